import type { SilenceSeconds } from '#contract/interview-events.ts';
import type { HeardStretch, SpokenInto } from '#contract/transcript.ts';
import type { Setting } from './state.ts';

type At<Kind extends string, Rest = unknown> = { kind: Kind; atMs: number } & Rest;

/** What happens in an interview. `atMs` is the interview's clock: milliseconds since it started, standing still while frozen. */
export type ConductorEvent =
  | At<'started', Setting>
  /** An answer to the panel's turn `turnId`; `startedAtMs` is when the candidate began to type or speak. */
  | At<
      'answered',
      {
        turnId: string;
        text: string;
        source: 'typed' | 'spoken';
        heard?: HeardStretch[];
        spokenInto?: SpokenInto;
        startedAtMs: number;
        /** Whoever words the next question may choose between two ways to go on (rule PACE-7). */
        listens?: true;
      }
    >
  /** What a speaker really said for a directive; `worded` when the words were to be a model's. */
  | At<
      'uttered',
      {
        turnId: string;
        text: string;
        /** `turned` where the speaker took the other way than the one planned. */
        worded?: { by: 'model' | 'offline'; because?: string; turned?: true };
      }
    >
  | At<'think'>
  | At<'ask_again'>
  | At<'soften'>
  | At<'resume_clock'>
  /** The candidate leaves the question and wants the next. */
  | At<'move_on'>
  | At<'silence', { seconds: SilenceSeconds }>
  /** Something beside the answers, for a school's people to see: it changes nothing here (rule SCHOOL-7). */
  | At<'noticed', { what: 'tab_left' | 'pasted' | 'second_tab'; size: number }>
  | At<'end_requested'>
  /** Nobody answered and time ran out: from 32:00 on the panel closes, from 35:00 on it is simply over. */
  | At<'time_up'>;
