import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/endpoints.ts';
import type { MentorPage, MentorTopicScore } from '#contract/mentors.ts';
import { dayMs } from '#contract/time.ts';
import { sweepMentorLinks } from '#server/mentors/sweep-mentor-links.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const clock = new TestClock();
let service: TestService;
let candidate: ApiClient;
let sessionId: string;
let mentor: ApiClient;

const said = 'Kavya here, write to kavya.ramanathan@example.com or call +91 98400 12345.';

async function finished(client: ApiClient): Promise<string> {
  const leaseId = 'lease-of-the-mentor-test';
  const begun = await startInterviewAs(client, { style: 'chill', leaseId });
  for (let n = 0; n < 10; n++) {
    const { awaitingTurnId } = await untilAwaited(client, begun.sessionId);
    const text = `${soundAnswerAt(n)}${n === 0 ? ` ${said}` : ''}`;
    const body = { leaseId, clientTurnId: `mentor-answer-${n}`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId: begun.sessionId }, body });
  }
  await untilAwaited(client, begun.sessionId);
  await client.call('endInterview', { params: { sessionId: begun.sessionId }, body: {} });
  await untilEvent(client, begun.sessionId, (s) => s.state === 'done');
  return begun.sessionId;
}

beforeAll(async () => {
  service = await startTestService({ clock });
  candidate = await service.signedIn('Kavya Ramanathan', 2);
  sessionId = await finished(candidate);
  mentor = new ApiClient(service.origin);
}, 60_000);
afterAll(() => service.close());

const nothingMore = { name: false, resumeFacts: false, scores: false, feedbackText: false };
type Wish = Partial<BodyOf<'makeMentorLink'>>;
const make = (wish: Wish = {}, client = candidate) =>
  client.call('makeMentorLink', {
    params: { sessionId },
    body: { days: 7, forWhom: 'Prof. Rao', shows: nothingMore, helps: false, ...wish },
  });
const open = (token: string, client = mentor) => client.call('openMentorPage', { body: { token } });
const links = async () => (await candidate.call('listMentorLinks', { params: { sessionId } })).links;
const linkOf = async (linkId: string) => (await links()).find((link) => link.linkId === linkId);
const revoke = (linkId: string, client = candidate) =>
  client.call('revokeMentorLink', { params: { linkId }, body: {} });

function scoresOf({ reading }: MentorPage, level: number | null = 2): MentorTopicScore[] {
  const levels = { evidence: level, structure: 3, reasoning: level, ownership: level, response: null };
  return reading.topics.map(({ topicId }) => ({ topicId, levels, note: `On ${topicId}.` }));
}
const score = (token: string, scores: MentorTopicScore[], helps = false, client = mentor) =>
  client.call('scoreAsMentor', { body: { token, scores, helps } });

/** Time passes; the candidate, signed out by it, signs in again. */
async function later(ms: number): Promise<void> {
  clock.advance(ms);
  await candidate.signIn({ name: 'Kavya Ramanathan', email: 'kavya.ramanathan@example.com' });
}

const missing = { code: 'not_found', status: 404 };

describe('what a mentor reads before scoring (rules MENTOR-2, MENTOR-4)', () => {
  it('is the transcript without name and contact, and nothing of ours', async () => {
    const { token, linkId } = await make();
    const page = await open(token);
    const { feedback } = await candidate.call('readFeedback', { params: { sessionId }, body: {} });
    if (!feedback) throw new Error('There is no feedback.');
    expect(page.result).toBeNull();
    expect(page.reading).toMatchObject({ candidate: null, facts: null, own: false, asksConsent: false });
    expect(page.reading.turns).toHaveLength(feedback.transcript.length);
    expect(page.reading.topics.length).toBeGreaterThan(1);
    const sent = JSON.stringify(page);
    expect(JSON.stringify(feedback.transcript)).toContain('Kavya');
    expect(sent).not.toMatch(/kavya|ramanathan|98400|12345|@example/i);
    expect(sent).not.toContain(feedback.verdict);
    for (const topic of feedback.topics) {
      expect(sent).not.toContain(JSON.stringify(topic.text));
      for (const { because } of topic.levels) expect(sent).not.toContain(JSON.stringify(because));
    }
    expect(sent).not.toMatch(/"(?:score|avgScore|band|levels|ours|marginNotes|tactic|quotes)"/);
    await revoke(linkId);
  });

  it('is the name and the resume where the candidate chose so, and never the contact', async () => {
    const { token, linkId } = await make({ shows: { ...nothingMore, name: true, resumeFacts: true } });
    const { reading } = await open(token);
    expect(reading.candidate).toBe('Kavya Ramanathan');
    expect(reading.turns.some(({ text }) => text.includes('Kavya here'))).toBe(true);
    expect(reading.facts?.join('\n')).toMatch(/Nilgiri Pumps/);
    expect(JSON.stringify(reading)).not.toMatch(/98400|12345|@example/);
    await revoke(linkId);
  });

  it('is for the candidate to look at, without counting as opened, and not to score', async () => {
    const { token, linkId } = await make();
    const page = await open(token, candidate);
    expect(page.reading.own).toBe(true);
    expect(await linkOf(linkId)).toMatchObject({ state: 'waiting', openedAt: null });
    await expect(score(token, scoresOf(page), false, candidate)).rejects.toMatchObject({
      code: 'own_interview',
    });
    await open(token);
    expect(await linkOf(linkId)).toMatchObject({ state: 'opened', openedAt: clock.now().toISOString() });
    await revoke(linkId);
  });
});

