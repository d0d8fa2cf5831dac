import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ErrorCode, ErrorReply } from '#contract/errors.ts';
import { paths } from '#contract/paths.ts';
import { randomId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { permissionsPolicy } from './content-security-policy.ts';
import { errorStatus } from './error-status.ts';

/** How long a request may take to arrive: its head, its body, and a file (rule LIMIT-4). */
export type ArrivalLimits = { headMs: number; bodyMs: number; uploadMs: number };
export const arrivalLimits: ArrivalLimits = { headMs: 15_000, bodyMs: 30_000, uploadMs: 120_000 };

/** Those of our headers that a reply without a page needs; replies of routes get theirs where they are sent. */
const headers: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy(),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

const bodyOf = (code: ErrorCode): string =>
  JSON.stringify({ error: { code, requestId: randomId('req_') } } satisfies ErrorReply);

/** What Node's parser found wrong, by its own codes. */
const codesOfParser: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
};

/** Answers what never became a request: a head that is broken, too large or too slow. Nothing of it is logged or repeated. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const code = codesOfParser[error.code ?? ''] ?? 'invalid_input';
  const body = bodyOf(code);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [
    `HTTP/1.1 ${errorStatus[code]} Refused`,
    ...lines,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const isReadable = (path: string): boolean => {
  try {
    // What comes of it is used: a bundler leaves out a call whose value nobody takes, and what it throws with it.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
};

/** Where a request is routed to: a page's address that cannot be read leads to what says that there is no such page. */
function routedTo({ method, url = '/' }: IncomingMessage): string {
  const [path = '/'] = url.split('?');
  const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(?:api|assets|room|mentor)\//.test(path);
  return isPage && !isReadable(path) ? paths.missing : url;
}

/** Answers an address the router cannot read. */
function answerUnread(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(errorStatus.invalid_input).headers(headers).send(bodyOf('invalid_input'));
}

/** The framework's settings by which every early refusal carries our headers and one of our codes (rule WEB-4). */
export function earlyRefusals({ headMs, uploadMs }: ArrivalLimits): FastifyServerOptions {
  return {
    clientErrorHandler: answerBroken,
    frameworkErrors: answerUnread,
    rewriteUrl: routedTo,
    requestTimeout: uploadMs,
    return503OnClosing: false,
    http: { headersTimeout: headMs, connectionsCheckingInterval: Math.min(5_000, headMs) },
  } as FastifyServerOptions;
}

/** Refuses what comes while the service stops, and a body that is dribbled. */
export function refuseLate(app: FastifyInstance, { bodyMs }: ArrivalLimits, isStopping: () => boolean): void {
  app.addHook('onRequest', async () => {
    if (isStopping()) throw new Refusal('shutting_down');
  });
  app.addHook('preParsing', async (request, reply, payload) => {
    const {
      'content-length': length = '0',
      'transfer-encoding': coding,
      'content-type': type,
    } = request.headers;
    if ((length === '0' && !coding) || type?.startsWith('multipart/form-data')) return payload;
    // The socket has to live on for the reply, so what is given up is not the request but this reader of it.
    const reader = payload.pipe(new PassThrough());
    const timer = setTimeout(() => {
      payload.unpipe(reader);
      reply.header('connection', 'close');
      reader.destroy(new Refusal('request_too_slow'));
    }, bodyMs);
    reader.once('close', () => clearTimeout(timer));
    // Who reads it is told; when nobody does, because the request was refused already, there is nobody to tell.
    reader.on('error', () => undefined);
    return reader;
  });
}
