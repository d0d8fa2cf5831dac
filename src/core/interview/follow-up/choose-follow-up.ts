import type { Gap } from '#core/topics/gap.ts';
import { factsOnTable } from '#core/interview/plan/agenda.ts';
import { burstDue, drillFiringDue } from '#core/interview/plan/tactics.ts';
import { interviewClockOf } from '#core/interview/plan/time-budget.ts';
import { slotCatalogue } from '#core/interview/questions/slot-catalogue.ts';
import { slotText } from '#core/interview/questions/slot-text.ts';
import { type ConductorState, mannerOf, questionCount } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';
import { tacticChoices, tacticInDrill } from './choose-tactic.ts';
import { deniesAll } from './denies-all.ts';
import {
  callbackOf,
  choiceOf,
  conflictOf,
  firstOf,
  type FollowUpChoice,
  gapOf,
  rungOf,
  type Situation,
  tellingOf,
  unasked,
} from './follow-up-sources.ts';
import { nearerQuestions } from './nearer-questions.ts';
import type { OpenGap } from './open-gaps.ts';
import { takesShortAnswer } from './short-question.ts';
import { wordDenied, wordLine, wordTactic } from './word-follow-up.ts';

/** Gaps a candidate can answer from what they know of themselves: a Grill topic ends on one of these (rule PACE-5). */
const answerable: readonly Gap[] = ['learning', 'reason', 'own_part', 'example', 'result', 'explain_hook'];
/** After so many follow-ups without the candidate's own words, their words come first again (rule GAP-3). */
const callbackEvery = 2;
/** Quick questions belong in the middle of an interview, not at its end. */
const lastQuick = 30;
/** So few words dodge nothing: they are thin, and the prepared question goes on from them. */
const fewWords = 12;

/** Whether the last follow-ups took none of the candidate's words up. */
function callbackIsDue({ turns }: ConductorState): boolean {
  const followUps = turns.filter(({ move }) => move === 'probe' || move === 'challenge');
  return followUps.slice(-callbackEvery).every(({ hook }) => !hook) && followUps.length > 0;
}

/** A fall of marks that can be held up; none where the question was about it. */
function dipOf({ state, setting, thread }: Situation): { trend: string; factId: string } | null {
  if (thread.filled.slots['trend'] || thread.filled.slots['degree_score']) return null;
  const dip = setting.facts.find((f) => f.kind === 'grade_trend' && state.tableFactIds.includes(f.id));
  const trend = dip && slotCatalogue.trend ? slotText(slotCatalogue.trend, dip) : null;
  return dip && trend ? { trend, factId: dip.id } : null;
}

function withTactic(situation: Situation, gaps: readonly OpenGap[]): FollowUpChoice | null {
  const { state, setting, heard, monologue } = situation;
  const { drill } = setting;
  const burst = drill ? drillFiringDue(state) : burstDue(state, interviewClockOf(setting));
  if (burst === null) return null;
  const dip = dipOf(situation);
  const question = questionCount(state) + 1;
  const midway = drill !== undefined || (question >= 5 && question <= lastQuick);
  const { stem, slots } = situation.thread.filled;
  const expertise = stem.key !== undefined || slots['hobby'] !== undefined;
  const shortly = takesShortAnswer(state.turns.findLast(({ role }) => role === 'panel')?.text ?? '');
  const moment = { heard, gaps, monologue, dip: dip !== null, expertise, shortly, midway };
  const choices =
    drill?.kind === 'tactic'
      ? tacticInDrill(drill.tactic, moment)
      : tacticChoices(setting.style, state, moment, setting.seed);
  return firstOf(choices, ({ tactic, gap }) => {
    if (tactic === 'rapid_fire') {
      const quick = rungOf(situation, gaps, tactic) ?? gapOf(situation, gaps, tactic);
      return quick && { ...quick, burst };
    }
    const conflict = tactic === 'contradiction' ? conflictOf(situation) : null;
    const text =
      tactic === 'contradiction'
        ? (conflict?.text ?? null)
        : wordTactic(tactic, tellingOf(situation), dip?.trend ?? null);
    if (text === null) return null;
    const factIds = tactic === 'marks_jab' && dip ? [dip.factId] : [];
    const asked = conflict?.conflict ? { conflict: conflict.conflict } : {};
    const choice = choiceOf(situation, { gap, text, tactic, factIds, ...asked }, burst);
    return choice && tactic === 'silence' ? { ...choice, move: 'nudge' } : choice;
  });
}

