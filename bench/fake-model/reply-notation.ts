import { topicIds, topicName } from '#contract/topics.ts';

/** One thing of a list. */
export type Item = Readonly<Record<string, unknown>>;
/** A structured reply: one list of items, perhaps more beside it. */
export type Reply = Readonly<Record<string, unknown>>;

export const json = (value: unknown): string => JSON.stringify(value);
export const listKey = (reply: Reply): string =>
  Object.keys(reply).find((key) => Array.isArray(reply[key])) ?? '';
export const itemsOf = (reply: Reply): Item[] => reply[listKey(reply)] as Item[];
export const withItems = (reply: Reply, items: readonly unknown[]): Reply => ({
  ...reply,
  [listKey(reply)]: items,
});
export const eachItem = (reply: Reply, change: (item: Item) => unknown): Reply =>
  withItems(reply, itemsOf(reply).map(change));

/** Every item with one of its fields written in another way; items without it stay. */
export const respelt =
  (field: string, way: (value: unknown) => unknown) =>
  (reply: Reply): string =>
    json(eachItem(reply, (item) => (field in item ? { ...item, [field]: way(item[field]) } : item)));

/** All keys and, where asked, all strings of a value changed. */
export function renamed(
  value: unknown,
  key: (name: string) => string,
  text: (words: string) => string = (words) => words,
): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((one) => renamed(one, key, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [key(name), renamed(one, key, text)]));
}

/** JSON in another notation: how a string is written, how a key, what literals are called, what stands after the last item. */
type Notation = {
  text?: (words: string) => string;
  key?: (name: string) => string;
  python?: boolean;
  comma?: string;
  last?: string;
};
export function written(value: unknown, notation: Notation): string {
  const { text = json, key = text, python = false, comma = ', ', last = '' } = notation;
  const again = (one: unknown): string => written(one, notation);
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(again).join(comma)}${value.length > 0 ? last : ''}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, one]) => `${key(name)}: ${again(one)}`)
      .join(comma)}${last}}`;
  return python && value === null ? 'None' : String(value);
}
export const inPython = (words: string): string => (words.includes("'") ? json(words) : `'${words}'`);

export const digitsOf = (id: unknown): string => String(Number(String(id).replace(/\D/g, '')));
const named = topicIds.map((topicId) => [topicId, topicName(topicId, 'experienced')] as const);
export const nameOf = (topicId: unknown): unknown => named.find(([id]) => id === topicId)?.[1] ?? topicId;
export const half = (text: string, share: number): string => text.slice(0, Math.floor(text.length * share));
