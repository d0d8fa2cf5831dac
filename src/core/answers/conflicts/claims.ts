import type { Quantity } from '#core/answers/signals/quantities.ts';
import { phrases } from '#core/text/phrase-pattern.ts';
import { wordsOf } from '#core/text/words-of.ts';

/** Stems that any claim about work may hold; they do not make two claims the same. */
export const generic = new Set(
  phrases(
    `time, process, cost, number, team, work, project, company, compan, month, year, reduc, increas, improv, cut, sav, grow, raise,
  rais, drop, fall, total, per, lead, manag, handl, build, use, us`,
  ),
);

/** Whether two equal numbers are one number told twice: of the same measure, and of something both name. */
export const toldTwice = (a: Quantity, b: Quantity): boolean =>
  a.measure === b.measure &&
  a.measure !== 'year' &&
  a.measure !== 'bare' &&
  (a.measure !== 'rupees' || (a.unit !== '' && b.unit !== '')) &&
  (a.measure !== 'count' || a.nouns[0] === b.nouns[0] || a.unit === b.unit) &&
  a.value === b.value &&
  a.nouns.some((noun) => b.nouns.includes(noun) && !generic.has(noun) && noun.length > 2);

const plainNames =
  /^(?:ltd|limited|pvt|private|inc|llp|india|technologies|solutions|services|company|group|the|and|of|bank|college|university|institute|school|club)$/;
const sharedNames = new Set(
  phrases(
    `state, national, central, bharat, indian, general, global, united, royal, tata, reliance, hindustan, first, common, student,
  students, cultural, sports, delhi, mumbai, pune`,
  ),
);

/** Whether a text names this organisation: by its first telling word, or by two when the first is shared by many. */
export function names(text: string, organisation: string | undefined): boolean {
  if (!organisation) return false;
  const own = wordsOf(organisation).filter((word) => word.key.length >= 3 && !plainNames.test(word.key));
  const said = new Set(wordsOf(text).map((word) => word.key));
  const first = own[0]?.key ?? '';
  const enough = first.length >= 4 && !sharedNames.has(first) ? 1 : 2;
  return own.length >= enough && own.slice(0, enough).every((word) => said.has(word.key));
}
