import type { Parts } from '#server/platform/parts.ts';
import type { WriteAudit } from '../audit.ts';
import type { PageOperator } from './find-operator.ts';
import { deleteOperatorSession } from './operator-session-store.ts';

/** Ends this browser's session at the operator's page. Ending it twice is the same as once. */
export async function signOutOperator(
  { database, audit }: Pick<Parts, 'database'> & { audit: WriteAudit },
  { tokenHash, email }: PageOperator,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await deleteOperatorSession(tx, tokenHash))) return;
    const detail = { operator: email };
    await audit(tx, { kind: 'operator_sign_out', actor: 'operator', uid: null, detail });
  });
}
