import { cutText } from '#core/text/cut-text.ts';
import { z } from 'zod';

/** What a model's reply came to: a value of the wanted shape, or what is wrong with it. `cut` is a reply that stops in the middle. */
type ReadJson<T> =
  | { ok: true; value: T }
  | { ok: false; problem: 'cut' | 'refused' | 'unreadable'; detail: string };

/** Far longer than any reply that is asked for. */
const longestChars = 400_000;
const mostObjects = 20;
const longestDetail = 400;

const refusal =
  /\b(?:i(?:'m| am) (?:sorry|unable|not able)|i (?:can(?:no|')t|cannot|won't|must decline)|(?:can(?:no|')t|unable to) (?:help|assist|comply))\b/i;

/** Where the object that opens at `from` ends, after its brace; -1 when it does not. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** No database stores a zero character or half a pair of surrogates. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text, storable) as unknown };
  } catch {
    return null;
  }
}

/**
 * Reads the object a model was asked for out of whatever it sent: thoughts, fences and prose around it are passed over, the first balanced
 * object of the wanted shape counts (rule ENGINE-3). Never throws.
 */
export function readModelJson<T>(reply: string, shape: z.ZodType<T>): ReadJson<T> {
  const wrong = (problem: 'cut' | 'refused' | 'unreadable', detail: string): ReadJson<T> => ({
    ok: false,
    problem,
    detail: cutText(detail, longestDetail),
  });
  if (reply.length > longestChars) return wrong('unreadable', 'the reply is far too long');
  const text = reply.replace(/<think>[\s\S]*?<\/think>/g, ' ');
  let complaint: string | null = null;
  let cut = false;
  let from = text.indexOf('{');
  for (let tried = 0; from >= 0 && tried < mostObjects; tried += 1) {
    const end = endOfObject(text, from);
    const found = end < 0 ? null : parsed(text.slice(from, end));
    const read = found && shape.safeParse(found.value);
    if (read?.success) return { ok: true, value: read.data };
    cut ||= end < 0;
    complaint ??= read ? z.prettifyError(read.error) : 'the object is not valid JSON';
    from = text.indexOf('{', read ? end : from + 1);
  }
  if (cut) return wrong('cut', 'the JSON object does not end');
  if (complaint !== null) return wrong('unreadable', complaint);
  return refusal.test(text.slice(0, 300))
    ? wrong('refused', 'the model declined')
    : wrong('unreadable', 'there is no JSON object in the reply');
}

/** A whole number that may come as a string, within bounds. */
export function wholeNumber(least: number, most: number) {
  const read = (value: unknown): unknown =>
    typeof value === 'string' && /^\s*-?\d+(?:\.0+)?\s*$/.test(value) ? Number(value) : value;
  return z.preprocess(read, z.number().int().min(least).max(most));
}

/** The items of a list that have the wanted shape, and how many had not. */
export function soundItems<T>(
  items: readonly unknown[],
  shape: z.ZodType<T>,
): { sound: T[]; dropped: number } {
  const read = items.map((item) => shape.safeParse(item));
  const sound = read.flatMap((one) => (one.success ? [one.data] : []));
  return { sound, dropped: items.length - sound.length };
}
