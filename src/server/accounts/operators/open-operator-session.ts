import { type Operators, roleOf } from '#contract/operators.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { WriteAudit } from '../audit.ts';
import { endFlow } from '../flow-store.ts';
import type { ProviderIdentity } from '../google/identity-provider.ts';
import { deleteOperatorSession, insertOperatorSession } from './operator-session-store.ts';

/**
 * Signs a verified account in to the operator's page when its address is on the allow-list, always with a new token; a session this browser
 * had there before ends. Null for everybody else. It makes nobody a candidate (rule OPERATOR-1).
 */
export async function openOperatorSession(
  {
    database,
    clock,
    operators,
    audit,
  }: Pick<Parts, 'database' | 'clock'> & {
    operators: Operators;
    audit: WriteAudit;
  },
  input: { flowId: string; identity: ProviderIdentity; formerToken: string | null },
): Promise<string | null> {
  const { flowId, identity, formerToken } = input;
  const role = roleOf(operators, identity.email);
  if (role === null) return null;
  const now = clock.now();
  const token = randomToken();
  await database.transaction(async (tx) => {
    if (formerToken !== null) await deleteOperatorSession(tx, sha256(formerToken));
    await insertOperatorSession(tx, sha256(token), identity, now);
    await endFlow(tx, flowId, 'done', null);
    const detail = { operator: identity.email, role };
    await audit(tx, { kind: 'operator_sign_in', actor: 'operator', uid: null, detail });
  });
  return token;
}
