import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '#contract/endpoints.ts';
import { limitOf } from '#server/platform/http/rate-limits.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { goodCall, none, send, userEndpoints } from '#tests/fixtures/good-calls.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';

/*
 * Every limit of calls that an endpoint has of its own, with one user on two nodes. Below half of a limit nobody waits for the count, so the second node
 * may let half of it more through, and never as much as it would alone (rule LIMIT-1).
 */

let nodes: [TestService, TestService];
beforeAll(async () => {
  nodes = await startTwoNodes({ env: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => closeNodes(nodes));

const ofUser = (name: EndpointName) => {
  const { max, groupId } = limitOf(name, { scale: 1 });
  return { name, max: max(null, 'user somebody'), groupId };
};
/** Those counted by themselves, which is told by their group. The few that allow more than twenty are the same in a longer test. */
const limited = userEndpoints
  .map(ofUser)
  .filter(({ name, max, groupId }) => groupId === ` ${name}` && max <= 20)
  // It ends what it is called by: after one call nobody is signed in.
  .filter(({ name }) => name !== 'signOutEverywhere');

let users = 0;
const letters = (n: number): string => String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26));
async function somebody(): Promise<[ApiClient, ApiClient]> {
  const client = await nodes[0].signedIn(`Limited ${letters(users++)}`, 0);
  const both = [client, client.towards(nodes[1].origin)] as [ApiClient, ApiClient];
  // A node counts a user's calls by their address until it has seen their session.
  for (const one of both) await one.call('readConsents');
  return both;
}
async function isThrough(client: ApiClient, name: EndpointName): Promise<boolean> {
  const reply = await send(client, name, goodCall(name, none));
  await reply.body?.cancel();
  return reply.status !== 429;
}

it('there are many of them', () => expect(limited.length).toBeGreaterThan(15));

describe('two nodes that one user calls', () => {
  it.each(limited)(
    'in turn let at most half of $max more through to $name, and then none',
    async ({ name, max }) => {
      const both = await somebody();
      let through = 0;
      for (let n = 0; n < 2 * max; n++) through += (await isThrough(both[n % 2 === 0 ? 0 : 1], name)) ? 1 : 0;
      expect(through).toBeGreaterThanOrEqual(max);
      expect(through).toBeLessThanOrEqual(Math.floor(1.5 * max));
      expect(await Promise.all(both.map((client) => isThrough(client, name)))).toEqual([false, false]);
    },
  );

  it.each(limited)('at once let at most half of $max more through to $name', async ({ name, max }) => {
    const both = await somebody();
    const calls = Array.from({ length: 3 * max }, (_, n) => isThrough(both[n % 2 === 0 ? 0 : 1], name));
    const through = (await Promise.all(calls)).filter(Boolean).length;
    expect(through).toBeGreaterThanOrEqual(max);
    expect(through).toBeLessThanOrEqual(Math.floor(1.5 * max));
  });
});
