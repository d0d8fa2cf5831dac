import type { Move, TacticId } from '#contract/transcript.ts';
import type { Interjection } from '#core/interview/directive.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import {
  type Asked,
  type ConductorState,
  mannerOf,
  type Setting,
  type Thread,
} from '#core/interview/state.ts';
import type { Gap } from '#core/topics/gap.ts';
import { chooseAsker } from './choose-asker.ts';
import type { HeardAnswer } from './heard-answer.ts';

/** Everything a follow-up is chosen from. */
export type Situation = {
  state: ConductorState;
  setting: Setting;
  thread: Thread;
  /** The question that was answered. */
  asked: Asked;
  heard: HeardAnswer;
  monologue: boolean;
  /** Whoever words the next question reads the answer: code looks for no conflicts in it. */
  listens: boolean;
};

/** What a follow-up says. */
type Worded = {
  text: string;
  /** What a prepared question goes for; a neutral probe goes for nothing in particular. */
  gap?: Gap;
  factIds?: readonly string[];
  tactic?: TacticId;
  /** What tells the conflict it asks about from any other. */
  conflict?: string;
};

/** A follow-up the panel may put now. */
export type FollowUpChoice = Worded & {
  move: Move;
  speakerId: string;
  interjects: Interjection | null;
  /** Of a tactic: the burst it belongs to. */
  burst?: number;
};

const challenging: readonly Gap[] = [
  'contradiction',
  'other_side',
  'failure_case',
  'limit',
  'twist',
  'cheaper_way',
];

/** A follow-up in these words; null where the panel may not say them. */
export function choiceOf({ state, setting, thread }: Situation, worded: Worded): FollowUpChoice | null {
  const { text, gap, tactic } = worded;
  if (findBannedTopic(text) || findBannedPhrase(text, setting.scenario?.banned)) return null;
  const challenges = tactic !== undefined || (gap !== undefined && challenging.includes(gap));
  return {
    ...worded,
    move: tactic === 'silence' ? 'nudge' : challenges ? 'challenge' : 'probe',
    ...chooseAsker(state, thread),
  };
}

export const manner = ({ state, setting }: Situation) => mannerOf(state, setting);

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
