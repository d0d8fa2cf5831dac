import { describe, expect, test } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { styles } from '#contract/styles.ts';
import { scoredBy } from '#contract/topics.ts';
import { notesOf, tacticLogOf, transcriptOf } from '#core/interview/shown-state.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { temperaments } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { asTold } from '#core/scoring/as-told.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { reportContent } from '#server/feedback/report/report-content.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { feedbackBy, finishedInterview } from '#tests/fixtures/scored-interview.ts';
import { thingsToFix } from '#web/site/features/feedback/things-to-fix.ts';

const notKnowing = ["I don't know.", 'Sorry sir, I do not know.', 'No idea.'];

/** The feedback of a simulated interview; `unknown` of its answers in ten say nothing but that they do not know. */
async function simulated(
  style: Feedback['style'],
  at: number,
  seed: number,
  unknown: number,
): Promise<Feedback> {
  const candidate = fictionalCandidates[at % fictionalCandidates.length];
  const temperament = temperaments[(at + seed) % temperaments.length];
  if (!candidate || !temperament) throw new Error('nobody');
  const usual = simulateInterview(candidate, style, seed, temperament);
  const said = transcriptOf(usual.state).filter(({ role }) => role === 'candidate');
  const { state } =
    unknown === 0
      ? usual
      : simulateInterview(candidate, style, seed, temperament, {
          answerWith: (_question, index) =>
            (index % 10 < unknown ? notKnowing[index % 3] : said[index % said.length]?.text) ?? '',
        });
  const read = await feedbackBy(
    createOfflineAssessor(),
    finishedInterview([], {
      transcript: transcriptOf(state),
      tactics: tacticLogOf(state),
      notes: notesOf(state),
      style,
      profile: candidate.profile,
      facts: candidate.facts,
    }),
  );
  return asTold(read, {});
}

const interviews = await Promise.all(
  styles.flatMap((style) =>
    sampled([3, 11, 29]).flatMap((seed) => [
      ...fictionalCandidates.map((_, at) => simulated(style, at, seed, 0)),
      simulated(style, seed, seed, 6),
    ]),
  ),
);

const scoredIn = ({ topics }: Feedback) =>
  topics.filter(({ topicId, score }) => score !== null && scoredBy(topicId) === 'answers');
const bestOf = (feedback: Feedback) => Math.max(...scoredIn(feedback).map(({ score }) => score ?? 0));
describe.each(interviews.map((feedback, at) => [at, feedback] as const))('feedback %i', (_, feedback) => {
  test('ranks nothing in its summary and topics (rule PROSE-10)', () => {
    for (const text of [feedback.verdict, ...scoredIn(feedback).map((topic) => topic.text)]) {
      expect(text).not.toBe('');
      expect(text.replaceAll(/“[^”]*”/g, '')).not.toMatch(
        /best|strongest|highest|lowest|weakest|not enough|hold on to/i,
      );
    }
  });

  test('never has the best topic among the things to fix (rule PROSE-9)', () => {
    const best = bestOf(feedback);
    const worst = Math.min(...scoredIn(feedback).map(({ score }) => score ?? 0));
    const things = thingsToFix(feedback).filter(({ name }) => name !== 'Your resume');
    const scoreOf = (name: string) => scoredIn(feedback).find((topic) => topic.name === name)?.score ?? 0;
    if (best > worst) expect(things.map(({ name }) => scoreOf(name))).not.toContain(best);
  });

  test('has the same things to fix on the page and in the report (rule PROSE-9)', () => {
    const things = thingsToFix(feedback)
      .map(({ name }) => name)
      .filter((name) => name !== 'Your resume');
    const section = reportContent(feedback, 'A').sections.find(({ title }) => title === 'What to fix first');
    const printed = (section?.blocks ?? []).flatMap((block) =>
      block.kind === 'heading' ? [block.text] : [],
    );
    expect(printed.filter((name) => name !== 'A conflict with your resume').slice(0, 2)).toEqual(
      things.slice(0, 2),
    );
  });

  test('holds nothing against the resume that was said in an answer (rule PROSE-9)', () => {
    const said = feedback.transcript.filter(({ role }) => role === 'candidate').map(({ text }) => text);
    for (const { resumeSays } of feedback.contradictions.filter((one) => one.resumeSays !== null))
      expect(said.filter((text) => text.includes(resumeSays ?? ''))).toEqual([]);
  });

  test('counts “I don’t know” the same everywhere (rule PROSE-9)', () => {
    const told = /didn’t know in (?:all )?(\d+)/;
    const inTopics = scoredIn(feedback).reduce((sum, { text }) => {
      return sum + Number(told.exec(text)?.[1] ?? (text.includes('Your one answer here') ? 1 : 0));
    }, 0);
    const inAll = Number(told.exec(feedback.verdict)?.[1] ?? 0);
    expect(inAll).toBeGreaterThanOrEqual(inTopics);
  });
});
