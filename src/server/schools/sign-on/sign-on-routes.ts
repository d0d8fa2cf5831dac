import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acsPath } from '#contract/endpoints/schools/sign-on.ts';
import { orgId as orgIdForm } from '#contract/schools/organisation.ts';
import { paths } from '#contract/paths.ts';
import { sessionLimits } from '#server/accounts/session-limits.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { contentSecurityPolicy } from '#server/platform/http/content-security-policy.ts';
import type { Bind, Routes } from '#server/platform/http/endpoint-binding.ts';
import { sha256 } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { beginSignOn, testSignOn } from './begin-sign-on.ts';
import { changeSignOn, switchSignOn } from './change-sign-on.ts';
import { findSignOn } from './find-sign-on.ts';
import { completeSignOn, finishSignOn } from './finish-sign-on.ts';
import { handOverPage } from './hand-over-page.ts';
import { completeAddress, ownAddresses } from './own-addresses.ts';
import { readSignOn } from './read-sign-on.ts';
import { receiveResponse } from './receive-response.ts';
import { readSamlMetadata } from './saml/read-metadata.ts';
import { ownMetadata } from './saml/saml-request.ts';
import type { SignOnOutcome } from './settle-sign-on.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { findSchoolWithSignOn } from './sign-on-store.ts';

const mostPosted = 256 * 1024;
/** An address stands for a campus, at the hour when everybody comes in. */
const postsAMinute = 1200;
/** Ours is letters of a random token; what is none finds nothing, and no database is asked for it. */
const relayStateForm = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .catch('');

/** A school's own sign-on: its settings, and the ways in. */
export function signOnRoutes(parts: SignOnParts): Routes {
  return async (bind, app) => {
    settingRoutes(parts, bind);
    wayRoutes(parts, bind);
    await bindAcs(parts, app);
  };
}

function settingRoutes(parts: SignOnParts, bind: Bind): void {
  bind('readSignOn', ({ member }) => readSignOn(parts, member));
  bind('changeSignOn', ({ member, body, request }) =>
    changeSignOn(parts, { ...member, sessionHash: sessionHashOf(parts, request) }, body),
  );
  bind('switchSignOn', ({ member, body, request }) =>
    switchSignOn(parts, { ...member, sessionHash: sessionHashOf(parts, request) }, body),
  );
  bind('readSamlMetadata', async ({ body }) => readSamlMetadata(body.xml));
  bind('testSignOn', async ({ member, request, reply }) => {
    const begun = await testSignOn(parts, member, browserOf(parts, request));
    return answerBegun(parts, begun, reply);
  });
}

function wayRoutes(parts: SignOnParts, bind: Bind): void {
  bind('findSignOn', ({ body }) => findSignOn(parts, body));
  bind('beginSignOn', async ({ body, request, reply }) => {
    const begun = await beginSignOn(parts, { ...body, ...browserOf(parts, request) });
    return answerBegun(parts, begun, reply);
  });
  bind('finishSignOn', async ({ params, query, request, reply }) => {
    const state = query.state ?? null;
    const { search } = new URL(request.url, parts.publicUrl);
    const came = { ...params, ...tokensOf(parts, request), state, query: search };
    return answer(parts, await finishSignOn(parts, came), reply);
  });
  bind('completeSignOn', async ({ params, query, request, reply }) => {
    const came = { ...params, ...tokensOf(parts, request), ...query };
    return answer(parts, await completeSignOn(parts, came), reply);
  });
  bind('readOwnMetadata', async ({ params: { orgId }, reply }) => {
    const school = await withinOrganisation(parts.database, orgId, (tx) => findSchoolWithSignOn(tx, orgId));
    if (!school) throw new Refusal('not_found');
    const xml = await ownMetadata(ownAddresses(parts.publicUrl, school));
    return reply
      .type('application/samlmetadata+xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(xml);
  });
}

const browserOf = ({ cookies }: SignOnParts, { headers }: FastifyRequest) => ({
  flowToken: cookies.flow(headers.cookie),
  host: headers.host,
});

const tokensOf = ({ cookies }: SignOnParts, { headers }: FastifyRequest) => ({
  flowToken: cookies.flow(headers.cookie),
  sessionToken: cookies.session(headers.cookie),
});

function sessionHashOf({ cookies }: SignOnParts, { headers }: FastifyRequest): string | null {
  const token = cookies.session(headers.cookie);
  return token === null ? null : sha256(token);
}

function answerBegun(
  { cookies }: SignOnParts,
  { url, flowToken }: { url: string; flowToken: string },
  reply: FastifyReply,
): { url: string } {
  reply.header('set-cookie', cookies.setFlow(flowToken, sessionLimits.flowMs / 1000));
  return { url };
}

function answer({ cookies }: SignOnParts, outcome: SignOnOutcome, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (outcome.kind === 'tested') return reply.redirect(paths.schoolView(`${outcome.orgId}/sign-on`), 303);
  if (outcome.kind === 'refused')
    return reply.redirect(`${paths.schoolSignOn(outcome.slug ?? '')}?problem=${outcome.problem}`, 303);
  const seconds = sessionLimits.absoluteMs / 1000;
  reply.header('set-cookie', cookies.setSession(outcome.sessionToken, seconds));
  return reply.redirect(outcome.as === 'applicant' ? paths.sit : paths.schoolView(outcome.orgId), 303);
}

/** POST by another site, and meant to be: it proves itself, signs nobody in, and no cookie of ours comes with it. */
async function bindAcs(parts: SignOnParts, app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostPosted },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const rateLimit = { max: postsAMinute, timeWindow: 60_000, groupId: ' acs' };
    scope.post(acsPath, { config: { rateLimit }, bodyLimit: mostPosted }, async (request, reply) => {
      const orgId = orgIdForm.safeParse((request.params as { orgId?: unknown }).orgId);
      const form = z.instanceof(URLSearchParams).catch(new URLSearchParams()).parse(request.body);
      if (!orgId.success) throw new Refusal('not_found');
      const posted = form.get('SAMLResponse') ?? '';
      const relayState = relayStateForm.parse(form.get('RelayState'));
      const received = await receiveResponse(parts, { orgId: orgId.data, posted, relayState });
      if (received.kind !== 'taken') return answer(parts, received, reply);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', contentSecurityPolicy('sign_in', []))
        .type('text/html; charset=utf-8')
        .send(handOverPage(completeAddress(orgId.data, received.ticket)));
    });
  });
}
