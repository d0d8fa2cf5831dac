import type { Hook, Move, TacticId } from '#contract/transcript.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { sentencesOf } from '#core/interview/guards/question.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { type Callback, callbacksIn } from './choose-callback.ts';
import type { Interjection } from '#core/interview/directive.ts';
import { type Telling, wordCallback, wordConflict, wordGap, wordLine } from './word-follow-up.ts';
import { chooseAsker } from './choose-asker.ts';
import { isClosed, type OpenGap, openGaps } from './open-gaps.ts';
import { contentStems } from '#core/text/overlap.ts';
import type { Gap } from '#core/topics/gap.ts';
import type { Rung } from '#core/interview/questions/question.ts';
import { type ConductorState, mannerOf, type Setting, type Thread } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';

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

export const tellingOf = ({ state, setting, thread, heard }: Situation): Telling => ({
  style: mannerOf(state, setting),
  topicId: thread.topicId,
  seed: `${setting.seed}|${heard.turnId}`,
  usedTexts: state.usedTexts,
  recentFrames: setting.recentFrames ?? [],
});

export function choiceOf(
  situation: Situation,
  worded: Worded,
  burst: number | null = null,
): FollowUpChoice | null {
  const { gap, text, hook = null, factIds = [], tactic = null, conflict = null } = worded;
  if (findBannedTopic(text) || findBannedPhrase(text, situation.setting.scenario?.banned)) return null;
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

export function unasked(situation: Situation): OpenGap[] {
  const { state, thread, heard } = situation;
  const asked = state.topics[thread.topicId]?.gapsAsked ?? [];
  return openGaps(heard, thread.filled.stem).filter(({ gap }) => !asked.includes(gap));
}

/** The first of some choices that can be put into words. */
export function firstOf<T>(
  items: readonly T[],
  word: (item: T) => FollowUpChoice | null,
): FollowUpChoice | null {
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
export function conflictOf(situation: Situation): FollowUpChoice | null {
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

const asksForFigure = /\b(?:which|what) (?:one )?(?:number|figure|share)\b/i;

/** Whether most of what a line asks for stands in the answer already. */
function isAnswered(line: string, { text, signals }: HeardAnswer): boolean {
  if (asksForFigure.test(line) && signals.numbers.length > 0) return true;
  const asked = sentencesOf(line).at(-1) ?? line;
  const wanted = [...contentStems(asked.replace(/\{[a-z_]+\}/g, ' '))];
  const said = contentStems(text);
  return wanted.length > 1 && wanted.filter((stem) => said.has(stem)).length >= answeredShare * wanted.length;
}

/** The next follow-up a school prepared for its own question; null where all were put, or the answer has it already (rule SCHOOL-32). */
export function schoolRungOf({ state, setting, thread, heard }: Situation): string | null {
  const { scenario } = setting;
  const { stem } = thread.filled;
  const asked = [...(scenario?.mustAsk ?? []), ...(scenario?.mayAsk ?? [])].find(
    ({ questionId }) => questionId === stem.id,
  );
  const isLeft = (rung: string): boolean =>
    !state.usedTexts.includes(rung) && !isAnswered(rung, heard) && !findBannedPhrase(rung, scenario?.banned);
  return asked?.rungs.find(isLeft) ?? null;
}

/** The next open rung of the ladder that the question was prepared with. */
export function rungOf(
  situation: Situation,
  gaps: readonly OpenGap[],
  tactic?: 'rapid_fire',
): FollowUpChoice | null {
  const { state, setting, thread, heard } = situation;
  const { stem, slots, factIds } = thread.filled;
  return firstOf(stem.ladder, (rung: Rung) => {
    const line = rung[mannerOf(state, setting)];
    if (!gaps.some(({ gap }) => gap === rung.gap) || isAnswered(line, heard)) return null;
    const text = wordLine(line, slots, tellingOf(situation), tactic && 'quickly');
    return text === null ? null : choiceOf(situation, { gap: rung.gap, text, factIds, tactic });
  });
}

/** A question round the candidate's own words, for a gap that the answer leaves open. */
export function callbackOf(situation: Situation, kinds?: readonly Callback['kind'][]): FollowUpChoice | null {
  const { state, setting, thread, heard } = situation;
  const asked = state.topics[thread.topicId]?.gapsAsked ?? [];
  const open = styleRules[mannerOf(state, setting)].gapOrder.filter(
    (gap) => !asked.includes(gap) && !isClosed(gap, heard),
  );
  const callbacks = callbacksIn(heard, state.usedQuotes, kinds);
  return firstOf(callbacks, (callback) =>
    firstOf(open, (gap) => {
      const text = wordCallback(callback, gap, tellingOf(situation));
      return text === null ? null : choiceOf(situation, { gap, text, hook: callback.hook });
    }),
  );
}

export function gapOf(
  situation: Situation,
  gaps: readonly OpenGap[],
  tactic?: 'rapid_fire',
): FollowUpChoice | null {
  return firstOf(
    gaps.filter(({ rungOnly = false }) => !rungOnly),
    ({ gap }) => {
      const text = wordGap(gap, tellingOf(situation), tactic && 'quickly');
      return text === null ? null : choiceOf(situation, { gap, text, tactic });
    },
  );
}
