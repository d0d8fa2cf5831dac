import { z } from 'zod';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { apiEndpoints } from '../endpoints/schools/api.ts';
import { errorReply } from '../errors.ts';
import { type ApiRefusal, apiRefusals, apiWords, commonRefusals, type KeyedEndpoint } from './api-words.ts';

type Json = { readonly [key: string]: unknown };

/** The address of an endpoint as OpenAPI writes it: `/api/v1/seasons/{seasonId}/results`. */
const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** What is called in a program: `listApplicants`. */
const operationOf = (name: KeyedEndpoint): string =>
  name.replace(/^api(\w)/, (_, first: string) => first.toLowerCase());

/** A schema of the contract in JSON Schema 2020-12. Replies may come to have more fields, which nobody is to stumble over. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

/** The refusals of an endpoint by status, since a description has one entry for each. */
function refusalsOf(codes: readonly ApiRefusal[]): Record<string, Json> {
  const byStatus = Map.groupBy(codes, (code) => apiRefusals[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      {
        description: some.map((code) => `${code}: ${apiRefusals[code][1]}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}

function operation(name: KeyedEndpoint): Json {
  const { params, query, body, reply, scope }: Endpoint = apiEndpoints[name];
  const { title, about, refusals, example } = apiWords[name];
  return {
    operationId: operationOf(name),
    summary: title,
    description: `${about}\n\nScope: \`${scope}\`.`,
    security: [{ key: [scope] }],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body), example: example.body } },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(reply), example: example.reply } },
      },
      ...refusalsOf([...commonRefusals, ...refusals]),
    },
  };
}

/** The API for schools as an OpenAPI 3.1 description, made from the table of endpoints (rule SCHOOL-79). `origin` is where it is served. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const name of Object.keys(apiWords) as KeyedEndpoint[]) {
    const { method, path } = apiEndpoints[name];
    (paths[templateOf(path)] ??= {})[method.toLowerCase()] = operation(name);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hotseat for schools',
      version: '1',
      description:
        'What a school’s own programs can ask and do, with a key that an owner of the school makes.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of your school.' } },
      schemas: { Refusal: schemaOf(errorReply) },
    },
  };
}
