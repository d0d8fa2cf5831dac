/** How a text begins that a spreadsheet would run; the wide forms are what some of them take for the plain ones. */
const runs = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/u;
/** The same after what parts the cells elsewhere: where it is a semicolon, our quotes hold nothing together. */
const runsInside = /([;|\t\r\n])(?=["']*[=+\-@＝＋－＠])/gu;
const guardedInside = /([;|\t\r\n])'(?=["']*[=+\-@＝＋－＠])/gu;

/** Whether a spreadsheet may take this text for a formula, once it stands in a cell (rule SCHOOL-42). */
export const mayRun = (text: string): boolean => runs.test(text);

/** The text as it goes into a CSV: one apostrophe before what would run. `unguarded` takes exactly those away (rule SCHOOL-42). */
export function guardedText(text: string): string {
  const inside = text.replaceAll(runsInside, "$1'");
  return mayRun(text) ? `'${inside}` : inside;
}

/** A cell of a CSV without the apostrophes that guard it. */
export const unguarded = (text: string): string =>
  (guarded.test(text) ? text.slice(1) : text).replaceAll(guardedInside, '$1');
