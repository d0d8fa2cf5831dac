import type { Parts } from '#server/platform/parts.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { notifyAccountChanged } from './account-changes.ts';
import type { WriteAudit } from './audit.ts';
import type { Operators } from '#contract/operators.ts';
import { endFlow, type SignInFlow, takeFlow } from './flow-store.ts';
import type { IdentityProvider, ProviderIdentity } from './google/identity-provider.ts';
import { openOperatorSession } from './operators/open-operator-session.ts';
import { deleteSession, insertSession } from './session-store.ts';
import { notAnOperator, signInExpired, type SignInProblem, signInProblem } from './sign-in-problem.ts';
import { upsertUser } from './user-store.ts';

type FinishSignIn = {
  /** The callback's whole address, with what the provider put into it. */
  callback: URL;
  state: string | null;
  /** What the browser's cookies hold: the binding to its flows, and the sessions it may have had. */
  flowToken: string | null;
  sessionToken: string | null;
  operatorToken: string | null;
};

export type SignInOutcome =
  | { kind: 'signed_in'; flow: SignInFlow; sessionToken: string }
  | { kind: 'failed'; flow: SignInFlow; problem: SignInProblem }
  /** No attempt of this browser waits for this callback. */
  | { kind: 'unknown'; problem: SignInProblem };

type Deps = Pick<Parts, 'database' | 'clock'> & {
  provider: IdentityProvider;
  operators: Operators;
  audit: WriteAudit;
};

/**
 * The provider sent the browser back. Takes the attempt, exchanges the code, creates or updates the user and opens a new session, always
 * with a new token; a session the browser had before ends. An attempt that was begun on the operator's page opens a session of that page.
 * Every check of rule SIGN-2 that fails leaves no session behind.
 */
export async function finishSignIn(deps: Deps, input: FinishSignIn): Promise<SignInOutcome> {
  const { state, flowToken } = input;
  const flow =
    state !== null && flowToken !== null
      ? await deps.database.transaction((tx) => takeFlow(tx, state, sha256(flowToken), deps.clock.now()))
      : null;
  if (!flow) return { kind: 'unknown', problem: signInExpired };
  let identity: ProviderIdentity;
  try {
    identity = await deps.provider.identify(input.callback, flow);
  } catch (error) {
    return recordFailure(deps, flow, signInProblem(error));
  }
  if (flow.audience === 'operator') {
    const { flowId } = flow;
    const token = await openOperatorSession(deps, { flowId, identity, formerToken: input.operatorToken });
    return token === null
      ? recordFailure(deps, flow, notAnOperator)
      : { kind: 'signed_in', flow, sessionToken: token };
  }
  const sessionToken = await openSession(deps, flow, identity, input.sessionToken);
  return { kind: 'signed_in', flow, sessionToken };
}

async function recordFailure(deps: Deps, flow: SignInFlow, problem: SignInProblem): Promise<SignInOutcome> {
  await deps.database.transaction(async (tx) => {
    await endFlow(tx, flow.flowId, 'failed', problem.message);
    if (problem.code === 'sign_in_cancelled') return;
    await deps.audit(tx, {
      kind: flow.audience === 'operator' ? 'operator_sign_in_refused' : 'sign_in_refused',
      actor: 'user',
      uid: null,
      detail: { code: problem.code },
    });
  });
  return { kind: 'failed', flow, problem };
}

async function openSession(
  deps: Deps,
  flow: SignInFlow,
  identity: ProviderIdentity,
  formerToken: string | null,
): Promise<string> {
  const now = deps.clock.now();
  const token = randomToken();
  await deps.database.transaction(async (tx) => {
    const { uid, created } = await upsertUser(tx, identity, now);
    const formerUid = formerToken === null ? null : await deleteSession(tx, sha256(formerToken));
    if (formerUid !== null) await notifyAccountChanged(tx, formerUid);
    await insertSession(tx, sha256(token), uid, now);
    await endFlow(tx, flow.flowId, 'done', null);
    await notifyAccountChanged(tx, uid);
    await deps.audit(tx, { kind: 'sign_in', actor: 'user', uid, detail: { created, display: flow.display } });
  });
  return token;
}
