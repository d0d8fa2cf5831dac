import { burstDue, drillFiringDue } from '#core/interview/plan/tactics.ts';
import { interviewClockOf } from '#core/interview/plan/time-budget.ts';
import { wordCount } from '#core/text/words-of.ts';
import { hashSeed, orderSeeded } from '#core/interview/seeded-choice.ts';
import {
  type ConductorState,
  mannerOf,
  questionCount,
  type Setting,
  type Thread,
} from '#core/interview/state.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { styleRules } from '#core/interview/styles.ts';
import type { TacticId } from '#contract/transcript.ts';
import {
  quickEndings,
  quickOpenings,
  tacticLines,
  type WordedTactic,
} from '#core/interview/wordings/tactic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { argues, isAdmission, isFull } from './answer-form.ts';
import { conflictOf, unsaidLine } from './follow-up-lines.ts';
import { choiceOf, firstOf, type FollowUpChoice, type Situation } from './situation.ts';
import { takesShortAnswer, wantsBrevity } from './short-question.ts';

/** Quick questions belong in the middle of an interview, not at its end. */
const quickFrom = 5;
const lastQuick = 30;
const quickWords = 16;
const quickEnough = 5;
/** Who argues for longer has earned the next question. */
const doubtedWords = 60;
const oftenEnough = 2;
const unfinishedWords = { least: 4, most: 20 };

/** Which burst a tactic would belong to now, in an interview or a drill on it; null while the panel stays calm. */
const burstOf = ({ state, setting }: Pick<Situation, 'state' | 'setting'>): number | null =>
  setting.drill ? drillFiringDue(state) : burstDue(state, interviewClockOf(setting));

function allows({ style, drill }: Setting, tactic: TacticId): boolean {
  if (drill) return drill.kind === 'tactic' && drill.tactic === tactic;
  return styleRules[style].tactics.includes(tactic);
}

/** Whether a panel may want to be convinced: of a motive, a view or a decision, not of a life or of what is right or wrong. */
const isArgued = ({ topicId, filled: { stem } }: Thread): boolean =>
  topicTable[topicId].plan.place.kind === 'motive' || stem.kind === 'opinion' || stem.kind === 'situation';

/** When a tactic may fire on an answer (rule TACTIC-2). */
const firesWhen: Record<WordedTactic, (situation: Situation) => boolean> = {
  interrupt: ({ monologue }) => monologue,
  silence: ({ asked, heard, setting }) =>
    !takesShortAnswer(asked.text) &&
    heard.signals.words >= unfinishedWords.least &&
    (setting.drill ? !isFull(asked.text, heard) : heard.signals.words <= unfinishedWords.most),
  disbelief: ({ asked, heard, thread }) =>
    !takesShortAnswer(asked.text) &&
    isArgued(thread) &&
    heard.signals.words <= doubtedWords &&
    argues(asked.text, heard),
};

/** The tactic that fires on an answer, the most fitting first; none on an admission or on no answer. A real conflict is one as well (rules TACTIC-2, TACTIC-3). */
export function tacticOn(situation: Situation): FollowUpChoice | null {
  const { state, setting, heard } = situation;
  const burst = burstOf(situation);
  if (burst === null || heard.nonAnswer || isAdmission(heard)) return null;
  const { firings } = state.tactics;
  const times = (tactic: TacticId): number => firings.filter((one) => one.tactic === tactic).length;
  const rank = (tactic: TacticId): number =>
    (tactic === 'interrupt' ? -10 : 4 * times(tactic)) +
    (hashSeed(setting.seed, `${tactic}${firings.length}`) % 4);
  const conflict = allows(setting, 'contradiction') ? conflictOf(situation) : null;
  if (conflict) return { ...conflict, tactic: 'contradiction', move: 'challenge', burst };
  const fitting = (Object.keys(firesWhen) as WordedTactic[])
    .filter((tactic) => allows(setting, tactic) && firesWhen[tactic](situation))
    .filter((tactic) => setting.drill || (times(tactic) < oftenEnough && firings.at(-1)?.tactic !== tactic))
    .toSorted((a, b) => rank(a) - rank(b));
  const choice = firstOf(fitting, (tactic) => {
    const text = unsaidLine(situation, tacticLines[tactic]);
    return text === null ? null : choiceOf(situation, { text, tactic });
  });
  return choice && { ...choice, burst };
}

/** Words that a question goes on with after a colon. */
const goesOn =
  /^(?:and|at|what|which|who|whom|whose|how|when|where|why|did|do|does|is|are|was|were|would|could|can|has|have)\b[^.:!]*$/i;

/**
 * A question of the bank put so that it wants its answer in one breath, and the burst it belongs to; null where none is due or the question is too
 * long for that (rule TACTIC-2).
 */
export function putQuickly(
  state: ConductorState,
  setting: Setting,
  question: string,
): { text: string; burst: number } | null {
  const burst = burstOf({ state, setting });
  const number = questionCount(state) + 1;
  const midway = setting.drill !== undefined || (number >= quickFrom && number <= lastQuick);
  const times = state.tactics.firings.filter(({ tactic }) => tactic === 'rapid_fire').length;
  if (burst === null || !midway || mannerOf(state, setting) !== 'grill') return null;
  if (!allows(setting, 'rapid_fire') || times >= quickEnough) return null;
  const hasItsTime = /\bminutes?\b/i.test(question);
  if (wordCount(question) > quickWords || hasItsTime || wantsBrevity(question)) return null;
  const banned = setting.scenario?.banned;
  const pick = (lines: readonly string[]): string =>
    orderSeeded(lines, setting.seed, 'quick').filter((line) => !findBannedPhrase(line, banned))[times] ?? '';
  const bare = question.charAt(0).toLowerCase() + question.slice(1);
  const [opening, ending] = [pick(quickOpenings), pick(quickEndings)];
  if (!opening || !ending) return null;
  return { text: goesOn.test(question) ? `${opening} ${bare}` : `${question} ${ending}`, burst };
}
