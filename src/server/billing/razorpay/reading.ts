import type { z } from 'zod';
import { GatewayRefused } from '../payment-gateway.ts';
import { collectionOf } from './entities.ts';
import { RazorpayFault, upstreamError } from './razorpay-fault.ts';
import type { RestApi } from './rest-api.ts';
import type { Deadline, Retrying } from './retrying.ts';

const pageSize = 100;

/** How reads reach the gateway: one exchange, and its repetition. */
export type Reach = { api: RestApi; retrying: Retrying };

type Identified = { id: string };

/**
 * The entity of an id; null when the gateway does not know it, or cannot, because the id has not its form. Throws UpstreamError, also for
 * an answer about another one, and GatewayRefused.
 */
export async function readEntity<T extends z.ZodType<Identified>>(
  { api, retrying }: Reach,
  subject: { folder: 'orders' | 'payments' | 'refunds'; pattern: RegExp; id: string; entity: T },
): Promise<z.output<T> | null> {
  const { folder, pattern, id, entity } = subject;
  if (!pattern.test(id)) return null;
  const path = `/${folder}/${encodeURIComponent(id)}`;
  return retrying((_, deadline) =>
    nullIfUnknown(async () => {
      const found = await api.ask({ method: 'GET', path, answer: entity }, deadline);
      demand(found.id === id, path);
      return found;
    }),
  );
}

/** Every item of a list, page by page (rule RAZORPAY-2). The gateway may add items while we read: each comes once. */
export async function readAllPages<T extends z.ZodType<Identified>>(
  { api, retrying }: Reach,
  list: { path: string; query?: Record<string, string>; entity: T },
): Promise<z.output<T>[]> {
  const found = new Map<string, z.output<T>>();
  for (let skip = 0; ; skip += pageSize) {
    const query = { ...list.query, count: String(pageSize), skip: String(skip) };
    const answer = collectionOf(list.entity);
    const page = await retrying((_, deadline) =>
      api.ask({ method: 'GET', path: list.path, query, answer }, deadline),
    );
    const knownBefore = found.size;
    for (const item of page) found.set(item.id, item);
    if (page.length < pageSize) return [...found.values()];
    // A full page of known items: the gateway does not advance, and we would never end.
    demand(found.size > knownBefore, list.path);
  }
}

/** One unpaged list, asked once. */
export async function readList<T extends z.ZodType<Identified>>(
  api: RestApi,
  list: { path: string; query?: Record<string, string>; entity: T },
  deadline: Deadline,
): Promise<z.output<T>[]> {
  const { path, query, entity } = list;
  return api.ask({ method: 'GET', path, ...(query && { query }), answer: collectionOf(entity) }, deadline);
}

/** Throws UpstreamError unless the answer is about what was asked at `path`. */
export function demand(holds: boolean, path: string): asserts holds {
  if (!holds) throw upstreamError(new RazorpayFault('wrong_subject', path));
}

/** Null for the gateway's "no such id" (a 400). Any other no stays one: a wrong address must not read as an unknown order. */
export async function nullIfUnknown<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof GatewayRefused && /\bid\b.*\bdoes not exist|\bnot a valid id\b/i.test(error.message))
      return null;
    throw error;
  }
}
