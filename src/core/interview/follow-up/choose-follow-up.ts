import type { Hook, Move, TacticId } from '#contract/transcript.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { factsOnTable } from '#core/interview/plan/agenda.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { chooseHook } from './choose-hook.ts';
import type { Interjection } from '#core/interview/directive.ts';
import { wordFollowUp } from './word-follow-up.ts';
import { chooseAsker } from './choose-asker.ts';
import { type OpenGap, openGaps } from './open-gaps.ts';
import { nearerQuestions } from './nearer-questions.ts';
import { contentStems } from '#core/text/overlap.ts';
import type { Gap } from '#core/topics/gap.ts';
import type { Rung } from '#core/interview/questions/question.ts';
import { slotCatalogue } from '#core/interview/questions/slot-catalogue.ts';
import { slotText } from '#core/interview/questions/slot-text.ts';
import { type ConductorState, questionCount, type Setting, type Thread } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';
import { burstDue } from '#core/interview/plan/tactics.ts';
import { tacticChoices } from './choose-tactic.ts';
import { questionLimits } from '#core/interview/plan/pacing.ts';

/** A follow-up the panel may put now. */
export type FollowUpChoice = {
  gap: Gap;
  move: Move;
  speakerId: string;
  interjects: Interjection | null;
  text: string;
  hook: Hook | null;
  tactic: TacticId | null;
  burst: number | null;
  factIds: string[];
};

/** Everything a follow-up is chosen from. */
export type Situation = {
  state: ConductorState;
  setting: Setting;
  thread: Thread;
  heard: HeardAnswer;
  monologue: boolean;
};

const challenging: readonly Gap[] = [
  'contradiction',
  'other_side',
  'failure_case',
  'limit',
  'twist',
  'cheaper_way',
];
/** Gaps a candidate can answer from what they know of themselves: a Grill topic ends on one of these (rule PACE-5). */
const answerable: readonly Gap[] = ['learning', 'reason', 'own_part', 'example', 'result', 'explain_hook'];

/** Words everybody uses in every answer: sharing one of them takes nothing up. */
const common = contentStems(
  'cannot could would thing things think want wants need know like use used time good way person people year years',
);

/** Whether a text takes up a content word of the last answer, or of the facts the question is about. */
export function takesUp(text: string, answer: string, facts: readonly string[]): boolean {
  const known = contentStems([answer, ...facts].join(' '));
  return [...contentStems(text)].some((stem) => known.has(stem) && !common.has(stem));
}

/** What a follow-up goes for, before it has words. */
type Target = {
  gap: Gap;
  hook: Mention | null;
  tactic?: TacticId;
  rung?: Rung;
  slots?: Record<string, string>;
  rungOnly?: boolean;
};

function dipSlots({ state, setting }: Situation): { slots: Record<string, string>; factId: string } | null {
  const dip = setting.facts.find((f) => f.kind === 'grade_trend' && state.tableFactIds.includes(f.id));
  const trend = dip && slotCatalogue.trend ? slotText(slotCatalogue.trend, dip) : null;
  return dip && trend ? { slots: { trend }, factId: dip.id } : null;
}

function wordTarget(situation: Situation, target: Target): { text: string; hook: Hook | null } | null {
  const { state, setting, thread, heard } = situation;
  const hook = chooseHook(situation, target);
  const real = target.gap === 'contradiction' ? heard.signals.contradictions[0] : undefined;
  const text = wordFollowUp({
    gap: target.gap,
    move: 'probe',
    style: setting.style,
    answerWords: heard.signals.words,
    topicId: thread.topicId,
    slots: target.slots ?? thread.filled.slots,
    seed: `${setting.seed}|${heard.turnId}`,
    usedTexts: state.usedTexts,
    ...(target.tactic ? { tactic: target.tactic } : {}),
    ...(hook ? { hook } : {}),
    ...(target.rung ? { rung: target.rung } : {}),
    ...(real
      ? {
          contradiction: {
            claim: real.claim.text,
            against: real.against.text,
            source: real.against.factId ? ('resume' as const) : ('answer' as const),
          },
        }
      : {}),
  });
  if (text === null || findBannedTopic(text)) return null;
  const quoted = hook && text.includes(hook.quote) ? hook : null;
  return { text, hook: quoted };
}

/** Words for what a follow-up goes for: the prepared rung, then the candidate's own words where they are whole, then a prepared line for the gap. */
function wordPrepared(situation: Situation, target: Target) {
  const { rung: _rung, ...unprepared } = target;
  return (
    wordTarget(situation, target) ??
    (target.rung && !target.rungOnly ? wordTarget(situation, unprepared) : null)
  );
}

function choiceOf(
  situation: Situation,
  target: Target,
  worded: { text: string; hook: Hook | null },
  burst: number | null,
  factIds: readonly string[],
): FollowUpChoice {
  const tactic = target.tactic ?? null;
  return {
    gap: target.gap,
    move: tactic || challenging.includes(target.gap) ? 'challenge' : 'probe',
    ...chooseAsker(situation, target.gap, tactic),
    text: worded.text,
    hook: worded.hook,
    tactic,
    burst,
    factIds: [...factIds],
  };
}

function unasked(situation: Situation): OpenGap[] {
  const { state, thread, heard } = situation;
  const asked = state.topics[thread.topicId]?.gapsAsked ?? [];
  return openGaps(
    heard,
    thread.filled.stem.ladder.map((rung) => rung.gap),
  ).filter(({ gap }) => !asked.includes(gap));
}

