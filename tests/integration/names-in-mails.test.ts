import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { indiaDay } from '#contract/india-time.ts';
import { dayMs } from '#contract/time.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { holdKey } from '#tests/fixtures/api-key.ts';
import { operatorPageCalls } from '#tests/fixtures/operator-page-calls.ts';
import { noSchool, type SchoolCall, schoolCalls } from '#tests/fixtures/school-calls.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Names that our mails may repeat (rule SCHOOL-98), in every field that takes one. */

const admin = 'asha.rao@example.com';
const phishing = 'Claim your seat at evil.com';
const honest = 'Dr. A.P.J. Abdul Kalam, B.Tech. 2026/27';

let service: TestService;
let world: SchoolWorld;
let user: ApiClient;
const clients = {} as Record<'school' | 'operator_page', ApiClient>;
beforeAll(async () => {
  service = await startTestService({ env: { OPERATORS: `${admin} admin` } });
  world = await openSchoolWorld(service);
  user = await service.signedIn('Ira', 0);
  clients.school = world.owner.client;
  clients.operator_page = new ApiClient(service.origin);
  await clients.operator_page.signInAsOperator({ name: 'Asha', email: admin });
}, 180_000);
afterAll(() => service.close());

/** Fields of that name which no mail repeats, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'makeApiKey body.name': 'a key is named on the page and in the log alone',
  'changeAddress body.name': 'is the first label of a domain',
  'changeBranding body.senderName': 'has a stricter check of its own (rule SCHOOL-92)',
  'saveDraft body.draft.panel.0.name': 'a panellist is named in the room alone',
  'saveDraft body.draft.panel.1.name': 'a panellist is named in the room alone',
  'checkDraft body.draft.panel.0.name': 'a panellist is named in the room alone',
  'checkDraft body.draft.panel.1.name': 'a panellist is named in the room alone',
  'changeApplicant body.was.name': 'is what the member saw, and is written nowhere',
};

type Field = { endpoint: EndpointName; call: SchoolCall; at: string[] };

/** Every field of a good call that takes a name or a description. */
function fieldsOf(endpoint: EndpointName, call: SchoolCall): Field[] {
  const walk = (value: unknown, at: string[]): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => walk(inner, [...at, key]))
      : /(?:name|description)$/i.test(at.at(-1) ?? '')
        ? [at]
        : [];
  return walk(call.body, []).map((at) => ({ endpoint, call, at }));
}

const calls: Partial<Record<EndpointName, SchoolCall>> = {
  ...schoolCalls(noSchool),
  ...operatorPageCalls({ uid: 'u1234567890', sessionId: 's', orderId: 'o' }),
};
const fields = Object.entries(calls)
  .flatMap(([endpoint, call]) => fieldsOf(endpoint as EndpointName, call))
  .filter(({ endpoint }) => ['school', 'operator_page'].includes(endpoints[endpoint].access))
  .map((field): [string, Field] => [`${field.endpoint} body.${field.at.join('.')}`, field]);

/** The refusal of a call with this text in the field; null where it was taken. */
async function refusalWith(text: string, { endpoint, call, at }: Field): Promise<ErrorReply['error'] | null> {
  const body = structuredClone(call.body ?? {}) as Record<string, unknown>;
  const last = at.at(-1) ?? '';
  const inside = at.slice(0, -1).reduce((part, key) => part[key] as Record<string, unknown>, body);
  inside[last] = text;
  const { access } = endpoints[endpoint];
  const params = call.params && { ...call.params, orgId: world.orgId };
  const client = clients[access as keyof typeof clients];
  const response = await client.send(endpoint, { ...call, params, body } as never);
  return response.ok ? null : ((await response.json()) as ErrorReply).error;
}

describe('a name with an address in it is refused, with its field', () => {
  const repeated = fields.filter(([name]) => !(name in elsewhere));

  it('in every field there is, but for those that no mail repeats', () => {
    expect(fields.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(elsewhere)));
    expect(repeated.length).toBeGreaterThan(15);
  });

  it.each(repeated)('%s', async (_name, field) => {
    const refused = await refusalWith(phishing, field);
    expect(refused).toMatchObject({ code: 'name_holds_address' });
    const path = `body.${field.at.join('.')}`;
    expect(refused?.fields).toEqual([
      expect.objectContaining({ path, code: 'name_holds_address', message: expect.stringMatching(/phone/) }),
    ]);
    expect((await refusalWith(honest, field))?.code).not.toBe('name_holds_address');
  });

  it('of the school whose interview somebody prepares for', async () => {
    const day = indiaDay(new Date(service.parts.clock.now().getTime() + 30 * dayMs));
    const set = async (school: string) =>
      (await user.send('setInterviewDate', { body: { day, school } })).status;
    expect([await set('spjimr.org'), await set('SPJIMR (Mumbai)')]).toEqual([422, 200]);
  });

  it('of an applicant that a program sends', async () => {
    const { headers } = await holdKey(world.owner.client, world.orgId);
    const applicants = [phishing, honest, 'Call 98765 43210'].map((name, at) => ({
      applicationNumber: `N${at}`,
      email: `n${at}@example.com`,
      name,
    }));
    const add = { params: { seasonId: world.intakeId }, body: { applicants } };
    const response = await new ApiClient(service.origin).send('apiAddApplicants', add, headers);
    const { error } = (await response.json()) as ErrorReply;
    expect([error.code, error.fields?.map(({ path, code }) => [path, code])]).toEqual([
      'applicants_faulty',
      [
        ['body.applicants.0.name', 'name_holds_address'],
        ['body.applicants.2.name', 'name_holds_address'],
      ],
    ]);
  });

  it('of an applicant in a sheet, with its row', async () => {
    const params = { orgId: world.orgId, intakeId: world.intakeId };
    const form = new FormData();
    const sheet = `Email,Name\na@example.com,${phishing}\nb@example.com,"${honest}"\n`;
    form.append('file', new Blob([sheet]), 'list.csv');
    const { jobId } = await world.owner.client.call('importApplicants', { params, form });
    const { report } = await vi.waitFor(
      async () => {
        const found = await world.owner.client.call('readApplicantImport', {
          params: { orgId: world.orgId, jobId },
        });
        if (!found.report) throw new Error('It is not read yet.');
        return found;
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(report).toMatchObject({
      rows: 2,
      badRows: 1,
      taken: null,
      errors: [{ row: 2, column: 'Name', code: 'name_holds_address', found: phishing }],
    });
  });
});
