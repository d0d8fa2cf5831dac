import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import type { TacticId } from '#contract/transcript.ts';
import { lateQuestion, type Pressed } from '#core/interview/plan/tactics.ts';
import type { Gap } from '#core/topics/gap.ts';
import { topicTactics } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { hashSeed, type Seed } from '#core/interview/seeded-choice.ts';
import { questionCount } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { type OpenGap, standTaken } from './open-gaps.ts';

/** A tactic that may fire on the last answer, and the gap it goes for. */
type TacticChoice = { tactic: TacticId; gap: Gap };

const oneTactic = 2;

const has = (gaps: readonly OpenGap[], gap: Gap): boolean => gaps.some((g) => g.gap === gap && !g.rungOnly);
const firstOpen = (gaps: readonly OpenGap[], ...wanted: Gap[]): Gap | null =>
  wanted.find((gap) => has(gaps, gap)) ?? null;

/** An answer, or at least a dodge; nobody is pressed for not knowing. */
const saysSomething = ({ nonAnswer, signals }: HeardAnswer): boolean =>
  !nonAnswer || !(signals.dontKnow || signals.gibberish);

const tellsOfDeeds = ({ signals: s }: HeardAnswer): boolean =>
  s.iActions.length + s.weActions.length + s.numbers.length + s.rigour.length > 0;

const unfinishedWords = { least: 4, most: 14 };

/** An answer in words any applicant could use. */
const isGeneric = (heard: HeardAnswer): boolean =>
  saysSomething(heard) &&
  !heard.good &&
  !tellsOfDeeds(heard) &&
  heard.signals.buzzwords.length + heard.signals.generic.length > 0;

/** A few words that begin an answer: after a whole one, or where the question wanted no more, there is nothing to wait for. */
const isUnfinished = ({ signals, good, nonAnswer }: HeardAnswer, shortly: boolean): boolean =>
  !nonAnswer &&
  !good &&
  !shortly &&
  signals.words >= unfinishedWords.least &&
  signals.words <= unfinishedWords.most;

/** Nobody can be of another opinion about an estimate. */
const estimates =
  /\bI (?:would|will|can) (?:estimate|guess|assume|take|put|price|count)\b|\bapproximately\b/i;

type Moment = {
  heard: HeardAnswer;
  gaps: readonly OpenGap[];
  monologue: boolean;
  dip: boolean;
  /** The question wants to hear what one knows, or can do. */
  expertise: boolean;
  /** A word or two would answer the question. */
  shortly: boolean;
  midway: boolean;
};

const boundToTopic: ReadonlySet<TacticId> = new Set(topicTactics);

/** Whether the tactic makes sense in the topic. */
function suits(tactic: TacticId, topicId: TopicId): boolean {
  const { tactics }: { tactics: readonly TacticId[] } = topicTable[topicId].followUps;
  return !boundToTopic.has(tactic) || tactics.includes(tactic);
}

/** When a tactic that suits the topic may fire, and what it then goes for; null when it may not (rule TACTIC-2). */
const firesWhen: Record<TacticId, (moment: Moment) => Gap | null> = {
  interrupt: ({ gaps, monologue }) =>
    monologue ? firstOpen(gaps, 'result', 'size', 'reason', 'example', 'cost') : null,
  disbelief: ({ gaps }) => firstOpen(gaps, 'metric_source'),
  rapid_fire: ({ gaps, midway, heard }) => (midway && saysSomething(heard) ? (gaps[0]?.gap ?? null) : null),
  silence: ({ heard, shortly }) => (isUnfinished(heard, shortly) ? 'explain_hook' : null),
  contradiction: ({ gaps }) => firstOpen(gaps, 'contradiction'),
  belittle_answer: ({ heard, gaps }) =>
    isGeneric(heard)
      ? firstOpen(
          gaps,
          'vague_word',
          'example',
          'real_instance',
          'reason',
          'result',
          'cheaper_way',
          'explain_hook',
        )
      : null,
  alternative_path: ({ heard, gaps }) =>
    heard.nonAnswer ? null : firstOpen(gaps, 'cheaper_way', 'alternative', 'reason'),
  devils_advocate: ({ heard, gaps }) =>
    !heard.nonAnswer && standTaken(heard.text) && !estimates.test(heard.text)
      ? firstOpen(gaps, 'other_side', 'reason', 'twist', 'stakeholder')
      : null,
  marks_jab: ({ dip }) => (dip ? 'reason' : null),
  expert_challenge: ({ heard, gaps, expertise }) =>
    expertise && heard.newEvidence
      ? firstOpen(gaps, 'limit', 'failure_case', 'application', 'explain_hook')
      : null,
};

/** The one tactic of a drill, where the answer gives occasion for it (rule TACTIC-2). */
export function tacticInDrill(tactic: TacticId, moment: Moment): TacticChoice[] {
  const gap = suits(tactic, moment.heard.topicId) ? firesWhen[tactic](moment) : null;
  return gap ? [{ tactic, gap }] : [];
}

/** The tactics that may fire now, best first: allowed by style, not the last one again, none more than twice while there is a choice. */
export function tacticChoices(style: Style, state: Pressed, moment: Moment, seed: Seed): TacticChoice[] {
  const { firings } = state.tactics;
  const times = (tactic: TacticId): number => firings.filter((f) => f.tactic === tactic).length;
  const late = questionCount(state) >= lateQuestion && firings.length < styleRules[style].firings.least;
  const mostTimes = oneTactic + (late ? 1 : 0);
  const rank = (tactic: TacticId): number =>
    (tactic === 'interrupt' || tactic === 'contradiction' ? -10 : 0) +
    4 * times(tactic) +
    (hashSeed(seed, `${tactic}${firings.length}`) % 4);
  return styleRules[style].tactics
    .filter((t) => suits(t, moment.heard.topicId))
    .filter((t) => firings.at(-1)?.tactic !== t && times(t) < mostTimes)
    .map((tactic) => ({ tactic, gap: firesWhen[tactic](moment) }))
    .filter((choice): choice is TacticChoice => choice.gap !== null)
    .toSorted((a, b) => rank(a.tactic) - rank(b.tactic));
}
