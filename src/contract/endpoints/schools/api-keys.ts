import { z } from 'zod';
import { apiKey, apiKeyId, newApiKey } from '../../schools/api-keys.ts';
import { forSchool } from '../../schools/organisation.ts';
import { type Endpoint, nothing, ok } from '../endpoint.ts';

const manages = { access: 'school', schoolAct: 'manage_access', params: forSchool } as const;

/** The keys by which a school's own programs come in (rule SCHOOL-76). */
export const apiKeyEndpoints = {
  listApiKeys: {
    method: 'GET',
    path: '/api/schools/:orgId/api-keys',
    ...manages,
    reply: z.object({ keys: z.array(apiKey) }),
  },
  /** Makes a key; its token is in this reply and nowhere else. Refused with `school_limit_reached`. */
  makeApiKey: {
    method: 'POST',
    path: '/api/schools/:orgId/api-keys',
    ...manages,
    body: newApiKey,
    reply: z.object({ keyId: apiKeyId, token: z.string() }),
  },
  revokeApiKey: {
    method: 'POST',
    path: '/api/schools/:orgId/api-keys/:keyId/revoke',
    ...manages,
    params: forSchool.extend({ keyId: apiKeyId }),
    body: nothing,
    reply: ok,
  },
} as const satisfies Record<string, Endpoint>;
