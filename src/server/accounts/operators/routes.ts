import type { FastifyRequest } from 'fastify';
import type { Operators } from '#contract/operators.ts';
import { paths } from '#contract/paths.ts';
import type { RequirePageOperator, Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { callbackAddress } from '../callback-origin.ts';
import type { WriteAudit } from '../audit.ts';
import { beginSignIn } from '../begin-sign-in.ts';
import type { BrowserCookies } from '../browser-cookies.ts';
import type { IdentityProvider } from '../google/identity-provider.ts';
import { sessionLimits } from '../session-limits.ts';
import { findOperator } from './find-operator.ts';
import { requirePageOperator } from './require-page-operator.ts';
import { signOutOperator } from './sign-out-operator.ts';

type OperatorParts = Pick<Parts, 'database' | 'clock'> & {
  operators: Operators;
  cookies: BrowserCookies;
  audit: WriteAudit;
};

const tokenOf = ({ cookies }: Pick<OperatorParts, 'cookies'>, request: FastifyRequest): string | null =>
  cookies.operator(request.headers.cookie);

/** Lets through whose cookie of the operator's page is good for the act; a candidate's cookie never is. */
export function createRequirePageOperator(parts: OperatorParts): RequirePageOperator {
  return (request, act) => requirePageOperator(parts, { token: tokenOf(parts, request), act });
}

/** Signing in to and out of the operator's page. Where nobody is on the list there is nothing at these addresses. */
export function operatorSignInRoutes(
  parts: OperatorParts & { config: { publicUrl: string }; provider: IdentityProvider },
): Routes {
  const { cookies, operators } = parts;
  return (bind) => {
    if (operators.size === 0) return;
    bind('readOperator', async ({ request }) => {
      const found = await findOperator(parts, tokenOf(parts, request));
      return { operator: found && { email: found.email, role: found.role } };
    });
    bind('beginOperatorSignIn', async ({ request, reply }) => {
      const begun = await beginSignIn(parts, {
        audience: 'operator',
        display: 'page',
        returnTo: paths.operator,
        redirectUri: callbackAddress(parts.config.publicUrl, request.headers.host).toString(),
        flowToken: cookies.flow(request.headers.cookie),
      });
      reply.header('set-cookie', cookies.setFlow(begun.flowToken, sessionLimits.flowMs / 1000));
      return { url: begun.url };
    });
    bind('signOutOperator', async ({ operator, reply }) => {
      await signOutOperator(parts, operator);
      reply.header('set-cookie', cookies.clearOperator());
      return { ok: true as const };
    });
  };
}
