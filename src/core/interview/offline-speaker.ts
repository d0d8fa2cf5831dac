import type { SpeakDirective } from './directive.ts';

/** The offline wording of a directive cut into words, each with the space after it, so that it can be streamed; joined, they are `plain` again. */
export function offlineWords(directive: SpeakDirective): string[] {
  return directive.plain.match(/^\s+|\S+\s*/g) ?? [];
}
