import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Refuses a mutation that another site could have sent: it must carry our header, a JSON or multipart body, and an Origin (or
 * Sec-Fetch-Site) that is ours (rule WEB-1).
 */
export function requireSameSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal('cross_site_request');
  const { origin } = request.headers;
  if (origin !== undefined && hostOf(origin) !== request.headers.host)
    throw new Refusal('cross_site_request');
  if (request.headers['x-hotseat'] === undefined) throw new Refusal('cross_site_request');
  const type = request.headers['content-type'] ?? '';
  if (!/^(application\/json|multipart\/form-data)\b/.test(type)) throw new Refusal('cross_site_request');
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
