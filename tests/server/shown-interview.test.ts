import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shownScore } from '#contract/feedback.ts';
import { transcriptOf } from '#core/interview/shown-state.ts';
import { draftWords } from '#core/interview/draft-words.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { readResume } from '#core/resume/read-resume.ts';
import { asTold } from '#core/scoring/as-told.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { feedbackBy } from '#tests/fixtures/scored-interview.ts';
import { shownAnswers, shownTold } from '#tests/fixtures/shown-interview.ts';
import { claims } from '#web/content/claims.ts';
import { shownInterview } from '#web/content/shown-interview.ts';
import { twoStyles } from '#web/content/two-styles.ts';

const sample = new URL('../../src/server/resumes/samples/vikram-nair-engineer.txt', import.meta.url);
const { facts } = readResume(readFileSync(sample, 'utf8').split('\n'), '2026-01-15');

/** The interview of the first page, played again: every question of the panel, the answers it was given, its score. */
async function played() {
  const left = new Map(Object.entries(shownAnswers).map(([topicId, said]) => [topicId, [...said]]));
  const { state, spoken } = simulateInterview(
    { name: 'Vikram Nair', profile: 'experienced', facts },
    shownInterview.style,
    shownInterview.seed,
    'strong',
    {
      answerWith: ({ topicId, draft }) => {
        const answer = left.get(topicId)?.shift();
        if (!answer) throw new Error(`no answer is written for: ${draft}`);
        return answer;
      },
    },
  );
  const transcript = transcriptOf(state);
  const read = await feedbackBy(createOfflineAssessor(), {
    sessionId: 'session_landing_1767225600000',
    uid: 'landing',
    candidateName: 'Vikram Nair',
    transcript,
    tactics: [],
    style: shownInterview.style,
    profile: 'experienced',
    facts,
    panel: state.panel,
    completedAt: '2026-01-15T12:00:00.000Z',
    durationMs: state.nowMs,
  });
  return { state, spoken, transcript, feedback: asTold(read, shownTold) };
}
const { state, spoken, transcript, feedback } = await played();

it('the room of the first page is a moment of that interview', () => {
  const { panel, question, answerId, draft, elapsedMs } = shownInterview.room;
  expect(state.panel).toMatchObject(panel);
  const asked = transcript.find(({ id }) => id === question.id);
  expect(asked).toMatchObject(question);
  expect(spoken.some((directive) => draftWords(directive).join('') === question.text)).toBe(true);
  const answer = transcript[transcript.findIndex(({ id }) => id === question.id) + 1];
  expect(answer?.id).toBe(answerId);
  expect(answer?.text.startsWith(draft)).toBe(true);
  expect(answer?.startedAtMs).toBeLessThan(elapsedMs);
  expect(answer?.endedAtMs).toBeGreaterThan(elapsedMs);
});

it('the Chill exchange beside the Grill one is of that interview', () => {
  const { first, reply, second } = twoStyles.exchanges.chill;
  const said = transcript.map(({ text }) => text);
  const from = said.indexOf(twoStyles.answer);
  expect(said.slice(from, from + 4)).toEqual([twoStyles.answer, first, reply, second]);
});

it('the feedback of the first page is what that interview got', () => {
  const { topic, topics, transcript: turns, ...overall } = shownInterview.report;
  expect(feedback).toMatchObject(overall);
  expect(feedback.topics).toHaveLength(topics.length);
  expect(feedback.topics).toContainEqual(topic);
  for (const turn of turns) expect(transcript).toContainEqual(turn);
});

it('the score beside the claim is that of the same interview', () => {
  const { avgScore, band, assessedTopics, topics } = feedback;
  if (avgScore === null || band === null) throw new Error('The shown interview has no overall.');
  expect(claims.find(({ title }) => title === 'Feedback in numbers')).toMatchObject({
    shown: `${shownScore(avgScore)}, likely ${shownScore(band.low)}–${shownScore(band.high)}`,
    note: `${assessedTopics} of ${topics.length} topics assessed, in the interview shown above.`,
  });
});
