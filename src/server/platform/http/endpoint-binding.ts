import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { OperatorAct, OperatorRole } from '#contract/operators.ts';
import type { ApiScope } from '#contract/schools/api-keys.ts';
import type { SchoolAct, SchoolRole } from '#contract/schools/roles.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { type EndpointName, endpoints, type ReplyOf } from '#contract/endpoints.ts';
import { openToSchoolAccounts } from '#contract/school-accounts.ts';
import { cleanInput, findNul } from '../clean-input.ts';
import { Refusal } from '../refusal.ts';
import { InvalidInput } from './error-replies.ts';
import { limitOf } from './rate-limits.ts';
import { requireSameSite } from './same-site.ts';

type Parsed<N extends EndpointName, K extends 'params' | 'query' | 'body'> = (typeof endpoints)[N] extends {
  [key in K]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

type LooksUpSession<N extends EndpointName> = (typeof endpoints)[N] extends { session: 'in_statement' }
  ? true
  : false;

/** What a route handler is given: input already checked by the endpoint table, and who asks. */
type Call<N extends EndpointName> = {
  params: Parsed<N, 'params'>;
  query: Parsed<N, 'query'>;
  body: Parsed<N, 'body'>;
  /** The signed-in user's id; on public endpoints null when signed out. */
  uid: LooksUpSession<N> extends true
    ? null
    : (typeof endpoints)[N]['access'] extends 'user' | 'school'
      ? string
      : string | null;
  /** The school whose own sign-on opened the session, and which alone it opens; null for all others. */
  schoolId: string | null;
  /** The hash of the browser's session token, for endpoints whose statement looks it up; elsewhere null. */
  sessionHash: LooksUpSession<N> extends true ? string : null;
  /** The caller's Idempotency-Key, on endpoints that take one; elsewhere null. */
  idempotencyKey: (typeof endpoints)[N] extends { idempotent: true } ? string : null;
  /** Who is at the operator's page, on its endpoints; elsewhere null. */
  operator: (typeof endpoints)[N]['access'] extends 'operator_page' ? PageOperator : null;
  /** The member of the school in the path who asks, on a school's endpoints, or whom a key acts for; elsewhere null. */
  member: (typeof endpoints)[N]['access'] extends 'school' | 'key' ? ActingMember : null;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A member of an organisation with what they may do there. `programmeIds` narrows them; empty lets all of them be seen. */
export type ActingMember = {
  orgId: string;
  memberId: string;
  uid: string;
  role: SchoolRole;
  programmeIds: readonly string[];
  /** The key by which a program acts for the member who made it. */
  keyId?: string;
};

/** Who a request comes from: their account, the name of its session, and the school that alone it opens, if any (rule SCHOOL-87). */
type Visitor = { uid: string; tokenHash: string; schoolId: string | null };

/** What is asked for in a school; `ofWholeSchool` is not for who is narrowed to programmes. */
type SchoolWish = { act: SchoolAct; ofWholeSchool: boolean };

/** The member a signed-in visitor acts as. Throws Refusal `not_found` for strangers to the school, `school_role_missing`, `school_sign_on_required`. */
export type RequireMember = (visitor: Visitor, orgId: string, wish: SchoolWish) => Promise<ActingMember>;

/**
 * Whom the key of a request acts for, within what it was given. Throws Refusal `api_key_invalid`, and `api_scope_missing` where it was not given
 * this.
 */
export type RequireApiKey = (request: FastifyRequest, scope: ApiScope) => Promise<ActingMember>;

/** Whoever is signed in to the operator's page, as the accounts room finds them. */
type PageOperator = { email: string; role: OperatorRole; tokenHash: string };

/** The operator a request comes from. Throws unless they may do the act. */
export type RequirePageOperator = (request: FastifyRequest, act: OperatorAct) => Promise<PageOperator>;

/** Finds who a request comes from, or null. Set once, by the accounts room. */
export type FindUser = (request: FastifyRequest) => Promise<Visitor | null>;

/** The hash of the session token a request carries, or null without one. */
export type SessionHashOf = (request: FastifyRequest) => string | null;

type BindOptions = {
  findUser: FindUser;
  sessionHashOf: SessionHashOf;
  /** Throws unless the request carries the operator's token. */
  requireOperator: (request: FastifyRequest) => void;
  /** Left out where nobody may sign in to the operator's page; its endpoints are not bound then. */
  requirePageOperator?: RequirePageOperator | undefined;
  requireMember?: RequireMember | undefined;
  requireApiKey?: RequireApiKey | undefined;
  rateLimitScale: number;
  /** Where browsers find the service. */
  site: { publicUrl: string; production: boolean };
};

export type Bind = <N extends EndpointName>(
  name: N,
  handle: (call: Call<N>) => Promise<ReplyOf<N> | FastifyReply>,
) => void;

/** What a room adds to the application: its endpoints, and pages or hooks that are not in the endpoint table. */
export type Routes = (bind: Bind, app: FastifyInstance) => void | Promise<void>;

/** Binds endpoints of the table to handlers: method, path, parsing, same-site check, rate limit and session are applied here, once. */
export function createBind(app: FastifyInstance, options: BindOptions): Bind {
  return (name, handle) => {
    const endpoint: Endpoint = endpoints[name];
    const pageAct = pageActOf(endpoint, options);
    const operators = new WeakMap<FastifyRequest, PageOperator>();
    const findKey = keyOf(endpoint, options);
    const keyed = new WeakMap<FastifyRequest, ActingMember>();
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      config: { rateLimit: limitOf(name, { scale: options.rateLimitScale }) },
      // A HEAD would open a stream without a reader, or use up a sign-in.
      exposeHeadRoute: endpoint.kind === undefined,
      // Before a body is read: whoever may not call is not listened to.
      preParsing: async (request) => {
        if (endpoint.access === 'operator') options.requireOperator(request);
        else if (findKey) keyed.set(request, await findKey(request));
        else if (endpoint.method !== 'GET') requireSameSite(request, options.site);
        if (pageAct) operators.set(request, await pageAct(request));
      },
      handler: async (request, reply) => {
        const sessionHash = endpoint.session ? options.sessionHashOf(request) : null;
        const hasCookie = endpoint.access !== 'key' && !endpoint.access.startsWith('operator');
        const visitor = hasCookie && !endpoint.session ? await options.findUser(request) : null;
        const uid = visitor?.uid ?? null;
        if (visitor) keepToSchool(name, endpoint, visitor);
        const isPersonal = endpoint.access === 'user' || endpoint.access === 'school';
        if (isPersonal && uid === null && sessionHash === null) throw new Refusal('not_signed_in');
        const params = parse(endpoint.params, request.params, 'params');
        const call = {
          params,
          query: parse(endpoint.query, request.query, 'query'),
          body: endpoint.kind === 'upload' ? undefined : parse(endpoint.body, request.body, 'body'),
          uid,
          schoolId: visitor?.schoolId ?? null,
          sessionHash,
          idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request) : null,
          operator: operators.get(request) ?? null,
          member: keyed.get(request) ?? (visitor && (await memberOf(endpoint, params, visitor, options))),
          request,
          reply,
        };
        if (!endpoint.kind) reply.header('cache-control', 'no-store');
        return handle(call as never);
      },
    };
    app.route(route);
  };
}

