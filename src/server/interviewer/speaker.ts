import type { SpeakDirective } from '#core/interview/directive.ts';
import type { ConductorState } from '#core/interview/state.ts';
import type { CallScope, ModelFailureReason } from './language-model.ts';
import type { ModelWait } from './model-wait.ts';

/** How long one whole utterance of a model may take, every attempt included, unless LLM_TIMEOUT_SECONDS says otherwise. */
export const usualTurnSeconds = 8;
/** The most tokens the words of one utterance are. */
export const mostUtteranceTokens = 120;

/** What a speaker may look at besides its directive. */
export type SpeakContext = CallScope & {
  /** The interview as the conductor knows it: transcript, facts, panel, notes. Never changed by a speaker. */
  state: ConductorState;
  /** Aborts when nobody waits for the words any more; a turn can be prepared and thrown away. */
  signal: AbortSignal;
  /** Where it is noted how long the interview waits on its model. */
  wait?: ModelWait;
};

/** Who found the words, and when a model was to find them and did not, or they were given up, why. */
export type Worded = {
  by: 'model' | 'offline';
  because?: ModelFailureReason | 'scripted' | 'as_reviewed' | 'guards' | 'resting';
  /** They take the other way of the directive. */
  turned?: true;
};

/** A piece of an utterance; before its first words perhaps the sign that it takes the other way of the directive (rule PACE-7). */
export type Piece = string | { turned: true };

/**
 * Words one directive as a panellist. The code decided topic, move, facts and length; a speaker chooses the words only. The pieces it
 * yields, joined, are the utterance; what may not be reworded (`prompt/may-reword.ts`) is said as its draft. It never throws for a reason the
 * candidate caused; when it fails, `directive.draft` is said instead. After its signal it says nothing more and ends.
 */
export type Speaker = {
  readonly capabilities: { engine: 'offline' | 'model' };
  /** Whether it reads the next answer and may choose between two ways to go on. */
  listens(): boolean;
  utter(directive: SpeakDirective, context: SpeakContext): AsyncGenerator<Piece, Worded>;
  /** The interview speaks no more; what was kept ready for its next words is given up. Once is enough, twice changes nothing. */
  interviewOver(sessionId: string): Promise<void>;
};
