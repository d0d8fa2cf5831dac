import type { ReplyOf } from '#contract/endpoints.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import type { Parts } from '#server/platform/parts.ts';
import { bindMemberships, listMemberships } from './member-store.ts';

/** The schools a user works in; one that invited their verified address takes them in by this. */
export async function listMySchools(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid }: { uid: string },
): Promise<ReplyOf<'listMySchools'>> {
  const schools = await acrossOrganisations(database, async (tx) => {
    await bindMemberships(tx, uid, clock.now());
    return listMemberships(tx, uid);
  });
  return { schools };
}