/** Refuses an account of a school's sign-on what is not open to it; its school's own pages are asked about by `requireMember`. */
function keepToSchool(name: EndpointName, { access }: Endpoint, { schoolId }: Visitor): void {
  if (schoolId !== null && access === 'user' && !openToSchoolAccounts.has(name))
    throw new Refusal('school_account_only');
}

async function memberOf(
  { access, schoolAct, ofWholeSchool, path }: Endpoint,
  params: unknown,
  visitor: Visitor,
  { requireMember }: BindOptions,
): Promise<ActingMember | null> {
  if (access !== 'school') return null;
  const orgId = (params as { orgId?: string } | undefined)?.orgId;
  if (!orgId || !schoolAct || !requireMember) throw new Error(`Nobody could be let in to ${path}.`);
  return requireMember(visitor, orgId, { act: schoolAct, ofWholeSchool: ofWholeSchool === true });
}

function keyOf(
  { access, scope, path }: Endpoint,
  { requireApiKey }: BindOptions,
): ((request: FastifyRequest) => Promise<ActingMember>) | null {
  if (access !== 'key') return null;
  if (!scope || !requireApiKey) throw new Error(`No key would be let in to ${path}.`);
  return (request) => requireApiKey(request, scope);
}

function pageActOf(
  { access, act, path }: Endpoint,
  { requirePageOperator }: BindOptions,
): ((request: FastifyRequest) => Promise<PageOperator>) | null {
  if (access !== 'operator_page') return null;
  if (!act || !requirePageOperator) throw new Error(`Nobody could be let in to ${path}.`);
  return (request) => requirePageOperator(request, act);
}

function idempotencyKeyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(key)) return key;
  throw new InvalidInput([
    { path: 'headers.idempotency-key', message: 'must be 16 to 64 letters, digits, _ or -' },
  ]);
}

function parse(schema: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (!schema) return undefined;
  const nulAt = findNul(value);
  if (nulAt)
    throw new InvalidInput([{ path: [where, ...nulAt].join('.'), message: 'must not hold a NUL character' }]);
  const result = schema.safeParse(cleanInput(value ?? {}));
  if (!result.success) throw InvalidInput.fromZod(where, result.error);
  return result.data;
}
