import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { type HeldKey, holdKey } from '#tests/fixtures/api-key.ts';
import { openSchoolOfOwner } from '#tests/fixtures/school-people.ts';
import { freeTextsOf, paramsFor, withText } from '#tests/fixtures/free-texts.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

let service: TestService;
let browser: ApiClient;
let admin: ApiClient;
let held: HeldKey;
beforeAll(async () => {
  service = await startTestService({ env: { OPERATORS: 'asha@x.example admin' } });
  admin = new ApiClient(service.origin);
  await admin.signInAsOperator({ name: 'Asha', email: 'asha@x.example' });
  browser = await service.signedIn('Gauri Menon', 1);
  const school = await openSchoolOfOwner(service, 'sahyadri');
  held = await holdKey(school.owner, school.orgId);
});
afterAll(() => service.close());

const names = Object.keys(endpoints) as EndpointName[];
const texts = names.flatMap((name) =>
  freeTextsOf(endpoints[name]).map((text) => ({ name, at: [text.where, ...text.path].join('.'), text })),
);

/** Sends an input as raw JSON, so that a lone surrogate travels as the escape that a hostile client would write. */
async function send(name: EndpointName, where: 'body' | 'query', input: unknown): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const path = Object.entries(paramsFor(endpoint)).reduce(
    (address, [key, value]) => address.replace(`:${key}`, encodeURIComponent(value)),
    endpoint.path,
  );
  const url = new URL(path, service.origin);
  if (where === 'query')
    for (const [key, value] of Object.entries(input as Record<string, string>))
      url.searchParams.set(key, value.toWellFormed());
  const headers: Record<string, string> = { 'x-hotseat': '1', 'idempotency-key': 'a-key-of-a-hostile-text' };
  if (endpoint.access === 'operator') {
    const token = readFileSync(join(service.env['DATA_DIR'] ?? '', 'operator-token'), 'utf8').trim();
    headers['authorization'] = `Bearer ${token}`;
  }
  if (endpoint.access === 'key') Object.assign(headers, held.headers);
  const client = endpoint.access === 'operator_page' ? admin : browser;
  if (where === 'query') return client.fetch(url, { headers });
  headers['content-type'] = 'application/json';
  return client.fetch(url, { method: endpoint.method, headers, body: JSON.stringify(input) });
}

describe('every text of every endpoint', () => {
  it('is found by the table', () => {
    expect(texts.length).toBeGreaterThanOrEqual(10);
    expect(texts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['answer', 'pasteResume', 'confirmFacts']),
    );
  });

  it.each(texts)('$name $at with NUL is refused by name', async ({ name, at, text }) => {
    const response = await send(name, text.where, withText(text, 'before\0after'));
    const { error } = (await response.json()) as ErrorReply;
    expect({ status: response.status, code: error.code }).toEqual({ status: 400, code: 'invalid_input' });
    expect(error.fields?.map(({ path }) => path)).toEqual([at]);
  });

  it.each(texts)(
    '$name $at with a lone surrogate or control characters breaks nothing',
    async ({ name, text }) => {
      for (const hostile of [
        'half \ud83d',
        '\udc00 half',
        'bell \u0007 escape \u001b[31m',
        '\u0085\u2028\ufeff',
      ]) {
        const response = await send(name, text.where, withText(text, `${hostile} and a text of a person`));
        await response.body?.cancel();
        expect(response.status).toBeLessThan(500);
      }
    },
  );

  it('makes no file beside the code', () => {
    expect(readdirSync('.').filter((name) => name.includes('a text of a person'))).toEqual([]);
  });
});

it('a resume with half a character is kept with a sign in its place', async () => {
  const { resumeId, facts } = await browser.call('pasteResume', {
    body: {
      text: 'Gauri Menon \ud83d\nB.Com, Pune, 2021\nWORK\nAnalyst, Nilgiri Pumps, Jul 2021 - Dec 2024',
    },
  });
  expect(JSON.stringify(facts)).not.toContain('\\ud83d');
  const kept = await browser.call('confirmFacts', {
    params: { resumeId },
    body: { facts: facts.map((fact) => ({ ...fact, value: `${fact.value} \u0007 \udc00` })) as never },
  });
  expect(kept.facts.every(({ value }) => value.isWellFormed() && !value.includes('\u0007'))).toBe(true);
});
