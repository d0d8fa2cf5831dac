import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { EndpointName } from '#contract/endpoints.ts';
import { sweepPrivacy } from '#server/privacy/sweep-privacy.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import {
  type IdKind,
  idKinds,
  newcomerWithSchool,
  nobodys,
  type Somebody,
  somebodyWithEverything,
} from '#tests/fixtures/belongings.ts';
import { everyRow } from '#tests/fixtures/every-row.ts';
import { goodCall, names, none, table } from '#tests/fixtures/good-calls.ts';
import { LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { privacyParts } from '#tests/fixtures/privacy.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/*
 * The ids of one person and one school in the calls of another, in every place of every endpoint that takes an id. Which places there are is read
 * from the contract, so that an endpoint is tried the day it is added.
 */

type Part = 'params' | 'query' | 'body';
/** Where an id stands in a call: `body.applicants.0.applicantId`. */
type Place = { path: readonly string[]; kind: IdKind };
type Schema = { [key: string]: unknown };

/** Ids that stand in a call as plain text, by the last step of their path. */
const plain: Readonly<Record<string, IdKind>> = { resumeId: 'res', applicants: 'app' };
/** What is named like an id and names nothing that somebody has. */
const noThings = [
  'claimId',
  'clientId',
  'clientTurnId',
  'entityId',
  'eventId',
  'externalId',
  'flowId',
  'leaseId',
  'ofFactId',
  'topicId',
  'topicIds',
  'toTurnId',
  'turnId',
  'razorpay_order_id',
  'razorpay_payment_id',
  // Of users, in the operator's calls.
  'uid',
  // Within one's own interview.
  'id',
];

function kindOf(path: readonly string[], pattern: unknown): IdKind | null {
  const name = path.findLast((step) => step !== '0') ?? '';
  const prefix = /^\^([a-z]+)_\[/.exec(String(pattern))?.[1];
  if (prefix) {
    const known = idKinds.find((kind) => kind === prefix);
    if (!known) throw new Error(`${path.join('.')} names a thing of no known kind: ${prefix}_.`);
    return known;
  }
  if (name in plain) return plain[name] ?? null;
  if (/(?:_id|Ids?)$|^id$/.test(name) && !noThings.includes(name))
    throw new Error(`Say what ${path.join('.')} names.`);
  return null;
}

/** Places where an id that is none of one's own finds nothing, and that is the reply, for another's id as for nobody's. */
const findNothing = [
  // Where a page of a list begins.
  'listSchoolJobs query.before',
  'listQuestions query.after',
  'listMyReviews query.after',
  'listReviewProgress query.after',
  'listApplicants query.after',
  'apiListApplicants query.after',
  'apiResults query.after',
  'listDeliveries query.before',
  // Whom of the season a job is about, or would be.
  'inviteApplicants body.applicantIds.0',
  'apiInviteApplicants body.applicantIds.0',
  'remindApplicants body.applicantIds.0',
  'assignReviews body.sittingIds.0',
  'countMails query.scenarioId',
  // A copy that is not one's newest is not replaced.
  'askForExport body.replaces',
];

/** Every place of a schema that takes an id, also one that may be left out. */
function placesIn(schema: Schema, path: readonly string[]): Place[] {
  const forms = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  const within = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const items = schema['items'] as Schema | undefined;
  const kind = schema['type'] === 'string' ? kindOf(path, schema['pattern']) : null;
  return [
    ...(kind ? [{ path, kind }] : []),
    ...forms.flatMap((form) => placesIn(form, path)),
    ...within.flatMap(([key, one]) => placesIn(one, [...path, key])),
    ...(items ? placesIn(items, [...path, '0']) : []),
  ];
}

const placesOf = (name: EndpointName): Place[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = table[name][part];
    return schema
      ? placesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema, [part])
      : [];
  });
const withPlaces = names
  .map((name) => ({ name, places: placesOf(name) }))
  .filter(({ places }) => places.length > 0);

type Call = { [part in Part]?: unknown };
const put = (into: unknown, [step, ...rest]: readonly string[], value: string): unknown => {
  if (step === undefined) return value;
  const inner = (into as Record<string, unknown> | undefined)?.[step];
  const changed = put(inner ?? undefined, rest, value);
  return step === '0' ? [changed] : { ...(into as object | undefined), [step]: changed };
};
/** A good call of the endpoint with an id in each place. */
const callWith = (name: EndpointName, places: readonly Place[], idIn: (place: Place) => string): Call =>
  places.reduce<Call>((call, place) => put(call, place.path, idIn(place)) as Call, goodCall(name, none));

const clock = new TestClock(new Date());
let service: TestService;
let asha: Somebody;
let bina: Somebody;

beforeAll(async () => {
  service = await startTestService({ clock });
  asha = await somebodyWithEverything(service, clock, 'asha');
  bina = await newcomerWithSchool(service, 'bina');
  await LocalGateway.of(service.env).settled();
  await sweepPrivacy(privacyParts(service.parts, service.env['DATA_DIR'] ?? ''), () => false);
  await vi.waitFor(
    async () => {
      const waiting = (await rowsOf(service.parts.database, 'mails')).filter((row) => !row['sent_at']);
      expect(waiting).toEqual([]);
    },
    { timeout: 120_000 },
  );
});
afterAll(() => service.close());

