import type { SpeakDirective } from './directive.ts';

/** The offline wording of a directive cut into words, each with the space after it, so that it can be streamed; joined, they are the draft again. */
export function draftWords(directive: SpeakDirective): string[] {
  return directive.draft.match(/^\s+|\S+\s*/g) ?? [];
}