describe('scoring (rules MENTOR-3, MENTOR-5)', () => {
  it.each([
    ['our levels', { ...nothingMore, scores: true }, true, false],
    ['our words', { ...nothingMore, feedbackText: true }, false, true],
    ['neither', nothingMore, false, false],
  ])('shows %s after it, once, and moves nothing of ours', async (_what, shows, comparison, words) => {
    const { token, linkId } = await make({ shows });
    const before = await candidate.call('readFeedback', { params: { sessionId }, body: {} });
    const scores = scoresOf(await open(token));
    const { result } = await score(token, scores);
    expect(result?.scores).toEqual(scores);
    expect(result?.comparison !== null).toBe(comparison);
    expect(result?.words !== null).toBe(words);
    await expect(score(token, scoresOf(await open(token), 4))).rejects.toMatchObject({
      code: 'already_scored',
    });
    expect((await open(token)).result).toEqual(result);
    const link = await linkOf(linkId);
    expect(link).toMatchObject({ state: 'scored', helps: false, result: { scores } });
    expect(link?.result?.comparison.compared).toBeGreaterThan(4);
    expect(await candidate.call('readFeedback', { params: { sessionId }, body: {} })).toEqual(before);
    await revoke(linkId);
    expect(await linkOf(linkId)).toMatchObject({ state: 'revoked', result: { scores } });
  });

  it('takes every topic once, whole levels and short notes', async () => {
    const { token, linkId } = await make();
    const scores = scoresOf(await open(token));
    const [first] = scores;
    if (!first) throw new Error('There is nothing to score.');
    const wrong: MentorTopicScore[][] = [
      scores.slice(1),
      [...scores, first],
      [...scores.slice(1), { ...first, topicId: 'composure' }],
      scores.map((one) => ({ ...one, levels: { ...one.levels, structure: 5 } })),
      scores.map((one) => ({ ...one, levels: { ...one.levels, structure: 2.5 } })),
      scores.map((one) => ({ ...one, note: 'x'.repeat(601) })),
    ];
    for (const each of wrong)
      await expect(score(token, each)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await linkOf(linkId)).toMatchObject({ state: 'opened' });
    await revoke(linkId);
  });
});

describe('a link that leads nowhere', () => {
  it('is told from no other: unknown, revoked, over, of an account that goes, of a deleted interview', async () => {
    const other = await service.signedIn('Tara Bose', 1);
    const otherSession = await finished(other);
    const body = { days: 7, forWhom: '', shows: nothingMore, helps: false } as const;
    const ofDeleted = await other.call('makeMentorLink', { params: { sessionId: otherSession }, body });
    const revoked = await make();
    await revoke(revoked.linkId);
    const page = await open(ofDeleted.token);
    await other.call('deleteInterview', { params: { sessionId: otherSession }, body: {} });
    const replies = await Promise.all(
      ['A'.repeat(43), revoked.token, ofDeleted.token].map(async (token) => {
        const opened = await mentor.send('openMentorPage', { body: { token } });
        const scored = await mentor.send('scoreAsMentor', {
          body: { token, scores: scoresOf(page), helps: true },
        });
        const told = [await opened.json(), await scored.json()] as { error: { requestId?: string } }[];
        return [opened.status, scored.status, ...told.map(({ error }) => ({ ...error, requestId: '' }))];
      }),
    );
    const nowhere = { code: 'not_found', requestId: '' };
    expect(replies).toEqual(replies.map(() => [404, 404, nowhere, nowhere]));
    expect(
      await rowsOf(service.parts.database, 'mentor_links').then((rows) => rows.map((r) => r['id'])),
    ).not.toContain(ofDeleted.linkId);
  });

  it('is over to the millisecond', async () => {
    const { token, expiresAt } = await make({ days: 14 });
    clock.advance(14 * dayMs - 1);
    await open(token);
    await later(1);
    expect(clock.now().toISOString()).toBe(expiresAt);
    await expect(open(token)).rejects.toMatchObject(missing);
  });

  it('belongs to one person: nobody else lists, makes or revokes', async () => {
    const { token, linkId } = await make();
    const stranger = await service.signedIn('Ravi Stranger', 0);
    await expect(stranger.call('listMentorLinks', { params: { sessionId } })).rejects.toMatchObject(missing);
    await expect(make({}, stranger)).rejects.toMatchObject(missing);
    await expect(revoke(linkId, stranger)).rejects.toMatchObject(missing);
    await open(token);
    await revoke(linkId);
    await revoke(linkId);
    await expect(open(token)).rejects.toMatchObject(missing);
  });
});