/** Gaps by the style's order; those that were gone for often in this interview later (rule GAP-2). */
function inOrder({ state, setting, heard }: Situation, gaps: readonly OpenGap[]): OpenGap[] {
  const manner = mannerOf(state, setting);
  const order = styleRules[manner].gapOrder;
  const favoured: readonly Gap[] = heard.good
    ? manner === 'grill'
      ? ['alternative', 'failure_case']
      : ['learning', 'application']
    : [];
  const rank = ({ gap }: OpenGap): number =>
    order.indexOf(gap) - (favoured.includes(gap) ? 4 : 0) + 5 * (state.gapCounts[gap] ?? 0);
  return gaps.toSorted((a, b) => rank(a) - rank(b));
}

/** After "nothing" or "nobody": what comes nearest, once in a topic; a rung would ask about what there was not (rule GAP-10). */
function onDenial(situation: Situation): FollowUpChoice | null {
  const { state, thread, heard } = situation;
  const gap: Gap = 'real_instance';
  const asked = state.turns.findLast(({ role }) => role === 'panel')?.text ?? '';
  if (thread.filled.stem.key || state.topics[thread.topicId]?.gapsAsked.includes(gap)) return null;
  if (!deniesAll(asked, heard.text)) return null;
  const text = wordDenied(tellingOf(situation));
  return text === null ? null : choiceOf(situation, { gap, text });
}

/**
 * The follow-up to an answer, or null when nothing is left to go for: a tactic when a burst is due, a conflict, a confession, then the question's
 * own prepared rungs with the candidate's words in between, then a prepared line for the gap (rules GAP-2, GAP-3).
 */
export function chooseFollowUp(situation: Situation): FollowUpChoice | null {
  const gaps = unasked(situation);
  return (
    withTactic(situation, gaps) ??
    (gaps.some(({ gap }) => gap === 'contradiction') ? conflictOf(situation) : null) ??
    callbackOf(situation, ['confession']) ??
    onDenial(situation) ??
    (callbackIsDue(situation.state) ? callbackOf(situation) : null) ??
    rungOf(situation, gaps) ??
    callbackOf(situation) ??
    gapOf(situation, inOrder(situation, gaps))
  );
}

/** A question about what the candidate has just owned up to: the panel does not change the subject on it (rule GAP-9). */
export const chooseOnConfession = (situation: Situation): FollowUpChoice | null =>
  callbackOf(situation, ['confession']);

/** A question the candidate can answer, so that failure is not the last note of a Grill topic (rule PACE-5). */
export function chooseAnswerable(situation: Situation): FollowUpChoice | null {
  const gaps = unasked(situation).filter(({ gap }) => answerable.includes(gap));
  return (
    rungOf(situation, gaps) ??
    gapOf(
      situation,
      gaps.toSorted((a, b) => answerable.indexOf(a.gap) - answerable.indexOf(b.gap)),
    )
  );
}

/** In Chill, after "I don't know": an easier question about something on the candidate's own page. */
function somethingNearer(situation: Situation): FollowUpChoice | null {
  const { state, setting, thread, heard } = situation;
  if (mannerOf(state, setting) !== 'chill') return null;
  const facts = factsOnTable(setting.facts, state.tableFactIds);
  return firstOf(
    nearerQuestions(thread.topicId, facts, `${setting.seed}|${heard.turnId}`),
    ({ line, slots }) => {
      const text = wordLine(line, slots, tellingOf(situation));
      return text === null ? null : choiceOf(situation, { gap: 'find_out', text });
    },
  );
}

/**
 * What follows an answer that answers nothing: after "I don't know" Grill asks once how to find out, Chill something nearer; a dodge is
 * asked again, narrower (rule GAP-7). Null when the thread is to be left.
 */
export function chooseAfterNonAnswer(situation: Situation): FollowUpChoice | null {
  const { state, thread, heard } = situation;
  const asked = state.topics[thread.topicId]?.gapsAsked ?? [];
  const { dontKnow, evasions, words } = heard.signals;
  const denied = onDenial(situation);
  if (denied) return denied;
  if (!dontKnow && evasions.length === 0 && words <= fewWords) {
    const plain = rungOf(situation, unasked(situation));
    if (plain) return plain;
  }
  const gap: Gap = dontKnow ? 'find_out' : 'evasion';
  if (asked.includes(gap)) return null;
  const pressed = gap === 'evasion' ? withTactic(situation, [{ gap, hook: null }]) : null;
  const open: OpenGap[] = [{ gap, hook: null }];
  const nearer = gap === 'find_out' ? somethingNearer(situation) : null;
  return pressed ?? nearer ?? rungOf(situation, open) ?? gapOf(situation, open);
}
