import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';

/** What a speaker may look at besides its directive. */
export type SpeakContext = {
  transcript: readonly Turn[];
  facts: readonly ResumeFact[];
  /** Aborts when nobody waits for the words any more. */
  signal: AbortSignal;
};

/**
 * Words one directive as a panellist. The code decided topic, move, facts and length; a speaker chooses the words only. The pieces it
 * yields, joined, are the utterance. It never throws for a reason the candidate caused; when it fails, `directive.plain` is said instead.
 */
export type Speaker = {
  readonly capabilities: { engine: 'offline' | 'model' };
  utter(directive: SpeakDirective, context: SpeakContext): AsyncIterable<string>;
};
