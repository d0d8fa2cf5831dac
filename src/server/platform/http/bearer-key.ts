import type { FastifyRequest } from 'fastify';
import { apiKeyIdOf } from '#contract/schools/api-keys.ts';
import { sha256 } from '../ids.ts';

/** The hash of the key of a school that a request carries, or null without one of the right form. */
export function apiKeyHashOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined || apiKeyIdOf(token) === null ? null : sha256(token);
}
