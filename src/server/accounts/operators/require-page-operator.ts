import { mayAct, type OperatorAct, type Operators } from '#contract/operators.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WriteAudit } from '../audit.ts';
import { findOperator, type PageOperator } from './find-operator.ts';

/**
 * The operator whose token this is, when their role allows the act. Throws Refusal `operator_signed_out` without a live session of
 * somebody on the list, `operator_only` for an act of another role, which the audit log notes (rule OPERATOR-2).
 */
export async function requirePageOperator(
  deps: Pick<Parts, 'database' | 'clock'> & { operators: Operators; audit: WriteAudit },
  { token, act }: { token: string | null; act: OperatorAct },
): Promise<PageOperator> {
  const operator = await findOperator(deps, token);
  if (!operator) throw new Refusal('operator_signed_out');
  const { email, role } = operator;
  if (mayAct(role, act)) return operator;
  await deps.database.transaction((tx) =>
    deps.audit(tx, {
      kind: 'operator_refused',
      actor: 'operator',
      uid: null,
      detail: { operator: email, code: 'role', role, act },
    }),
  );
  throw new Refusal('operator_only');
}
