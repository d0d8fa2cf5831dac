/** How a text begins that a spreadsheet would run; the wide forms are what some of them take for the plain ones. */
const runs = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/u;

/** Whether a spreadsheet may take this text for a formula, once it stands in a cell (rule SCHOOL-42). */
export const mayRun = (text: string): boolean => runs.test(text);

/** The text as it goes into a CSV: one apostrophe before what would run. `unguarded` takes exactly that one away (rule SCHOOL-42). */
export const guardedText = (text: string): string => (mayRun(text) ? `'${text}` : text);

/** A cell of a CSV without the apostrophe that guards it. */
export const unguarded = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
