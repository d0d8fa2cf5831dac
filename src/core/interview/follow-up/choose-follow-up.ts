import type { Hook, Move, TacticId } from '#contract/transcript.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { factsOnTable } from '#core/interview/plan/agenda.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { type Callback, callbacksIn } from './choose-callback.ts';
import type { Interjection } from '#core/interview/directive.ts';
import { type Telling, wordCallback, wordConflict, wordGap, wordLine, wordTactic } from './word-follow-up.ts';
import { chooseAsker } from './choose-asker.ts';
import { isClosed, type OpenGap, openGaps } from './open-gaps.ts';
import { nearerQuestions } from './nearer-questions.ts';
import { contentStems } from '#core/text/overlap.ts';
import type { Gap } from '#core/topics/gap.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { Rung } from '#core/interview/questions/question.ts';
import { slotCatalogue } from '#core/interview/questions/slot-catalogue.ts';
import { slotText } from '#core/interview/questions/slot-text.ts';
import {
  type ConductorState,
  mannerOf,
  questionCount,
  type Setting,
  type Thread,
} from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';
import { burstDue } from '#core/interview/plan/tactics.ts';
import { tacticChoices } from './choose-tactic.ts';

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
  /** What tells the conflict it asks about from any other. */
  conflict: string | null;
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
/** After so many follow-ups without the candidate's own words, their words come first again (rule GAP-3). */
const callbackEvery = 2;
/** Quick questions belong in the middle of an interview, not at its end. */
const lastQuick = 30;
/** So few words dodge nothing: they are thin, and the prepared question goes on from them. */
const fewWords = 12;
/** From this share of its telling words in the answer on, a prepared question is taken to be answered. */
const answeredShare = 2 / 3;

/** What a follow-up says, and what of the candidate's it says again. */
type Worded = {
  gap: Gap;
  text: string;
  hook?: Hook;
  factIds?: readonly string[];
  tactic?: TacticId | undefined;
  conflict?: string;
};

const tellingOf = ({ state, setting, thread, heard }: Situation): Telling => ({
  style: mannerOf(state, setting),
  topicId: thread.topicId,
  seed: `${setting.seed}|${heard.turnId}`,
  usedTexts: state.usedTexts,
  recentFrames: setting.recentFrames ?? [],
});

