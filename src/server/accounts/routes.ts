import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operators } from '#contract/operators.ts';
import { paths } from '#contract/paths.ts';
import { contentSecurityPolicy } from '#server/platform/http/content-security-policy.ts';
import type { Bind, FindUser, SessionHashOf } from '#server/platform/http/endpoint-binding.ts';
import { errorStatus } from '#server/platform/http/error-status.ts';
import type { Parts } from '#server/platform/parts.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AccountChanges } from './account-changes.ts';
import type { WriteAudit } from './audit.ts';
import { beginSignIn } from './begin-sign-in.ts';
import type { BrowserCookies } from './browser-cookies.ts';
import { callbackAddress } from './callback-origin.ts';
import { callbackPage, callbackScriptHash } from './callback-page.ts';
import { changeSettings } from './change-settings.ts';
import { findSession, type Session } from './find-session.ts';
import { finishSignIn, type SignInOutcome } from './finish-sign-in.ts';
import { followAccount } from './follow-account.ts';
import type { SignInFlow } from './flow-store.ts';
import type { IdentityProvider } from './google/identity-provider.ts';
import { operatorSessionLimits } from './operators/operator-session-limits.ts';
import { readAccount } from './read-account.ts';
import { readSignIn } from './read-sign-in.ts';
import { sessionLimits } from './session-limits.ts';
import { signOut } from './sign-out.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

type AccountsParts = Pick<Parts, 'database' | 'clock' | 'streams' | 'log' | 'metrics'> & {
  config: { publicUrl: string; operators: Operators };
  cookies: BrowserCookies;
  provider: IdentityProvider;
  changes: AccountChanges;
  audit: WriteAudit;
};

/** Finds who a request comes from, by its session cookie. */
export function createFindUser(parts: Pick<AccountsParts, 'database' | 'clock' | 'cookies'>): FindUser {
  return (request) => sessionOf(parts, request);
}

/** Gives the hash of the session token in a request's cookie, for statements that look the session up themselves. */
export function createSessionHashOf(cookies: BrowserCookies): SessionHashOf {
  return (request) => {
    const token = cookies.session(request.headers.cookie);
    return token === null ? null : sha256(token);
  };
}

/** Sign-in, sign-out and the live account. */
export function accountRoutes(parts: AccountsParts): (bind: Bind) => void {
  const { cookies } = parts;
  return (bind) => {
    bind('readMe', async ({ uid }) => ({ account: uid === null ? null : await readAccount(parts, uid) }));

    bind('followMe', async ({ request, reply }) => {
      const session = await sessionOf(parts, request);
      if (!session) throw new Refusal('not_signed_in');
      return streamAccount(parts, session, request, reply);
    });

    bind('beginSignIn', async ({ body, request, reply }) => {
      const redirectUri = callbackAddress(parts.config.publicUrl, request.headers.host).toString();
      const flowToken = cookies.flow(request.headers.cookie);
      const begun = await beginSignIn(parts, { ...body, audience: 'candidate', redirectUri, flowToken });
      reply.header('set-cookie', cookies.setFlow(begun.flowToken, sessionLimits.flowMs / 1000));
      return { flowId: begun.flowId, url: begun.url };
    });

    bind('readSignIn', ({ params, request }) =>
      readSignIn(parts, {
        flowId: params.flowId,
        flowToken: cookies.flow(request.headers.cookie),
        sessionToken: cookies.session(request.headers.cookie),
      }),
    );

    bind('finishSignIn', async ({ query, request, reply }) => {
      const callback = callbackAddress(parts.config.publicUrl, request.headers.host);
      callback.search = new URL(request.url, callback).search;
      const outcome = await finishSignIn(
        { ...parts, operators: parts.config.operators },
        {
          callback,
          state: query.state ?? null,
          flowToken: cookies.flow(request.headers.cookie),
          sessionToken: cookies.session(request.headers.cookie),
          operatorToken: cookies.operator(request.headers.cookie),
        },
      );
      const ended = outcome.kind === 'signed_in' ? outcome.kind : outcome.problem.code;
      parts.metrics.count('hotseat_sign_ins_total', { sign_in: ended });
      return answerCallback(parts, outcome, reply);
    });

    bind('signOut', async ({ request, reply }) => {
      const session = await sessionOf(parts, request);
      if (session) await signOut(parts, session);
      reply.header('set-cookie', cookies.clearSession());
      return { ok: true as const };
    });
    bind('signOutEverywhere', async ({ uid, reply }) => {
      await signOutEverywhere(parts, uid);
      reply.header('set-cookie', cookies.clearSession());
      return { ok: true as const };
    });
    bind('changeSettings', async ({ uid, body }) => ({
      account: await changeSettings(parts, { uid, settings: body }),
    }));
  };
}

