import type { FastifyError, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode, ErrorReply } from '#contract/errors.ts';
import { nameHoldsAddress } from '#contract/plain-name.ts';
import { saysStorageFull } from '../disk-room.ts';
import { Refusal, UpstreamError } from '../refusal.ts';
import { asksForPage, sendAwayPage } from './away-page.ts';
import { errorStatus } from './error-status.ts';

type WrongField = { path: string; message: string; code?: string };

/** Input that does not fit the endpoint table; `fields` name what and why. */
export class InvalidInput extends Error {
  readonly fields: WrongField[];

  constructor(fields: WrongField[]) {
    super('invalid input');
    this.fields = fields;
  }

  static fromZod(where: string, error: z.ZodError): InvalidInput {
    return new InvalidInput(
      error.issues.slice(0, 20).map((issue) => ({
        path: [where, ...issue.path].join('.'),
        message: issue.message,
        ...(isNameIssue(issue) && { code: nameHoldsAddress }),
      })),
    );
  }
}

const isNameIssue = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.['refusal'] === nameHoldsAddress;

/** When to call again, where the refusal doesn't say. */
export const retryAfterSeconds = 2;
/** Room is made by a person. */
const fullRetrySeconds = 30;

/** Turns everything thrown into a reply: the code from the total table, safe data, never a message or a stack (rule CODE-2). */
export function installErrorReplies(
  app: FastifyInstance,
  onRefused: (code: ErrorCode) => void = () => undefined,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = classify(error);
    onRefused(known.code);
    if (known.code === 'storage_full') request.log.error('the storage is full');
    else if (known.code === 'internal') request.log.error({ err: error }, 'unexpected error');
    else if (error instanceof UpstreamError)
      request.log.warn({ system: error.system, retryable: error.retryable }, 'upstream failed');
    else request.log.info({ refused: known.code }, 'refused');
    const body: ErrorReply = { error: { ...known, requestId: request.id } };
    const status = errorStatus[known.code];
    if (known.code === 'api_key_invalid') void reply.header('www-authenticate', 'Bearer');
    if (status === 503)
      void reply.header('retry-after', known.data?.['retryAfterSeconds'] ?? retryAfterSeconds);
    if (status === 507) void reply.header('retry-after', fullRetrySeconds);
    reply.status(status);
    if (status === 503 && asksForPage(request)) void sendAwayPage(reply, 'unavailable', retryAfterSeconds);
    else if (status === 507 && asksForPage(request)) void sendAwayPage(reply, 'full', fullRetrySeconds);
    else void reply.header('cache-control', 'no-store').send(body);
  });
}

function classify(error: FastifyError): Omit<ErrorReply['error'], 'requestId'> {
  if (error instanceof Refusal) {
    const { code, data, fields } = error;
    return { code, ...(data ? { data } : {}), ...(fields ? { fields: [...fields] } : {}) };
  }
  if (error instanceof InvalidInput) {
    const { fields } = error;
    const isName = fields.some(({ code }) => code === 'name_holds_address');
    return { code: isName ? 'name_holds_address' : 'invalid_input', fields };
  }
  if (saysStorageFull(error)) return { code: 'storage_full' };
  if (error instanceof UpstreamError) return { code: 'upstream_unavailable' };
  return { code: fromFramework(error) };
}

const abortedCodes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

function fromFramework(error: FastifyError): ErrorCode {
  if (error.statusCode === 429) return 'too_many_requests';
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return 'file_too_large';
  if (error.statusCode === 413) return 'request_too_large';
  // Whoever sent it has gone; nobody reads the reply.
  if (abortedCodes.has(error.code)) return 'invalid_input';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return 'invalid_input';
  return 'internal';
}
