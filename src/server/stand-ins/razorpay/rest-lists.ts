import { refused } from './gateway-problem.ts';

const usualCount = 10;
const maxCount = 100;

/** The page a list request asks for: newest first, `from` and `to` in seconds, both included (rule RAZORPAY-2). */
export function page<Item extends { created_at: number }>(
  items: readonly Item[],
  query: URLSearchParams,
): Item[] {
  const from = wholeNumber(query, 'from') ?? 0;
  const to = wholeNumber(query, 'to') ?? Number.MAX_SAFE_INTEGER;
  const count = wholeNumber(query, 'count') ?? usualCount;
  const skip = wholeNumber(query, 'skip') ?? 0;
  if (count < 1 || count > maxCount)
    throw refused(`The count must be between 1 and ${maxCount}.`, { field: 'count' });
  const inside = items.filter((item) => item.created_at >= from && item.created_at <= to);
  return inside
    .reverse()
    .sort((a, b) => b.created_at - a.created_at)
    .slice(skip, skip + count);
}

function wholeNumber(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (!/^\d{1,15}$/.test(text)) throw refused(`The ${name} must be an integer.`, { field: name });
  return Number(text);
}
