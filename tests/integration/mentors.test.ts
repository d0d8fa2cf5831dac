import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MentorTopicScore } from '#contract/mentors.ts';
import { dayMs } from '#contract/time.ts';
import { sweepMentorLinks } from '#server/mentors/sweep-mentor-links.ts';
import { mentorDesk, nothingMore, scoresOf } from '#tests/fixtures/mentor-desk.ts';

const desk = mentorDesk();
const { clock, make, open, linkOf, revoke, score, later } = desk;

describe('what a mentor reads before scoring (rules MENTOR-2, MENTOR-4)', () => {
  it('is the transcript without name and contact, and nothing of ours', async () => {
    const { token, linkId } = await make();
    const page = await open(token);
    const { feedback } = await desk.candidate.call('readFeedback', {
      params: { sessionId: desk.sessionId },
      body: {},
    });
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
    const page = await open(token, desk.candidate);
    expect(page.reading.own).toBe(true);
    expect(await linkOf(linkId)).toMatchObject({ state: 'waiting', openedAt: null });
    await expect(score(token, scoresOf(page), false, desk.candidate)).rejects.toMatchObject({
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
    const before = await desk.candidate.call('readFeedback', {
      params: { sessionId: desk.sessionId },
      body: {},
    });
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
    expect(
      await desk.candidate.call('readFeedback', { params: { sessionId: desk.sessionId }, body: {} }),
    ).toEqual(before);
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

describe('scores that help to check ours (rule MENTOR-6)', () => {
  const ask = async () => {
    const token = readFileSync(join(desk.service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(new URL('/api/operator/mentor-scores', desk.service.origin), { headers });
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
    await sweepMentorLinks(desk.service.parts);
    expect((await ask()).readings).toBe(1);
    expect(await linkOf(linkId)).toMatchObject({ helps: true, revocable: true });
    await revoke(linkId);
    expect(await ask()).toEqual({ readings: 0, pairs: [] });
    expect(await linkOf(linkId)).toMatchObject({ helps: false, revocable: false });
  });
});

it('the report is a file for its owner alone, named by the day', async () => {
  const response = await desk.candidate.send('downloadReport', { params: { sessionId: desk.sessionId } });
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
  const stranger = await desk.service.signedIn('Dev Stranger', 0);
  for (const client of [stranger, desk.mentor])
    expect((await client.send('downloadReport', { params: { sessionId: desk.sessionId } })).status).toBe(
      client === desk.mentor ? 401 : 404,
    );
});
