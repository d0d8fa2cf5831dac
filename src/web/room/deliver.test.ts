import { describe, expect, it } from 'vitest';
import { EndpointError } from '#web/lib/call-endpoint.ts';
import type { CallErrorCode } from '#web/lib/error-words.ts';
import { deliver } from './deliver.ts';

function scripted(codes: readonly CallErrorCode[]) {
  const pauses: number[] = [];
  let tries = 0;
  const send = async (): Promise<string> => {
    const code = codes[tries++];
    if (code)
      throw new EndpointError(code, code, code === 'too_many_requests' ? { retryAfterSeconds: 30 } : {});
    return 'taken';
  };
  const parts = {
    onDelay: () => {},
    pause: async (ms: number) => {
      pauses.push(ms);
    },
    isCancelled: () => tries >= 6,
  };
  return { run: () => deliver(send, parts), pauses, tries: () => tries };
}

describe('deliver', () => {
  it('tries again with growing pauses until the answer is taken', async () => {
    const sent = scripted(['offline', 'unreachable', 'shutting_down']);
    await expect(sent.run()).resolves.toBe('taken');
    expect(sent.pauses).toEqual([400, 800, 1_600]);
  });

  it('waits as long as it was asked to', async () => {
    const sent = scripted(['too_many_requests']);
    await sent.run();
    expect(sent.pauses).toEqual([30_000]);
  });

  it('does not repeat what was refused', async () => {
    const sent = scripted(['turn_out_of_order']);
    await expect(sent.run()).rejects.toMatchObject({ code: 'turn_out_of_order' });
    expect(sent.tries()).toBe(1);
  });

  it('stops when cancelled', async () => {
    const sent = scripted(Array.from({ length: 9 }, () => 'offline' as const));
    await expect(sent.run()).resolves.toBeNull();
    expect(sent.tries()).toBe(6);
  });
});