function withTactic(situation: Situation, gaps: readonly OpenGap[]): FollowUpChoice | null {
  const { state, setting, heard, monologue } = situation;
  const burst = burstDue(state);
  if (burst === null) return null;
  const dip = dipSlots(situation);
  const question = questionCount(state) + 1;
  const midway = question >= 5 && question <= questionLimits.least + 2;
  const moment = { heard, gaps, monologue, dip: dip !== null, midway };
  for (const { tactic, gap } of tacticChoices(setting.style, state, moment, setting.seed)) {
    const jab = tactic === 'marks_jab' ? dip : null;
    const hook = gaps.find((g) => g.gap === gap)?.hook ?? null;
    const target: Target = { gap, tactic, hook, ...(jab ? { slots: jab.slots } : {}) };
    if (tactic === 'silence') {
      const worded = wordTarget(situation, target);
      if (worded) return { ...choiceOf(situation, target, worded, burst, []), move: 'nudge' };
      continue;
    }
    const worded = wordPrepared(situation, target);
    if (worded) return choiceOf(situation, target, worded, burst, jab ? [jab.factId] : []);
  }
  return null;
}

/** Gaps by the style's order; prepared rungs first, gaps that were gone for often in this interview later (rule GAP-2). */
function inOrder(situation: Situation, gaps: readonly OpenGap[]): OpenGap[] {
  const { state, setting, thread, heard } = situation;
  const order = styleRules[setting.style].gapOrder;
  const favoured: readonly Gap[] = heard.good
    ? setting.style === 'grill'
      ? ['alternative', 'failure_case']
      : ['learning', 'application']
    : [];
  const rank = ({ gap }: OpenGap): number =>
    (gap === 'contradiction' ? -100 : order.indexOf(gap)) -
    (thread.filled.stem.ladder.some((rung) => rung.gap === gap) ? 6 : 0) -
    (favoured.includes(gap) ? 4 : 0) +
    5 * (state.gapCounts[gap] ?? 0);
  return gaps.toSorted((a, b) => rank(a) - rank(b));
}

function firstWorded(situation: Situation, gaps: readonly OpenGap[]): FollowUpChoice | null {
  const { thread } = situation;
  for (const { gap, hook, rungOnly = false } of gaps) {
    const rung = thread.filled.stem.ladder.find((r) => r.gap === gap);
    const target: Target = { gap, hook, rungOnly, ...(rung ? { rung } : {}) };
    const worded = wordPrepared(situation, target);
    if (worded) return choiceOf(situation, target, worded, null, rung ? thread.filled.factIds : []);
  }
  return null;
}

/**
 * The follow-up to an answer, or null when nothing is left to go for: a tactic when a burst is due, else the first open gap in the style's
 * order that has not been gone for in this topic and can be put in the candidate's own words or facts (rules GAP-2, GAP-3).
 */
export function chooseFollowUp(situation: Situation): FollowUpChoice | null {
  const gaps = unasked(situation);
  return withTactic(situation, gaps) ?? firstWorded(situation, inOrder(situation, gaps));
}

/** A question the candidate can answer, so that failure is not the last note of a Grill topic (rule PACE-5). */
export function chooseAnswerable(situation: Situation): FollowUpChoice | null {
  const gaps = unasked(situation).filter(({ gap }) => answerable.includes(gap));
  return firstWorded(
    situation,
    gaps.toSorted((a, b) => answerable.indexOf(a.gap) - answerable.indexOf(b.gap)),
  );
}

/** In Chill, after "I don't know": an easier question about something on the candidate's own page. */
function somethingNearer(situation: Situation): FollowUpChoice | null {
  const { state, setting, thread, heard } = situation;
  if (setting.style !== 'chill') return null;
  const facts = factsOnTable(setting.facts, state.tableFactIds);
  for (const { line, slots } of nearerQuestions(thread.topicId, facts, `${setting.seed}|${heard.turnId}`)) {
    const target: Target = {
      gap: 'find_out',
      hook: null,
      slots,
      rung: { gap: 'find_out', chill: line, grill: line },
      rungOnly: true,
    };
    const worded = wordPrepared(situation, target);
    if (worded && Object.values(slots).every((text) => worded.text.includes(text)))
      return choiceOf(situation, target, worded, null, []);
  }
  return null;
}

/**
 * What follows an answer that answers nothing: after "I don't know" Grill asks once how to find out, Chill something nearer; a dodge is
 * asked again, narrower (rule GAP-7). Null when the thread is to be left.
 */
export function chooseAfterNonAnswer(situation: Situation): FollowUpChoice | null {
  const { state, setting, thread, heard } = situation;
  const asked = state.topics[thread.topicId]?.gapsAsked ?? [];
  const unknown = heard.signals.dontKnow;
  const wanted: Gap[] = unknown
    ? setting.style === 'grill'
      ? ['find_out']
      : ['find_out', 'example']
    : ['evasion'];
  const open = wanted.filter((gap) => !asked.includes(gap));
  const pressed = unknown
    ? null
    : withTactic(
        situation,
        open.map((gap) => ({ gap, hook: null })),
      );
  if (pressed) return pressed;
  const nearer = unknown && open.includes('find_out') ? somethingNearer(situation) : null;
  if (nearer) return nearer;
  for (const gap of open) {
    const rung = thread.filled.stem.ladder.find((r) => r.gap === gap);
    const target: Target = { gap, hook: null, ...(rung ? { rung } : {}) };
    const about = wordPrepared(situation, target);
    if (about) return choiceOf(situation, target, about, null, rung ? thread.filled.factIds : []);
    const plain = wordTarget(situation, { gap, hook: null });
    if (plain) return { ...choiceOf(situation, target, plain, null, []), move: 'clarify' };
  }
  return null;
}