describe('what is kept of links (rules MENTOR-1, MENTOR-7)', () => {
  it('is no secret, in no column, and five of an interview work at once', async () => {
    const made = [await make(), await make(), await make(), await make(), await make()];
    await expect(make()).rejects.toMatchObject({ code: 'mentor_links_used_up', status: 409 });
    const rows = JSON.stringify(await rowsOf(service.parts.database, 'mentor_links'));
    for (const { token } of made) expect(rows).not.toContain(token);
    const [first] = made;
    await revoke(first?.linkId ?? '');
    await make();
    for (const { linkId, state } of await links()) if (state !== 'revoked') await revoke(linkId);
  });

  it('ends with its time: unscored links go, scores stay without the way in', async () => {
    const scored = await make();
    const waiting = await make();
    await score(scored.token, scoresOf(await open(scored.token)));
    await sweepMentorLinks(service.parts);
    expect(await linkOf(waiting.linkId)).toBeDefined();
    await later(7 * dayMs);
    expect(await linkOf(waiting.linkId)).toMatchObject({ state: 'expired', revocable: false });
    await sweepMentorLinks(service.parts);
    expect(await linkOf(waiting.linkId)).toBeUndefined();
    expect(await linkOf(scored.linkId)).toMatchObject({ state: 'scored', result: expect.anything() });
    const rows = await rowsOf(service.parts.database, 'mentor_links');
    expect(rows.find((row) => row['id'] === scored.linkId)).toMatchObject({ token_hash: null });
  });
});

describe('scores that help to check ours (rule MENTOR-6)', () => {
  const ask = async () => {
    const token = readFileSync(join(service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(new URL('/api/operator/mentor-scores', service.origin), { headers });
    return (await response.json()) as { readings: number; pairs: Record<string, unknown>[] };
  };

  it.each([
    [false, true],
    [true, false],
  ])('are listed only when both said yes: not for %s and %s', async (ofCandidate, ofMentor) => {
    const { token, linkId } = await make({ helps: ofCandidate });
    const page = await open(token);
    expect(page.reading.asksConsent).toBe(ofCandidate);
    await score(token, scoresOf(page), ofMentor);
    expect(await ask()).toEqual({ readings: 0, pairs: [] });
    expect(await linkOf(linkId)).toMatchObject({ helps: false });
    await revoke(linkId);
  });

  it('hold levels and no word, name or id; a revoked link takes them back, after its time too', async () => {
    const { token, linkId } = await make({ helps: true });
    await score(token, scoresOf(await open(token)), true);
    const listed = await ask();
    expect(listed.readings).toBe(1);
    expect(listed.pairs.length).toBeGreaterThan(4);
    for (const pair of listed.pairs)
      expect(Object.keys(pair).toSorted()).toEqual(
        ['assessor', 'criterion', 'mentor', 'ours', 'reading', 'rubricHash', 'topicId'].toSorted(),
      );
    expect(JSON.stringify(listed)).not.toMatch(/session_|ml_|Kavya|Rao|On /);
    await later(8 * dayMs);
    await sweepMentorLinks(service.parts);
    expect((await ask()).readings).toBe(1);
    expect(await linkOf(linkId)).toMatchObject({ helps: true, revocable: true });
    await revoke(linkId);
    expect(await ask()).toEqual({ readings: 0, pairs: [] });
    expect(await linkOf(linkId)).toMatchObject({ helps: false, revocable: false });
  });
});

it('the report is a file for its owner alone, named by the day', async () => {
  const response = await candidate.send('downloadReport', { params: { sessionId } });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="hotseat-report-2026-03-07.pdf"',
    'cache-control': 'no-store',
  });
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const stranger = await service.signedIn('Dev Stranger', 0);
  for (const client of [stranger, mentor])
    expect((await client.send('downloadReport', { params: { sessionId } })).status).toBe(
      client === mentor ? 401 : 404,
    );
});

it('a link stops working when its candidate asks for the account to be deleted', async () => {
  const { token } = await make();
  await open(token);
  await candidate.call('deleteAccount', { body: { word: 'delete' } });
  await expect(open(token)).rejects.toMatchObject(missing);
});
