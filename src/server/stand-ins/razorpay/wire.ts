import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './calls.ts';
import type { FaultKind } from './faults.ts';
import type { GatewayProblem } from './gateway-problem.ts';

const plainHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Answers with JSON, or cuts the connection, or stays silent, as the answer says. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  if (answer.silent) return;
  if (answer.lost) return void response.destroy();
  sendJson(response, answer.status, answer.body);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { ...plainHeaders, 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
}

export function sendProblem(response: ServerResponse, problem: GatewayProblem): void {
  sendJson(response, problem.status, { error: problem.detail });
}

/** Spoils a call in place of its answer; `answer` is null when the effect did not happen. Says the status sent, null for none. */
export function sendSpoiled(response: ServerResponse, kind: FaultKind, answer: Answer | null): number | null {
  const error = (code: string, description: string) => ({ error: { code, description } });
  switch (kind) {
    case '500':
      sendJson(response, 500, error('SERVER_ERROR', 'The server encountered an error.'));
      return 500;
    case '409':
      sendJson(response, 409, error('BAD_REQUEST_ERROR', 'Another request is in progress.'));
      return 409;
    case '429':
      response.setHeader('retry-after', '1');
      sendJson(response, 429, error('BAD_REQUEST_ERROR', 'Too many requests'));
      return 429;
    case '502_html':
      response
        .writeHead(502, { 'content-type': 'text/html' })
        .end('<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>');
      return 502;
    case 'half_body':
      return sendHalf(response, answer);
    case 'slow':
      sendAnswer(response, answer ?? { status: 500, body: null });
      return answer?.status ?? 500;
    case 'reset':
    case 'reset_after':
      response.destroy();
      return null;
    case 'timeout_before':
    case 'timeout_after':
      return null;
  }
}

function sendHalf(response: ServerResponse, answer: Answer | null): number {
  const bytes = Buffer.from(JSON.stringify(answer?.body ?? {}));
  const status = answer?.status ?? 200;
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
  return status;
}

/** Whether a request was meant for this computer by name: a page elsewhere whose name was pointed here is not (DNS rebinding). */
export function isMeantForLoopback(request: IncomingMessage): boolean {
  return /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/i.test(request.headers.host ?? '');
}
