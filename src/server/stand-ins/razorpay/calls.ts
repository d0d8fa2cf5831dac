import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { refused } from './gateway-problem.ts';

/** One request, read. `body` is undefined when it sent none. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: unknown;
};

/** What is answered. In its place `lost` cuts the connection and `silent` never answers, both after the effect. */
export type Answer = { status: number; body: unknown; lost?: boolean; silent?: boolean };

export type Route = {
  method: string;
  /** Its groups are handed on, in turn. */
  path: RegExp;
  run: (call: Call, id: string) => Answer | Promise<Answer>;
};

const maxBodyBytes = 65_536;

export const ok = (body: unknown): Answer => ({ status: 200, body });

export function findRoute(routes: readonly Route[], call: Call): { route: Route; id: string } | null {
  for (const route of routes) {
    const match = route.method === call.method ? route.path.exec(call.path) : null;
    if (match) return { route, id: match[1] ?? '' };
  }
  return null;
}

/** Reads the JSON a request carries. Throws the gateway's refusal for anything else. */
export async function readCall(request: IncomingMessage): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw refused('The request is too large.');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: text === '' ? undefined : parseJson(text),
  };
}

/** The fields of a body. Throws when it is not an object. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw refused('The request body must be an object.');
  return body as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('The request body is not valid JSON.');
  }
}
