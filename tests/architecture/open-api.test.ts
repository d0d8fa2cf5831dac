import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/errors.ts';
import { apiKeyLimits, apiScopes } from '#contract/schools/api-keys.ts';
import { apiRefusals, apiWords, type KeyedEndpoint } from '#contract/schools/api-words.ts';
import { openApiDocument } from '#contract/schools/open-api.ts';
import { errorStatus } from '#server/platform/http/error-status.ts';
import { faultsOf, type JsonSchema } from '#tests/fixtures/json-schema.ts';

/* What is said of the API to programs and to people is what the table of endpoints does (rule SCHOOL-79). */

type Media = { 'application/json': { schema: JsonSchema; example?: unknown } };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Media };
  responses: Record<string, { description: string; content?: Media }>;
};
type Document = {
  openapi: string;
  info: Record<string, string>;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, JsonSchema> };
};

const document = JSON.parse(JSON.stringify(openApiDocument('https://hotseat.example'))) as Document;
const table = Object.entries(endpoints as Record<string, Endpoint>);
const keyed = table.filter(([, { access }]) => access === 'key') as [KeyedEndpoint, Endpoint][];
const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');
const operationAt = ({ method, path }: Endpoint): Operation | undefined =>
  document.paths[templateOf(path)]?.[method.toLowerCase()];
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

describe('the description of the API', () => {
  it('has every endpoint that takes a key, and no other', () => {
    expect(keyed.length).toBeGreaterThanOrEqual(9);
    expect(operations).toHaveLength(keyed.length);
    for (const [name, endpoint] of keyed) {
      expect(operationAt(endpoint)?.security, name).toEqual([{ key: [endpoint.scope] }]);
      expect(endpoint.path, name).toMatch(/^\/api\/v1\//);
    }
  });

  it('is an OpenAPI 3.1 document in itself', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: expect.any(String) as string,
      version: expect.any(String) as string,
    });
    expect(document.servers).toEqual([{ url: 'https://hotseat.example' }]);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, { parameters, responses }] of Object.entries(item)) {
        expect(['get', 'post', 'put', 'delete']).toContain(method);
        const inPath = parameters.filter((one) => one.in === 'path');
        expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
        expect(inPath.every(({ required }) => required)).toBe(true);
        for (const [status, response] of Object.entries(responses)) {
          expect(status).toMatch(/^[2-5]\d\d$/);
          expect(response.description).not.toBe('');
        }
      }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    for (const [, name = ''] of references) expect(Object.keys(document.components.schemas)).toContain(name);
  });

  it.each(keyed)(
    'gives an example of %s that its schemas take, in the table and in the description',
    (name, endpoint) => {
      const { example } = apiWords[name];
      const operation = operationAt(endpoint);
      expect(endpoint.params?.safeParse(example.params ?? {}).error).toBeUndefined();
      expect(endpoint.query?.safeParse(example.query ?? {}).error).toBeUndefined();
      expect(endpoint.reply.parse(example.reply)).toEqual(example.reply);
      expect(
        faultsOf(operation?.responses['200']?.content?.['application/json'].schema ?? {}, example.reply),
      ).toEqual([]);
      if (endpoint.body) {
        expect(endpoint.body.safeParse(example.body).error).toBeUndefined();
        expect(
          faultsOf(operation?.requestBody?.content['application/json'].schema ?? {}, example.body),
        ).toEqual([]);
      }
      for (const { name: parameter, in: place, schema } of operation?.parameters ?? []) {
        const given = place === 'path' ? example.params?.[parameter] : example.query?.[parameter];
        if (given !== undefined) expect(faultsOf(schema, given)).toEqual([]);
      }
    },
  );

  it('lets nobody send what the table would not take', () => {
    const add =
      operationAt(endpoints.apiAddApplicants)?.requestBody?.content['application/json'].schema ?? {};
    const one = { applicationNumber: 'A-1', email: 'a@example.com', name: 'A' };
    for (const body of [
      {},
      { applicants: [] },
      { applicants: [{ ...one, score: 9 }] },
      { applicants: [{}] },
    ]) {
      expect(faultsOf(add, body)).not.toEqual([]);
      expect(endpoints.apiAddApplicants.body.safeParse(body).success).toBe(false);
    }
  });
});

describe('what is said of refusals', () => {
  it('has the status they are sent with, and each is one of ours', () => {
    for (const [code, [status]] of Object.entries(apiRefusals))
      expect([code, errorStatus[code as keyof typeof errorStatus]]).toEqual([code, status]);
    expect(errorCodes).toEqual(expect.arrayContaining(Object.keys(apiRefusals)));
  });

  it('names the limits that hold', () => {
    expect(apiRefusals.too_many_requests[1]).toContain(`${apiKeyLimits.callsAMinute} calls a minute`);
    expect(apiWords.apiAddApplicants.about).toContain(`${apiKeyLimits.addedAtOnce} in one call`);
  });
});

it('every scope is asked for by an endpoint', () => {
  expect(new Set(keyed.map(([, { scope }]) => scope))).toEqual(new Set(apiScopes));
});