function choiceOf(situation: Situation, worded: Worded, burst: number | null = null): FollowUpChoice | null {
  const { gap, text, hook = null, factIds = [], tactic = null, conflict = null } = worded;
  if (findBannedTopic(text)) return null;
  return {
    gap,
    move: tactic || challenging.includes(gap) ? 'challenge' : 'probe',
    ...chooseAsker(situation, gap, tactic),
    text,
    hook,
    tactic,
    burst,
    factIds: [...factIds],
    conflict,
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

/** The first of some choices that can be put into words. */
function firstOf<T>(items: readonly T[], word: (item: T) => FollowUpChoice | null): FollowUpChoice | null {
  for (const item of items) {
    const choice = word(item);
    if (choice) return choice;
  }
  return null;
}

/** The same two sides, however the candidate words theirs. */
const conflictKey = ({ claim, against }: Contradiction): string =>
  `${against.factId ?? against.turnId} ${claim.text.match(/\d[\d.]*/g)?.join(' ') ?? claim.text.toLowerCase()}`;

/** A real conflict with the resume or an earlier answer, never made up and asked about once (rule CLAIM-3). */
function conflictOf(situation: Situation): FollowUpChoice | null {
  const { heard, state } = situation;
  const real = heard.signals.contradictions.filter((one) => !state.conflictsAsked.includes(conflictKey(one)));
  return firstOf(real, (one) => {
    const { claim, against } = one;
    const source = against.factId ? 'resume' : 'answer';
    const text = wordConflict({ claim: claim.text, against: against.text, source }, tellingOf(situation));
    return text === null
      ? null
      : choiceOf(situation, { gap: 'contradiction', text, conflict: conflictKey(one) });
  });
}

/** Whether most of what a line asks for stands in the answer already. */
function isAnswered(line: string, answer: string): boolean {
  const wanted = [...contentStems(line.replace(/\{[a-z_]+\}/g, ' '))];
  const said = contentStems(answer);
  return wanted.length > 1 && wanted.filter((stem) => said.has(stem)).length >= answeredShare * wanted.length;
}

/** The next open rung of the ladder that the question was prepared with. */
function rungOf(
  situation: Situation,
  gaps: readonly OpenGap[],
  tactic?: 'rapid_fire',
): FollowUpChoice | null {
  const { state, setting, thread, heard } = situation;
  const { stem, slots, factIds } = thread.filled;
  return firstOf(stem.ladder, (rung: Rung) => {
    const line = rung[mannerOf(state, setting)];
    if (!gaps.some(({ gap }) => gap === rung.gap) || isAnswered(line, heard.text)) return null;
    const text = wordLine(line, slots, tellingOf(situation), tactic && 'quickly');
    return text === null ? null : choiceOf(situation, { gap: rung.gap, text, factIds, tactic });
  });
}

/** A question round the candidate's own words, for a gap that the answer leaves open. */
function callbackOf(situation: Situation, kinds?: readonly Callback['kind'][]): FollowUpChoice | null {
  const { state, setting, thread, heard } = situation;
  const asked = state.topics[thread.topicId]?.gapsAsked ?? [];
  const open = styleRules[mannerOf(state, setting)].gapOrder.filter(
    (gap) => !asked.includes(gap) && !isClosed(gap, heard),
  );
  const callbacks = callbacksIn(heard, state.usedQuotes).filter(({ kind }) => kinds?.includes(kind) ?? true);
  return firstOf(callbacks, (callback) =>
    firstOf(open, (gap) => {
      const text = wordCallback(callback, gap, tellingOf(situation));
      return text === null ? null : choiceOf(situation, { gap, text, hook: callback.hook });
    }),
  );
}

/** Whether the last follow-ups took none of the candidate's words up. */
function callbackIsDue({ turns }: ConductorState): boolean {
  const followUps = turns.filter(({ move }) => move === 'probe' || move === 'challenge');
  return followUps.slice(-callbackEvery).every(({ hook }) => !hook) && followUps.length > 0;
}

function gapOf(situation: Situation, gaps: readonly OpenGap[], tactic?: 'rapid_fire'): FollowUpChoice | null {
  return firstOf(
    gaps.filter(({ rungOnly = false }) => !rungOnly),
    ({ gap }) => {
      const text = wordGap(gap, tellingOf(situation), tactic && 'quickly');
      return text === null ? null : choiceOf(situation, { gap, text, tactic });
    },
  );
}

/** A fall of marks that can be held up; none where the question was about it. */
function dipOf({ state, setting, thread }: Situation): { trend: string; factId: string } | null {
  if (thread.filled.slots['trend']) return null;
  const dip = setting.facts.find((f) => f.kind === 'grade_trend' && state.tableFactIds.includes(f.id));
  const trend = dip && slotCatalogue.trend ? slotText(slotCatalogue.trend, dip) : null;
  return dip && trend ? { trend, factId: dip.id } : null;
}

function withTactic(situation: Situation, gaps: readonly OpenGap[]): FollowUpChoice | null {
  const { state, setting, heard, monologue } = situation;
  const burst = burstDue(state);
  if (burst === null) return null;
  const dip = dipOf(situation);
  const question = questionCount(state) + 1;
  const midway = question >= 5 && question <= lastQuick;
  const { stem } = situation.thread.filled;
  const expertise = stem.key !== undefined || topicTable[stem.topicId].followUps.matter !== 'subject';
  const moment = { heard, gaps, monologue, dip: dip !== null, expertise, midway };
  return firstOf(tacticChoices(setting.style, state, moment, setting.seed), ({ tactic, gap }) => {
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
