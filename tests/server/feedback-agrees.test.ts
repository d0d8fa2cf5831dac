import { describe, expect, it, test } from 'vitest';
import { styles } from '#contract/styles.ts';
import { topicIds } from '#contract/topics.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import { notesOf, tacticLogOf, transcriptOf } from '#core/interview/shown-state.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { temperaments } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { type AssessedTopic, finishTopic, prepareTopic, readPlainly } from '#core/scoring/assess-topic.ts';
import { offlineAssessor } from '#core/scoring/assessment.ts';
import { isDeniedBy, withoutDenied } from '#core/scoring/check-feedback.ts';
import { unionOf } from '#core/scoring/evidence-union.ts';
import { factsOf } from '#core/scoring/topic-facts.ts';
import { contradictedTurns, feedbackOf, type InterviewRecord } from '#core/scoring/interview-feedback.ts';
import { drillsFor, type SummedTopic, verdictOf } from '#core/scoring/write-verdict.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';

const by = { kind: 'offline', calibration: null } as const;

/** The record of a simulated interview and its topics as plain code assesses them. */
function simulated(style: (typeof styles)[number], at: number, seed: number) {
  const candidate = fictionalCandidates[at % fictionalCandidates.length];
  const temperament = temperaments[(at + seed) % temperaments.length];
  if (!candidate || !temperament) throw new Error('nobody');
  const { state } = simulateInterview(candidate, style, seed, temperament);
  const record: InterviewRecord = {
    sessionId: 's',
    transcript: transcriptOf(state),
    tactics: tacticLogOf(state),
    style,
    profile: candidate.profile,
    facts: candidate.facts,
    panel: [],
    completedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 0,
    notes: notesOf(state),
  };
  const contradicted = { contradictedTurns: new Set<string>() };
  const topics = topicIds.map((topicId): AssessedTopic => {
    const prepared = prepareTopic({ ...record, ...contradicted, topicId }, true);
    return prepared.kind === 'done'
      ? prepared.assessed
      : finishTopic(contradicted, prepared.topic, readPlainly(prepared.topic), by);
  });
  return { record, topics };
}

const interviews = styles.flatMap((style) =>
  sampled([3, 11, 29]).flatMap((seed) => fictionalCandidates.map((_, at) => simulated(style, at, seed))),
);
const scored = (record: InterviewRecord, topics: readonly AssessedTopic[]) => {
  const result = feedbackOf(record, topics, claimLedger(record), offlineAssessor, '');
  return result.kind === 'feedback' ? result.feedback.topics : [];
};
const logOf = (record: InterviewRecord) => ({
  ...record,
  contradicted: contradictedTurns(claimLedger(record)),
});

/** What is so, counted without the checker. */
function truthOf({ topic, feedback }: AssessedTopic, { transcript, tactics }: InterviewRecord) {
  const panel = transcript.filter((turn) => turn.role === 'panel' && turn.topicId === topic.topicId);
  const followUps = panel.filter(({ move }) => move === 'probe' || move === 'challenge').length;
  const pushes =
    panel.filter(({ move, tactic }) => move === 'challenge' || tactic).length +
    tactics.filter((one) => one.topicId === topic.topicId || feedback.topicId === 'composure').length;
  const union = unionOf(topic.answers);
  return {
    followUps,
    pushes,
    asked: panel.length,
    reasons: union.reasons.size,
    figures: union.numbers.size > 0,
    result: union.result,
    lesson: union.reflections.size > 0,
    said: topic.answers.map(({ text }) => text).join(' '),
  };
}
type Truth = ReturnType<typeof truthOf>;

