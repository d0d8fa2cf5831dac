import { cutText } from '#core/text/cut-text.ts';
import { z } from 'zod';
import { findJson } from './find-json.ts';

/** What a model's reply came to: a value of the wanted shape, or what is wrong with it. `cut` is a reply that stops in the middle or leaves something out. */
type ReadJson<T> =
  | { ok: true; value: T }
  | { ok: false; problem: 'cut' | 'refused' | 'unreadable'; detail: string };

/** What every task asks for: a list of items. */
export type Listed = { items: readonly unknown[] };

/** Far longer than any reply that is asked for. */
const longestChars = 400_000;
const longestDetail = 400;
const deepest = 6;

const refusal =
  /\b(?:i(?:['’]m| am) (?:sorry|unable|not able)|i (?:can(?:no|['’])t|cannot|won['’]t|must decline)|(?:can(?:no|['’])t|cannot|unable to) (?:help|assist|comply))\b/i;

const thoughts = /^\s*(?:<(think(?:ing)?|thought|reasoning)>|<\|channel\|>analysis)/i;

/** A reply without the thoughts it begins with; null when they do not end. */
function withoutThoughts(reply: string): string | null {
  let left = reply;
  for (let opened = thoughts.exec(left); opened; opened = thoughts.exec(left)) {
    const ended = opened[1] ? new RegExp(`</${opened[1]}>`, 'i') : /<\|channel\|>final/i;
    const end = ended.exec(left);
    if (!end) return null;
    left = left.slice(end.index + end[0].length);
  }
  return left;
}

/** A reply that is one JSON string holds JSON once more. */
function unquoted(text: string): string {
  const bare = text
    .trim()
    .replace(/^```\w*|```$/g, '')
    .trim();
  if (!bare.startsWith('"')) return text;
  try {
    return String(JSON.parse(bare));
  } catch {
    return text;
  }
}

/** Where a wrapper carries JSON as text: the arguments of a tool call, a part of a message. */
const carriers: ReadonlySet<string> = new Set('arguments input parameters text content output'.split(' '));

const isAllJson = /^\s*(?:```\w*\s*)?[{[]/;

/** What a text holds when nothing in it is cut off, the last first. */
function carried(text: string): unknown[] {
  const { found, lastCut, broken } = findJson(text);
  return lastCut < 0 && !broken ? found.map((one) => one.value).reverse() : [];
}

/** What a value may have wrapped up, the last first. */
function wrapped(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value as Record<string, unknown>);
  return entries.reverse().flatMap(([key, one]) => {
    const carries = carriers.has(key) || entries.length === 1;
    return typeof one === 'string' && carries && isAllJson.test(one) ? carried(one) : [one];
  });
}

/** A value as the shape has it, or the last thing of that shape in it; the outermost counts. `lists` is whether a bare list may count. */
function fitting<T>(value: unknown, shape: z.ZodType<T>, lists: boolean, depth = 0): T | null {
  const read = Array.isArray(value) && !lists ? null : shape.safeParse(value);
  if (read?.success) return read.data;
  if (depth === deepest) return null;
  for (const inner of wrapped(value)) {
    const found = fitting(inner, shape, lists, depth + 1);
    if (found) return found;
  }
  return null;
}

/** What comes after a value that was closed too early. */
const goesOn = /^\s*[}\],][\s}\],]*["{[]|^\s*"/;

/** The objects of a reply that has nothing else of JSON: an item a line. */
function linesOf(text: string, found: readonly { value: unknown; start: number; end: number }[]): unknown[] {
  const between = [...found, null].map((one, at) => text.slice(found[at - 1]?.end ?? 0, one?.start));
  return /["{}[\]]/.test(between.join('')) ? [] : found.map((one) => one.value);
}

/** Whether a reply declines, in words before any JSON or in an object made for it. */
function declines(text: string, values: readonly unknown[]): boolean {
  const before = text.slice(0, 300).split(/[{[]/, 1)[0] ?? '';
  const said = values.map((value) => z.looseObject({}).safeParse(value).data ?? {});
  return [before, ...said.flatMap((one) => [one['refusal'], one['error'], one['message']])].some(
    (words) => typeof words === 'string' && refusal.test(words),
  );
}

/**
 * Reads the object a model was asked for out of whatever it sent. Thoughts, fences, prose, wrappers and slips of notation are read through; of
 * several objects of the wanted shape the last counts; nothing half is made whole, and an apology with nothing in it is no reply (rule ENGINE-3).
 * Never throws.
 */
export function readModelJson<T extends Listed>(reply: string, shape: z.ZodType<T>): ReadJson<T> {
  const wrong = (problem: 'cut' | 'refused' | 'unreadable', detail: string): ReadJson<T> => ({
    ok: false,
    problem,
    detail: cutText(detail, longestDetail),
  });
  if (reply.length > longestChars) return wrong('unreadable', 'the reply is far too long');
  const thought = withoutThoughts(reply);
  if (thought === null) return wrong('cut', 'the reply ends before its thoughts do');
  const text = unquoted(thought);
  const { found, lastCut, broken } = findJson(text);
  const values = found.map((one) => one.value);
  const isSound = lastCut < 0 && !broken;
  for (const { value, end } of found.toReversed()) {
    const fit = fitting(value, shape, isSound);
    if (!fit || lastCut >= end || goesOn.test(text.slice(end, end + 200))) continue;
    if (fit.items.length > 0) return { ok: true, value: fit };
    if (declines(text, [])) return wrong('refused', 'the model declined');
    if (values.length > 1) return wrong('unreadable', 'an empty list beside other JSON says nothing');
    return { ok: true, value: fit };
  }
  const lines = isSound ? shape.safeParse(linesOf(text, found)) : null;
  if (lines?.success) return { ok: true, value: lines.data };
  if (lastCut >= 0) return wrong('cut', 'the JSON object does not end, or leaves something out');
  if (declines(text, values)) return wrong('refused', 'the model declined');
  const last = values.length > 0 ? shape.safeParse(values.at(-1)) : null;
  return wrong(
    'unreadable',
    last?.error ? z.prettifyError(last.error) : 'there is no JSON object in the reply',
  );
}
