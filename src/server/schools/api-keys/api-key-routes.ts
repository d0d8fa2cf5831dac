import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { SchoolParts } from '../school-parts.ts';
import { listApiKeys } from './list-api-keys.ts';
import { makeApiKey } from './make-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

/** The keys of a school's own programs. */
export function apiKeyRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('listApiKeys', ({ member }) => listApiKeys(parts, member));
    bind('makeApiKey', ({ member, body }) => makeApiKey(parts, member, body));
    bind('revokeApiKey', async ({ member, params }) => {
      await revokeApiKey(parts, member, params);
      return { ok: true } as const;
    });
  };
}
