import { indiaDay } from '#contract/india-time.ts';
import { apiKeyLimits, apiKeyStart, type NewApiKey } from '#contract/schools/api-keys.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { randomId, randomToken, sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockForMember } from '../members/lock-for-member.ts';
import { requireProgrammes } from '../members/require-programmes.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { insertApiKey } from './api-key-store.ts';
import { isOver } from './key-standing.ts';

/**
 * Makes a key; the token that is given back is kept nowhere (rule SCHOOL-76). Throws Refusal `not_found` for a programme out of sight,
 * `school_limit_reached` at twenty that work, InvalidInput for a last day that has passed.
 */
export async function makeApiKey(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  asked: NewApiKey,
): Promise<{ keyId: string; token: string }> {
  const { orgId, memberId } = member;
  const now = clock.now();
  const today = indiaDay(now);
  if (isOver(asked, today))
    throw new InvalidInput([{ path: 'body.lastDay', message: 'expected a day to come' }]);
  const keyId = randomId('key_', 16);
  const token = `${apiKeyStart(keyId)}_${randomToken()}`;
  await withinOrganisation(database, orgId, async (tx) => {
    await lockForMember(tx, member);
    await requireProgrammes(tx, member, asked.programmeIds);
    const row = { ...asked, orgId, keyId, tokenHash: sha256(token), createdBy: memberId, now };
    if (!(await insertApiKey(tx, row, { most: apiKeyLimits.live, today })))
      throw new Refusal('school_limit_reached');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now,
      kind: 'api_key_made',
      subject: keyId,
      detail: {
        key: asked.name,
        scopes: asked.scopes.join(' '),
        programmes: asked.programmeIds.length,
        lastDay: asked.lastDay,
      },
    });
  });
  return { keyId, token };
}
