import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Whether an Origin is ours: the public one always, and off production also the one this request was sent to. */
function isOurOrigin(
  origin: string,
  host: string | undefined,
  { publicUrl, production }: { publicUrl: string; production: boolean },
): boolean {
  const url = URL.parse(origin);
  if (!url) return false;
  return url.origin === new URL(publicUrl).origin || (!production && url.host === host);
}

/**
 * Refuses a mutation that another site could have sent: it must carry our header, a JSON or multipart body, and an Origin (or
 * Sec-Fetch-Site) that is ours, whatever a proxy made of the Host (rule WEB-1).
 */
export function requireSameSite(
  request: FastifyRequest,
  site: { publicUrl: string; production: boolean },
): void {
  const from = request.headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') throw new Refusal('cross_site_request');
  const { origin } = request.headers;
  if (origin !== undefined && !isOurOrigin(origin, request.headers.host, site))
    throw new Refusal('cross_site_request');
  if (request.headers['x-hotseat'] === undefined) throw new Refusal('cross_site_request');
  const type = request.headers['content-type'] ?? '';
  if (!/^(application\/json|multipart\/form-data)\b/.test(type)) throw new Refusal('cross_site_request');
}
