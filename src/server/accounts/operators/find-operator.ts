import { type Operators, type OperatorRole, roleOf } from '#contract/operators.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { WriteAudit } from '../audit.ts';
import { operatorSessionLimits } from './operator-session-limits.ts';
import {
  deleteOperatorSession,
  findLiveOperatorSession,
  touchOperatorSession,
} from './operator-session-store.ts';

/** Who is at the operator's page. `tokenHash` names the session without being able to use it. */
export type PageOperator = { email: string; role: OperatorRole; tokenHash: string };

type Deps = Pick<Parts, 'database' | 'clock'> & { operators: Operators; audit: WriteAudit };

/**
 * Who a token of the operator's page belongs to; null when it is unknown, ended, idle for 30 minutes or 8 hours old. Whoever is no longer
 * on the allow-list is refused at the next request, their session ends, and the audit log says so (rule OPERATOR-1).
 */
export async function findOperator(deps: Deps, token: string | null): Promise<PageOperator | null> {
  if (token === null) return null;
  const { database, clock, operators } = deps;
  const now = clock.now();
  const tokenHash = sha256(token);
  const session = await database.read((tx) => findLiveOperatorSession(tx, tokenHash, now));
  if (!session) return null;
  const { email } = session;
  const role = roleOf(operators, email);
  if (role === null) {
    await endUnlisted(deps, tokenHash, email);
    return null;
  }
  if (now.getTime() - session.seenAt.getTime() >= operatorSessionLimits.touchMs)
    await database.write((tx) => touchOperatorSession(tx, tokenHash, now));
  return { email, role, tokenHash };
}

async function endUnlisted({ database, audit }: Deps, tokenHash: string, email: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await deleteOperatorSession(tx, tokenHash))) return;
    const detail = { operator: email, code: 'not_listed' };
    await audit(tx, { kind: 'operator_refused', actor: 'operator', uid: null, detail });
  });
}
