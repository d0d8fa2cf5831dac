import { z } from 'zod';
import { candidateProfiles, topicIds, topicName } from '#contract/topics.ts';
import { findJson } from '#server/interviewer/find-json.ts';

/** Letters and digits in lower case, which is what keys and names are told apart by. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with its keys in our spelling: "turn_id" and "TurnId" are "turnId". */
function inOurKeys(value: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  const ours = new Map(keys.map((key) => [folded(key), key]));
  const named = Object.entries(value).map(([key, one]) => [ours.get(folded(key)) ?? key, one] as const);
  return { ...Object.fromEntries(named), ...Object.fromEntries(named.filter(([key]) => key in value)) };
}

/** The one whole thing a text holds; the text itself when there is none, or something in it is cut off. */
function inText(text: string): unknown {
  const { found, lastCut } = findJson(text);
  return lastCut < 0 && found.length === 1 ? found[0]?.value : text;
}

/** An item of a reply: keys in any spelling, or the whole of it as JSON in a string. */
export function itemOf<S extends z.ZodRawShape>(shape: S) {
  const read = (value: unknown): unknown => {
    const object = typeof value === 'string' ? inText(value) : value;
    return isObject(object) ? inOurKeys(object, Object.keys(shape)) : object;
  };
  return z.preprocess(read, z.object(shape));
}

/** One of our words in any case and with any marks; `names` are others it goes by. */
export function wordOf<W extends string>(
  words: readonly W[],
  names: readonly (readonly [string, NoInfer<W>])[] = [],
) {
  const byName = new Map(
    [...names, ...words.map((word) => [word, word] as const)].map(([name, word]) => [folded(name), word]),
  );
  const read = (value: unknown): unknown =>
    typeof value === 'string' ? (byName.get(folded(value)) ?? value) : value;
  return z.preprocess(read, z.enum(words));
}

/** A topic by its id or by a name that candidates read. */
export const topicWord = wordOf(
  topicIds,
  topicIds.flatMap((topicId) =>
    candidateProfiles.map((profile) => [topicName(topicId, profile), topicId] as const),
  ),
);

/** A whole number within bounds, also as a string: "3", "3.0", "3/4", "Level 3". */
export function wholeNumber(least: number, most: number) {
  const written = new RegExp(
    String.raw`^\s*(?:level\s*)?(-?\d+)(?:\.0+)?(?:\s*(?:/|out of)\s*${most})?\s*$`,
    'i',
  );
  const read = (value: unknown): unknown => {
    const digits = typeof value === 'string' ? written.exec(value)?.[1] : undefined;
    return digits === undefined ? value : Number(digits);
  };
  return z.preprocess(read, z.number().int().min(least).max(most));
}

/** The items of a reply that have the wanted shape, how many had not, and what else the reply says. */
type Items<T> = { items: T[]; dropped: number; others: Readonly<Record<string, unknown>> };

/** A reply that holds such items in a list under this key, or is the list. One item at least must fit where there are any; an empty list needs its key. */
export function listOf<T>(key: string, item: z.ZodType<T>): z.ZodType<Items<T>> {
  return z.unknown().transform((value, context) => {
    const wrong = (message: string): never => {
      context.addIssue({ code: 'custom', message, path: [key], input: value });
      return z.NEVER;
    };
    const others = isObject(value) ? inOurKeys(value, [key]) : {};
    const given = Array.isArray(value) && value.length > 0 ? value : others[key];
    const list: unknown = isObject(given) ? [given] : given;
    if (!Array.isArray(list)) return wrong('a list is wanted here');
    const read = list.map((one) => item.safeParse(one));
    const items = read.flatMap((one) => (one.success ? [one.data] : []));
    const [first] = read;
    if (items.length === 0 && first?.error) return wrong(`no item fits: ${z.prettifyError(first.error)}`);
    return { items, dropped: list.length - items.length, others };
  });
}