/** Sentences made to slip past a checker, each with when it is a lie. */
const attacks: readonly (readonly [string, (truth: Truth) => boolean])[] = [
  ['It held when the panel pushed.', ({ pushes }) => pushes === 0],
  ['Pressed hard by both of them, you kept your line.', ({ pushes }) => pushes === 0],
  ['You stood your ground.', ({ pushes }) => pushes === 0],
  ['Cornered on the cost and then challenged, you went quiet for a while.', ({ pushes }) => pushes === 0],
  ['Even under fi\u00adre it stayed calm.', ({ pushes }) => pushes === 0],
  ['At no point did the panel press you.', ({ pushes }) => pushes > 0],
  ['No follow-up was asked.', ({ followUps }) => followUps > 0],
  ['Not one single follow\u200b-up question ever came.', ({ followUps }) => followUps > 0],
  ['Follow-ups? There were none.', ({ followUps }) => followUps > 0],
  [
    'The panel waited for more. It left the matter without any probing at all.',
    ({ followUps }) => followUps > 0,
  ],
  ['When asked again you only said the same.', ({ followUps }) => followUps === 0],
  ['The eleven follow-ups wore you down.', ({ followUps }) => followUps !== 11],
  ['You were asked again twelve times.', ({ followUps }) => followUps !== 12],
  ['At the ninth follow-up it gave way.', ({ followUps }) => followUps < 9],
  ['The panel did not come to this.', ({ asked }) => asked > 0],
  [
    'Nobody ever got round to asking about it here, not once, and it was never raised.',
    ({ asked }) => asked > 0,
  ],
  ['You gave no reason for it.', ({ reasons }) => reasons > 0],
  ['It lacked a figure, a reason, and an end.', ({ reasons, figures }) => reasons > 0 || figures],
  ['What the transcript does not have is a cause.', ({ reasons }) => reasons > 0],
  ['Reasons: none.', ({ reasons }) => reasons > 0],
  ['It is not without reasons.', ({ reasons }) => reasons === 0],
  ['You said it without repeating yourself and gave reasons.', ({ reasons }) => reasons === 0],
  ['Seven reasons carried it.', ({ reasons }) => reasons !== 7],
  ['There is no figure in it.', ({ figures }) => figures],
  ['The figures, sadly, are nowhere to be found.', ({ figures }) => figures],
  ['It needs a number.', ({ figures }) => figures],
  ['It never reached a result.', ({ result }) => result],
  ['The story breaks off and its outcome is left out.', ({ result }) => result],
  ['You drew no lesson from it.', ({ lesson }) => lesson],
  [
    'You said “we never shipped it to anybody at all” and left it there.',
    ({ said }) => !said.includes('shipped'),
  ],
  ['The panel was not convinced.', () => true],
  ['You survived a barrage.', ({ pushes }) => pushes === 0],
  ['The motive is wanting.', ({ reasons }) => reasons > 0],
  ['When things got rough you kept calm.', ({ pushes }) => pushes === 0],
  ['You took the hits well.', ({ pushes }) => pushes === 0],
  ['You were only asked once.', ({ followUps }) => followUps > 0],
  ['The matter rested there, without a second look.', ({ followUps }) => followUps > 0],
  ['You kept your reasons to yourself.', ({ reasons }) => reasons > 0],
  ['The number of reasons is nil.', ({ reasons }) => reasons > 0],
  ['One looks for figures in vain.', ({ figures }) => figures],
  ['It is number-free.', ({ figures }) => figures],
];
const whole = (text: string): string => text.replace(/\p{Cf}/gu, '');
const textOn = ({ topic }: AssessedTopic): string =>
  `${said(topic)} ${attacks.map(([words]) => words).join(' ')}`;
/** A sentence that is true of a topic. */
const said = ({ answers }: AssessedTopic['topic']): string =>
  `You began with “${(answers[0]?.text ?? '').replace(/[“”"]/g, '').split(/[.!?]/)[0]}”.`;
const missing = [
  'Why. A cause, not only a claim.',
  'The result of it all.',
  'A number you can defend.',
  'What you learnt.',
];
const missingLies: readonly ((truth: Truth) => boolean)[] = [
  ({ reasons }) => reasons > 0,
  ({ result }) => result,
  ({ figures }) => figures,
  ({ lesson }) => lesson,
];

