import type { EndReason } from '#contract/interview-events.ts';
import type { Move, TacticId } from '#contract/transcript.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Style } from '#contract/styles.ts';
import type { Gap } from '#core/topics/gap.ts';

/** Fixed things the panel says, worded in `fixed-lines.ts`, never by a model. */
export const scriptedLines = [
  'opening',
  'drill_opening',
  'acknowledged',
  'think_granted',
  'silence_nudge',
  'silence_offer',
  'respected',
  'silence_move_on',
  'answer_cut',
  'time_warning',
  'wrap_up',
  'asked_enough',
  'candidate_question',
  'question_left',
  'question_to_school',
  'no_answers_given',
  'last_word',
  'closing',
  'closing_early',
  'drill_closing',
  'crisis',
  'panic',
  'crisis_resumed',
  'stopped_in_care',
  'breathe',
  'softened',
  'boundary_first',
  'boundary_second',
  'boundary_end',
  'heard_before',
  'offer_taken',
  'we_ask',
  'injection',
  'hint',
  'fact_retired',
  'sympathy',
  'language',
  'asked_of_all',
] as const;
export type ScriptedLine = (typeof scriptedLines)[number];

/**
 * One thing a panellist is to say now. The conductor decides everything but the wording; a `Speaker` words it. `draft` is the offline
 * wording, already filled and checked, which any speaker may fall back to.
 */
export type SpeakDirective = {
  turnId: string;
  speakerId: string;
  topicId: TopicId;
  move: Move;
  style: Style;
  gap?: Gap;
  tactic?: TacticId;
  stemId?: string;
  script?: ScriptedLine;
  /** A school's own question: nobody finds other words for it (rule SCHOOL-32). */
  asWritten?: true;
  factIds: readonly string[];
  draft: string;
  maxWords: number;
  /** Whether the candidate is to answer this. */
  awaiting: boolean;
  /** Set when somebody takes over from the panellist whose thread it is. */
  interjects?: Interjection;
  /** What may be said in its place, where whoever words it may choose: to stay with the answer, or to go on to a new question (rule PACE-7). */
  other?: SpeakDirective;
};

/** How the panel goes on from an answer: it stays with it, or goes on to a new question. */
export type Way = 'stay' | 'go';

const staying: readonly Move[] = ['probe', 'challenge', 'nudge'];

/** The way a turn goes: follow-ups, and a silence that waits for more, stay with the answer. */
export const wayOf = ({ move = 'remark' }: { move?: Move | undefined }): Way =>
  staying.includes(move) ? 'stay' : 'go';

/** A word put in on the thread of the panellist `on`. */
export type Interjection = { on: string };

/** What the conductor wants done, in order. */
export type Directive =
  | { kind: 'speak'; speak: SpeakDirective }
  | { kind: 'freeze_clock' }
  | { kind: 'unfreeze_clock' }
  | { kind: 'finish'; reason: EndReason };
