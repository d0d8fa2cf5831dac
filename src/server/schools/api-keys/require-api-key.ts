import { indiaDay } from '#contract/india-time.ts';
import type { ApiScope } from '#contract/schools/api-keys.ts';
import type { SchoolRole } from '#contract/schools/roles.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { apiKeyHashOf } from '#server/platform/http/bearer-key.ts';
import type { RequireApiKey } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireContract } from '../organisations/require-contract.ts';
import { findKeyByHash, isUseDue, noteUse } from './api-key-store.ts';
import { isOver, programmesOf } from './key-standing.ts';

/** As what a key acts: figures come to it without names, and nothing as to an owner (rule SCHOOL-77). */
const roleOfScope: Readonly<Record<ApiScope, SchoolRole>> = {
  'programmes:read': 'staff',
  'applicants:read': 'staff',
  'applicants:write': 'staff',
  'invitations:write': 'staff',
  'results:read': 'staff',
  'figures:read': 'analyst',
};

/**
 * Whom a key acts for. One that is unknown, was revoked or is over, or whose maker may not make keys any more, is refused in one way (rule
 * SCHOOL-76); it is looked for by its hash, so that nothing of it can be guessed from how long that takes. Once the contract has ended it may only
 * read: Refusal `contract_over`.
 */
export function createRequireApiKey({ database, clock }: Pick<Parts, 'database' | 'clock'>): RequireApiKey {
  return async (request, scope) => {
    const tokenHash = apiKeyHashOf(request);
    const found = tokenHash && (await acrossOrganisations(database, (tx) => findKeyByHash(tx, tokenHash)));
    const now = clock.now();
    const programmeIds = found && !isOver(found.key, indiaDay(now)) ? programmesOf(found) : null;
    if (!found || programmeIds === null) throw new Refusal('api_key_invalid');
    const { orgId, keyId, scopes } = found.key;
    if (isUseDue(found.key, now))
      await withinOrganisation(database, orgId, (tx) => noteUse(tx, found.key, now));
    if (!scopes.includes(scope)) throw new Refusal('api_scope_missing', { scope });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      await withinOrganisation(database, orgId, (tx) => requireContract(tx, orgId, now));
    const { memberId, uid } = found.maker;
    return { orgId, memberId, uid: uid ?? '', role: roleOfScope[scope], programmeIds, keyId };
  };
}
