import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Playback, Voice } from '#web/lib/voices/voice.ts';
import { speakTurns, type SpokenTurn } from './speak-turns.ts';

type Said = { sentence: string; by: string; finish: () => void; share: number; stopped: boolean };

/** A voice whose sentences end when the test says so. */
function scriptedVoice(): Voice & { said: Said[]; prepared: string[] } {
  const said: Said[] = [];
  const prepared: string[] = [];
  return {
    said,
    prepared,
    prepare: (sentence) => void prepared.push(sentence),
    speak: (sentence, by) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const one: Said = { sentence, by, share: 0, stopped: false, finish: () => resolve(true) };
      said.push(one);
      const stop = (): void => {
        one.stopped = true;
        resolve(false);
      };
      return Promise.resolve<Playback>({ over: promise, share: () => one.share, stop });
    },
    end: () => undefined,
  };
}

const turn = (id: string, text: string, finished = true): SpokenTurn => ({
  id,
  speakerId: `speaker of ${id}`,
  text,
  finished,
});
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function speaking(read: readonly string[] = []) {
  const voice = scriptedVoice();
  const speaker = speakTurns(
    voice,
    read,
    () => undefined,
    () => undefined,
  );
  return { voice, speaker };
}

describe('turns that are said', () => {
  it('are said sentence by sentence, by who says them, and read no further than said', async () => {
    const { voice, speaker } = speaking();
    speaker.offer([turn('T01', 'One two three. Four five.'), turn('T02', 'Six?')]);
    expect(speaker.saidWords('T01')).toBe(0);
    await settle();
    expect(voice.said.map(({ sentence }) => sentence)).toEqual(['One two three.']);
    expect(voice.prepared).toEqual(['Four five.']);
    voice.said[0]!.share = 0.5;
    expect(speaker.saidWords('T01')).toBe(2);
    expect(speaker.saidWords('T02')).toBe(0);
    voice.said[0]!.finish();
    await settle();
    expect(speaker.saidWords('T01')).toBe(3);
    voice.said[1]!.finish();
    await settle();
    expect(voice.said[2]).toMatchObject({ sentence: 'Six?', by: 'speaker of T02' });
    voice.said[2]!.finish();
    await settle();
    expect(speaker.isSpeaking()).toBe(false);
    speaker.end();
  });

  it('wait for the end of a sentence that is still arriving', async () => {
    const { voice, speaker } = speaking();
    speaker.offer([turn('T01', 'One two', false)]);
    await settle();
    expect(voice.said).toEqual([]);
    speaker.offer([turn('T01', 'One two three.')]);
    await settle();
    expect(voice.said.map(({ sentence }) => sentence)).toEqual(['One two three.']);
    speaker.end();
  });

  it('fall silent at once when told, and can then be read as a whole', async () => {
    const { voice, speaker } = speaking();
    speaker.offer([turn('T01', 'One. Two. Three.')]);
    await settle();
    speaker.hush();
    await settle();
    expect(voice.said).toHaveLength(1);
    expect(voice.said[0]!.stopped).toBe(true);
    expect(speaker.saidWords('T01')).toBeNull();
    speaker.offer([turn('T01', 'One. Two. Three.'), turn('T02', 'Four.')]);
    await settle();
    expect(voice.said.map(({ sentence }) => sentence)).toEqual(['One.', 'Four.']);
    speaker.end();
  });

  it('count as said up to the last whole sentence before they were silenced (rule VOICE-11)', async () => {
    const { voice, speaker } = speaking();
    const turns = [turn('T01', 'One two. Three. Four.'), turn('T02', 'Five?')];
    speaker.offer(turns);
    await settle();
    expect(speaker.spokenInto()).toBeNull();
    voice.said[0]!.finish();
    await settle();
    speaker.hush();
    expect(speaker.spokenInto()).toEqual({ turnId: 'T01', words: 2 });
    await settle();
    speaker.hush();
    expect(speaker.spokenInto()).toEqual({ turnId: 'T01', words: 2 });
    speaker.offer([turn('T04', 'Six.')]);
    expect(speaker.spokenInto()).toBeNull();
    await settle();
    voice.said.at(-1)!.finish();
    await settle();
    speaker.hush();
    expect(speaker.spokenInto()).toBeNull();
    speaker.end();
  });

  it('are not said again where they were read already', async () => {
    const { voice, speaker } = speaking(['T01']);
    speaker.offer([turn('T01', 'One.')]);
    await settle();
    expect(voice.said).toEqual([]);
    expect(speaker.saidWords('T01')).toBeNull();
    speaker.end();
  });

  it('are read where there is no sound', async () => {
    let failures = 0;
    const mute: Voice = { ...scriptedVoice(), speak: () => Promise.reject(new Error('no loudspeaker')) };
    const speaker = speakTurns(
      mute,
      [],
      () => undefined,
      () => (failures += 1),
    );
    speaker.offer([turn('T01', 'One.')]);
    await settle();
    expect(failures).toBe(1);
    expect(speaker.saidWords('T01')).toBeNull();
    speaker.end();
  });
});

describe('a voice that says neither yes nor no', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['a sentence that never begins', () => new Promise<Playback>(() => undefined)],
    [
      'a sentence that never ends',
      () =>
        Promise.resolve({
          over: new Promise<boolean>(() => undefined),
          share: () => 0,
          stop: () => undefined,
        }),
    ],
  ])('%s leaves the words to be read (rule VOICE-5)', async (_, speak) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const onFailure = vi.fn();
    const voice = { ...scriptedVoice(), speak };
    const speaker = speakTurns(voice, [], () => undefined, onFailure);
    speaker.offer([turn('T01', 'One two three. Four five.')]);
    await settle();
    expect(speaker.saidWords('T01')).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(speaker.saidWords('T01')).toBeNull();
    expect(speaker.isSpeaking()).toBe(false);
    speaker.end();
  });

  it('a sentence that begins after it was given up is not heard', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { promise, resolve } = Promise.withResolvers<Playback>();
    const stop = vi.fn();
    const voice = { ...scriptedVoice(), speak: () => promise };
    const speaker = speakTurns(
      voice,
      [],
      () => undefined,
      () => undefined,
    );
    speaker.offer([turn('T01', 'One two three.')]);
    await vi.advanceTimersByTimeAsync(60_000);
    resolve({ over: Promise.resolve(true), share: () => 0, stop });
    await settle();
    expect(stop).toHaveBeenCalledOnce();
    speaker.end();
  });
});
