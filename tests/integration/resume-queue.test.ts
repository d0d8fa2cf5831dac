import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Resume } from '#contract/resume.ts';
import { readingPlaces, ResumeParser } from '#server/resumes/parse-resume-file.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { freeze, kill, parserChildren, thaw } from '#tests/fixtures/parser-children.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const clock = new TestClock();
// Files stand still here for as long as a test wants.
const parser = new ResumeParser({ clock, readingMs: 300_000 });
/** What other files of this worker left behind. */
const others = parserChildren();
const readersOf = (before: readonly number[] = others): number[] =>
  parserChildren().filter((pid) => !before.includes(pid));
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock, parser });
});
afterEach(() => readersOf().forEach(thaw));
afterAll(async () => {
  await service.close();
  await parser.close();
});

const form = (): FormData => {
  const sent = new FormData();
  sent.set('file', new Blob([pastedResume]), 'resume.txt');
  return sent;
};
const upload = (client: ApiClient): Promise<Resume> => client.call('uploadResume', { form: form() });

const placeOf = (client: ApiClient) => client.call('readResumeQueue');
const until = (client: ApiClient, place: { state: string; ahead: number }) =>
  expect.poll(() => placeOf(client)).toEqual(place);
const reading = { state: 'reading', ahead: 0 };

/** Opens the page on which a file is chosen, and freezes the processes that read files: at least `count` of them, without those of `before`. */
async function freezeReaders(
  client: ApiClient,
  count: number,
  before: readonly number[] = others,
): Promise<void> {
  await client.call('readLatestResume');
  await expect.poll(() => readersOf(before).length).toBeGreaterThanOrEqual(count);
  readersOf(before).forEach(freeze);
}

/** Takes every place with a file whose reading stands still. */
async function takePlaces(name: string, of = service, before: readonly number[] = others) {
  const uploads: Promise<Resume>[] = [];
  for (let n = 0; n < readingPlaces(1); n++) {
    const client = await of.signedIn(`${name} ${'x'.repeat(n + 1)}`, 0);
    await freezeReaders(client, n + 1, before);
    uploads.push(upload(client));
    await until(client, reading);
  }
  return uploads;
}

describe('many people at once', () => {
  it('are all read, up to 64 of them, and none is refused', async () => {
    const crowd = runs(64, 16);
    const usual = await startTestService();
    const people: ApiClient[] = [];
    for (let n = 0; n < crowd; n++) people.push(await usual.signedIn(`Crowd ${'x'.repeat(n + 1)}`, 0));
    const resumes = await Promise.all(people.map((client) => upload(client)));
    expect(new Set(resumes.map(({ resumeId }) => resumeId)).size).toBe(crowd);
    expect(await placeOf(people[0] ?? expect.fail())).toEqual({ state: 'none', ahead: 0 });
    await usual.close();
  });

  it('wait behind at most one file of a person who sends eight slow ones', async () => {
    const [slow, other] = [await service.signedIn('Slow Sender', 0), await service.signedIn('Other', 0)];
    await freezeReaders(slow, 1);
    const eight = Array.from({ length: 8 }, () => upload(slow));
    await until(slow, reading);
    let ended = 0;
    for (const one of eight) void one.finally(() => (ended += 1));
    // The one that is being read stands still; the seven others leave the second place to everybody else.
    for (let n = 0; n < 3; n++) expect((await upload(other)).source).toBe('text');
    expect(ended).toBe(0);
    expect(await placeOf(slow)).toEqual(reading);
    readersOf().forEach(thaw);
    expect(await Promise.all(eight)).toHaveLength(8);
  });

  it('see how many are ahead of them; who leaves is not waited for and not read', async () => {
    const taken = await takePlaces('Holder');
    const [first, second] = [await service.signedIn('First', 0), await service.signedIn('Second', 0)];
    const leaves = new AbortController();
    const left = first.fetch(new URL('/api/resumes', first.origin), {
      method: 'POST',
      body: form(),
      headers: { 'x-hotseat': '1' },
      signal: leaves.signal,
    });
    await until(first, { state: 'waiting', ahead: 0 });
    const behind = upload(second);
    await until(second, { state: 'waiting', ahead: 1 });
    // A sample is ours: it waits behind nobody's file.
    expect((await second.call('useSampleResume', { body: { sample: 'fresher' } })).source).toBe('sample');
    leaves.abort();
    await expect(left).rejects.toThrow('abort');
    await until(second, { state: 'waiting', ahead: 0 });
    await until(first, { state: 'none', ahead: 0 });
    readersOf().forEach(thaw);
    await Promise.all([...taken, behind]);
    expect((await first.call('readLatestResume')).resume).toBeNull();
  });

  it('are told to come back when the wait would be longer than a minute, and no file is blamed', async () => {
    const [slow, late] = [await service.signedIn('Long Reader', 0), await service.signedIn('Late', 0)];
    // Sixteen readings that took two minutes each by the clock make the next estimate.
    for (let n = 0; n < 16; n++) {
      await freezeReaders(slow, 1);
      const one = upload(slow);
      await until(slow, reading);
      clock.advance(120_000);
      readersOf().forEach(thaw);
      await one;
    }
    const taken = await takePlaces('Keeper');
    const refused = await late.send('uploadResume', { form: form() });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({
      error: { code: 'resume_queue_full', data: { retryAfterSeconds: 60 } },
    });
    readersOf().forEach(thaw);
    await Promise.all(taken);
    expect((await upload(late)).source).toBe('text');
  });
});

describe('a process that reads resumes', () => {
  it('is killed in the middle: another one reads the file', async () => {
    const client = await service.signedIn('Unlucky', 0);
    await freezeReaders(client, 1);
    const killed = readersOf();
    const resume = upload(client);
    await until(client, reading);
    killed.forEach(kill);
    expect((await resume).source).toBe('text');
    expect(readersOf().filter((pid) => killed.includes(pid))).toEqual([]);
  });
});

it('a server that stops refuses those who wait at once and leaves no process behind', async () => {
  const before = parserChildren();
  const stopping = await startTestService({ parser: 'own' });
  const begun = await takePlaces('Begun', stopping, before);
  const client = await stopping.signedIn('Waits', 0);
  const refused = expect(upload(client)).rejects.toEqual(refusedWith('shutting_down'));
  await until(client, { state: 'waiting', ahead: 0 });
  const closed = stopping.close();
  await refused;
  await Promise.allSettled(begun);
  await closed;
  expect(readersOf(before)).toEqual([]);
});