describe('feedback agrees with its receipts and the log (rule PROSE-4)', () => {
  test('of a hostile model’s sentences none that is untrue is stored, and others are', () => {
    const lies = new Set<string>();
    const kept = new Set<string>();
    let written = 0;
    for (const { record, topics } of interviews) {
      const worded = topics.map((one) =>
        one.grade === null
          ? one
          : {
              ...one,
              feedback: {
                ...one.feedback,
                text: textOn(one),
                nextStep: 'The panel asked for nothing.',
                missing,
              },
            },
      );
      for (const feedback of scored(record, worded)) {
        const one = topics.find((other) => other.feedback.topicId === feedback.topicId);
        if (!one?.grade) continue;
        const truth = truthOf(one, record);
        for (const [words, isLie] of attacks) {
          if (!whole(feedback.text).includes(whole(words))) continue;
          kept.add(words);
          if (isLie(truth)) lies.add(`${words} ${JSON.stringify({ ...truth, said: '' })}`);
        }
        for (const line of feedback.missing)
          if (missingLies[missing.indexOf(line)]?.(truth)) lies.add(`missing: ${line}`);
        expect(feedback.text.startsWith(said(one.topic))).toBe(true);
        if (truth.asked > 0) expect(feedback.nextStep).not.toBe('The panel asked for nothing.');
        written += 1;
      }
    }
    expect([...lies]).toEqual([]);
    expect(written).toBeGreaterThan(60);
    expect(kept.size).toBeGreaterThan(6);
  });

  it('keeps what is true', () => {
    const { record, topics } = interviews[0] ?? simulated('chill', 0, 1);
    const topic = topics.find((one) => one.topic.answers.some((answer) => answer.isProbe))?.topic;
    if (!topic) throw new Error('no topic');
    const facts = factsOf(topic, logOf(record));
    const told = 'The follow-ups found more. No follow-up was asked.';
    expect(withoutDenied(told, facts)).toBe('The follow-ups found more.');
    expect(isDeniedBy(facts, 'No follow-up was asked.')).toBe(true);
  });
});

/** The topics with a number. */
const summed = (topics: readonly AssessedTopic[]): SummedTopic[] =>
  topics.flatMap((one) => (one.grade ? [{ ...one, grade: one.grade }] : []));

test('no summary and no drill is told twice to a candidate while there are other words (rule PROSE-5)', () => {
  for (const { record, topics } of interviews.slice(0, 6)) {
    const toldBefore = { summaries: [] as string[], drills: [] as string[] };
    const names = [...new Set(topics.map(({ feedback }) => feedback.name))];
    const bare = (words: string): string =>
      names.reduce((left, name) => left.replaceAll(name, '_'), words.replace(/“[^”]*”/g, '“_”'));
    const openings = new Set<string>();
    for (let at = 1; at <= 5; at += 1) {
      const drills = drillsFor(summed(topics), () => 1, toldBefore);
      const verdict = verdictOf(summed(topics), record.style, toldBefore, []);
      expect(drills).toHaveLength(3);
      toldBefore.summaries.push(verdict);
      toldBefore.drills.push(...drills);
      openings.add(bare(verdict));
      expect(openings.size).toBe(at);
      expect(new Set(toldBefore.drills.map(bare)).size).toBe(3 * at);
    }
  }
});

test('the summary of a model’s interview names the two lowest topics and quotes the best (rule PROSE-5)', () => {
  for (const { record, topics } of interviews) {
    const all = summed(topics);
    const verdict = verdictOf(all, record.style, { summaries: [], drills: [] }, []);
    const byScore = all
      .map(({ feedback }) => feedback)
      .filter(({ topicId }) => topicId !== 'composure')
      .sort((a, b) => (a.score ?? 0) - (b.score ?? 0));
    if (byScore.length < 3) continue;
    const lowest = byScore.slice(0, 2).map(({ score }) => score);
    const named = byScore.filter(({ name }) => verdict.includes(name));
    expect(named.slice(0, 2).map(({ score }) => score)).toEqual(lowest);
    const [, quote] = /“([^”]*)”/.exec(verdict) ?? [];
    const best = byScore.filter(({ score }) => score === byScore.at(-1)?.score);
    if (quote)
      expect(best.flatMap(({ quotes }) => quotes.map((one) => one.quote)).join(' ')).toContain(quote);
  }
});