/** Who calls an endpoint for somebody. */
const callerOf = (name: EndpointName, { candidate, owner, reviewer, sitter }: Somebody): ApiClient => {
  if (table[name].path.startsWith('/api/sittings')) return sitter;
  if (table[name].path.includes('/reviews/mine')) return reviewer;
  return ['school', 'key'].includes(table[name].access) ? owner : candidate;
};

type Said = { status: number; text: string };
async function say(client: ApiClient, name: EndpointName, call: Call, who?: Somebody): Promise<Said> {
  const upload = table[name].kind === 'upload' ? { form: new FormData() } : {};
  const input = { ...call, ...upload, idempotencyKey: 'key-of-foreign-ids' };
  const response = await client.send(name, input as never, who?.key.headers ?? {});
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

const ofAsha = async (): Promise<string[]> =>
  (await everyRow(service.parts.database))
    .split('\n')
    .filter((row) => [...asha.has.org, asha.words[0] ?? ''].some((one) => row.includes(one)));
const isAllowed = (name: EndpointName): boolean => ['user', 'school', 'key'].includes(table[name].access);

/** What a reply says beside its own id and the ids that were asked by. */
const besides = (text: string, ids: readonly string[]): string =>
  ids.reduce((left, id) => left.replaceAll(id, 'ID'), text.replaceAll(/"(?:requestId|jobId)":"[^"]*"/g, ''));

/** Tries the foreign ids in these places and one's own in the others, and as often ids of nobody; gives what went through. */
async function holesOf(
  name: EndpointName,
  places: readonly Place[],
  foreign: readonly Place[],
): Promise<string[]> {
  const holes: string[] = [];
  const where = `${name} ${foreign.map(({ path }) => path.join('.')).join(' ')}`;
  const longest = Math.max(...foreign.map(({ kind }) => asha.has[kind].length));
  const missing = foreign.map(({ kind }) => nobodys(kind));
  const call = (idOf: (kind: IdKind) => string) =>
    callWith(name, places, (place) => (foreign.includes(place) ? idOf(place.kind) : bina.has[place.kind][0]));
  for (const client of [callerOf(name, bina), new ApiClient(service.origin)]) {
    const who = table[name].access === 'key' ? bina : undefined;
    const ofNobody = await say(client, name, call(nobodys), who);
    for (let n = 0; n < longest; n++) {
      const theirs = (kind: IdKind): string => asha.has[kind][n] ?? asha.has[kind][0];
      const said = await say(client, name, call(theirs), who);
      const told = besides(
        said.text,
        foreign.map(({ kind }) => theirs(kind)),
      );
      const alike = said.status === ofNobody.status && told === besides(ofNobody.text, missing);
      if (!alike) holes.push(`${where} is replied ${said.status} ${told}, of nobody ${ofNobody.status}`);
      if (said.status < 300 && !findNothing.includes(where)) holes.push(`${where} is taken: ${told}`);
      if (asha.words.some((word) => told.includes(word))) holes.push(`${where} tells ${told}`);
    }
  }
  return holes;
}

describe('the ids of somebody', () => {
  it('stand in places of many endpoints', () => {
    expect(withPlaces.length).toBeGreaterThan(140);
    const kinds = withPlaces.flatMap(({ places }) => places.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(idKinds));
  });

  it.each(withPlaces.filter(({ name }) => table[name].method === 'GET' && isAllowed(name)))(
    'are good: $name gives its owner something',
    async ({ name, places }) => {
      const replies: string[] = [];
      for (let n = 0; n < 4; n++) {
        const call = callWith(name, places, ({ kind }) => asha.has[kind][n] ?? asha.has[kind][0]);
        const { status, text } = await say(
          callerOf(name, asha),
          name,
          call,
          table[name].access === 'key' ? asha : undefined,
        );
        if (status === 200) return;
        replies.push(`${status} ${text}`);
      }
      expect(replies).toEqual('of one at least: 200');
    },
  );
});

describe('the ids of another, to others', () => {
  let before: string[];
  beforeAll(async () => {
    before = await ofAsha();
  });

  it.each(withPlaces)('lead nowhere in $name, all together and each alone', async ({ name, places }) => {
    const tries = places.length > 1 ? [places, ...places.map((one) => [one])] : [places];
    const holes: string[] = [];
    for (const foreign of tries) holes.push(...(await holesOf(name, places, foreign)));
    expect(holes).toEqual([]);
  });

  const invited = ['acceptInvitation', 'beginWarmUp', 'beginSitting', 'withdrawFromSchool'] as const;
  it.each(invited)('the secret of an invitation that another accepted is refused in %s', async (name) => {
    const body = { token: asha.invitationToken, notice: 'n' };
    const { token, ...rest } = body;
    const call = { body: name === 'acceptInvitation' ? { token, ...rest } : { token } };
    const { status, text } = await say(bina.candidate, name, call);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(asha.words.filter((word) => text.includes(word))).toEqual([]);
  });

  it('changed nothing of what the other has, nor did the jobs that began', async () => {
    const params = { orgId: bina.has.org[0] };
    await vi.waitFor(
      async () => {
        const { jobs } = await bina.owner.call('listSchoolJobs', { params });
        expect(jobs.filter(({ state }) => state !== 'done')).toEqual([]);
      },
      { timeout: 120_000 },
    );
    expect(await ofAsha()).toEqual(before);
  });
});
