import type { Style } from '#contract/styles.ts';
import type { ScriptedLine } from '#core/interview/directive.ts';

/** The fixed lines of one panellist in their own turn of phrase, by style; what is missing is said in everybody's words. */
export type Voice = Partial<Record<ScriptedLine, Partial<Record<Style, readonly string[]>>>>;