function sessionOf(
  parts: Pick<AccountsParts, 'database' | 'clock' | 'cookies'>,
  request: FastifyRequest,
): Promise<Session | null> {
  return findSession(parts, parts.cookies.session(request.headers.cookie));
}

function streamAccount(
  parts: AccountsParts,
  session: Session,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const stream = parts.streams.open(request, reply, session.uid);
  const stop = followAccount(parts, session, {
    send: (account) => {
      stream.send({ name: 'account', data: { account } });
      if (account === null) stream.close();
    },
    fail: (error) => {
      parts.log.error({ err: error }, 'an account could not be read');
      stream.close();
    },
  });
  stream.onClose(stop);
  return reply;
}

function answerCallback(parts: AccountsParts, outcome: SignInOutcome, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (outcome.kind !== 'unknown' && outcome.flow.audience === 'operator')
    return answerOperator(parts, outcome, reply);
  if (outcome.kind === 'signed_in') {
    reply.header(
      'set-cookie',
      parts.cookies.setSession(outcome.sessionToken, sessionLimits.absoluteMs / 1000),
    );
    if (outcome.flow.display === 'page') return reply.redirect(outcome.flow.returnTo, 303);
    return sendCallbackPage(
      reply,
      200,
      'You are signed in',
      'You can close this window.',
      outcome.flow.flowId,
    );
  }
  const { problem } = outcome;
  if (outcome.kind === 'failed' && outcome.flow.display === 'page') {
    return reply.redirect(failedPage(outcome.flow), 303);
  }
  const flowId = outcome.kind === 'failed' ? outcome.flow.flowId : null;
  return sendCallbackPage(reply, errorStatus[problem.code], 'You are not signed in', problem.message, flowId);
}

/** Where a sign-in that took the whole page and failed is told of; who is still signed in goes on from there to where they were. */
function failedPage({ flowId, returnTo }: Pick<SignInFlow, 'flowId' | 'returnTo'>): string {
  const query = new URLSearchParams({ flow: flowId, ...(returnTo === paths.interview ? {} : { returnTo }) });
  return `${paths.signIn}?${query}`;
}

/** Back to the operator's page, which is told what went wrong by its code alone. */
function answerOperator(
  { cookies }: AccountsParts,
  outcome: Exclude<SignInOutcome, { kind: 'unknown' }>,
  reply: FastifyReply,
): FastifyReply {
  if (outcome.kind === 'failed')
    return reply.redirect(`${paths.operator}?refused=${outcome.problem.code}`, 303);
  const seconds = operatorSessionLimits.absoluteMs / 1000;
  reply.header('set-cookie', cookies.setOperator(outcome.sessionToken, seconds));
  return reply.redirect(paths.operator, 303);
}

/** The popup came from the provider's origin: an opener policy of its own would cut it off from the page it must tell. */
function sendCallbackPage(
  reply: FastifyReply,
  status: number,
  title: string,
  words: string,
  flowId: string | null,
): FastifyReply {
  return reply
    .status(status)
    .header('content-security-policy', contentSecurityPolicy('sign_in', [callbackScriptHash]))
    .header('cross-origin-opener-policy', 'unsafe-none')
    .type('text/html; charset=utf-8')
    .send(callbackPage({ title, words, flowId, close: true }));
}
