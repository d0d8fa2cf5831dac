import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Register } from './register.ts';
import { openRegister } from './register-state.ts';
import { type Answer, type Call, findRoute, type Route, readCall } from './calls.ts';
import { checkoutRoutes } from './checkout-calls.ts';
import { readCheckoutFiles } from './checkout-files.ts';
import { controlRoutes, type MadeCall } from './control.ts';
import { type Fault, faultKinds, takeFault } from './faults.ts';
import { GatewayProblem } from './gateway-problem.ts';
import { orderRoutes } from './rest-orders.ts';
import { paymentRoutes } from './rest-payments.ts';
import { refundRoutes } from './rest-refunds.ts';
import { standInKeys } from './stand-in-keys.ts';
import { queueEvent } from './webhook-queue.ts';
import { WebhookSender } from './webhook-sender.ts';
import { isMeantForLoopback, sendAnswer, sendProblem, sendSpoiled } from './wire.ts';

type LocalRazorpayOptions = {
  /** 0 picks a free port. */
  port: number;
  /** Where the register is kept over a restart; null keeps it in memory. */
  registerFile: string | null;
  /** Where events are sent; null sends none. */
  webhookUrl: () => string | null;
  now?: () => Date;
};

export type LocalRazorpay = { origin: string; close(): Promise<void> };

type Parts = {
  origin: () => string;
  gateway: readonly Route[];
  checkout: readonly Route[];
  control: readonly Route[];
  serveFile: ReturnType<typeof readCheckoutFiles>;
  faults: Fault[];
  made: MadeCall[];
  register: Register;
  sender: WebhookSender;
  saved: () => Promise<void>;
  closeRegister: () => void;
};

const keptCalls = 2_000;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const authorization = `Basic ${Buffer.from(`${standInKeys.keyId}:${standInKeys.keySecret}`).toString('base64')}`;

/**
 * Starts the local stand-in for Razorpay: a real server on loopback with a register of its own, which speaks the gateway's protocol and moves
 * no money (rule RAZORPAY-11). Whoever reaches it can pay with a test card, so production refuses it in its configuration.
 * Rejects when the port is taken or the register cannot be read.
 */
export async function startLocalRazorpay(options: LocalRazorpayOptions): Promise<LocalRazorpay> {
  const server = createServer();
  // A connection is cut by a fault that was asked for, never by the server's own idea of idle.
  server.keepAliveTimeout = 0;
  const parts = openParts(options, () => `http://localhost:${(server.address() as AddressInfo).port}`);
  server.on('request', (request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      sendProblem(response, error instanceof GatewayProblem ? error : brokenStandIn());
    });
  });
  await listen(server, options.port);
  parts.sender.wake();
  return {
    origin: parts.origin(),
    close: async () => {
      parts.sender.close();
      parts.closeRegister();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function openParts(options: LocalRazorpayOptions, origin: () => string): Parts {
  const keeper = openRegister(options.registerFile);
  const url = () => keeper.state.webhooks.url ?? options.webhookUrl();
  const register = new Register(keeper.state, {
    now: options.now ?? (() => new Date()),
    newId: (prefix) => `${prefix}_${randomCharacters()}`,
    announce: (event, subject, twist) => {
      const at = { nowMs: register.nowMs(), newEventId: randomCharacters, anywhere: url() !== null };
      queueEvent(keeper.state, at, event, subject, twist);
    },
  });
  const sender = new WebhookSender(register, keeper, url);
  const faults: Fault[] = [];
  const made: MadeCall[] = [];
  return {
    origin,
    gateway: [...orderRoutes(register), ...paymentRoutes(register), ...refundRoutes(register)],
    checkout: checkoutRoutes(register, sender),
    control: controlRoutes({ register, sender, faults, made }),
    serveFile: readCheckoutFiles(),
    faults,
    made,
    register,
    sender,
    saved: keeper.saved,
    closeRegister: keeper.close,
  };
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isMeantForLoopback(request)) throw forbidden('This server answers to localhost only.');
  const call = await readCall(request);
  if (call.method === 'GET' && parts.serveFile(call.path, response)) return;
  if (call.path.startsWith('/__sim/')) {
    if (call.headers.origin !== undefined) throw forbidden('Pages may not steer the stand-in.');
    return sendAnswer(response, await runRoute(parts, parts.control, call));
  }
  if (call.path.startsWith('/checkout/')) refuseOtherPages(parts, call);
  const note: MadeCall = { method: call.method, path: call.path, status: null, fault: null };
  parts.made.push(note);
  if (parts.made.length > keptCalls) parts.made.shift();
  await answerGatewayCall(parts, call, note, response);
}

async function answerGatewayCall(
  parts: Parts,
  call: Call,
  note: MadeCall,
  response: ServerResponse,
): Promise<void> {
  const fault = takeFault(parts.faults, call);
  note.fault = fault?.kind ?? null;
  if (fault?.kind === 'slow') await delay(fault.delayMs, undefined, { ref: false });
  const effect = fault === null || faultKinds[fault.kind].effect;
  const result = effect ? await gatewayAnswer(parts, call) : null;
  if (fault) note.status = sendSpoiled(response, fault.kind, result);
  else if (result) {
    note.status = result.lost || result.silent ? null : result.status;
    sendAnswer(response, result);
  }
}

/** The gateway's word on a call, refusals included. */
async function gatewayAnswer(parts: Parts, call: Call): Promise<Answer> {
  try {
    if (call.path.startsWith('/checkout/')) return await runRoute(parts, parts.checkout, call);
    if (call.headers.authorization !== authorization)
      throw new GatewayProblem(401, {
        description: 'Authentication failed',
        reason: 'authentication_failed',
      });
    return await runRoute(parts, parts.gateway, call);
  } catch (error) {
    if (!(error instanceof GatewayProblem)) throw error;
    return { status: error.status, body: { error: error.detail } };
  }
}

/** Runs a call and makes its effect durable before anyone hears of it. */
async function runRoute(parts: Parts, routes: readonly Route[], call: Call): Promise<Answer> {
  const found = findRoute(routes, call);
  if (!found)
    throw new GatewayProblem(404, { description: 'The requested URL was not found on the server.' });
  try {
    return await found.route.run(call, found.id);
  } finally {
    if (call.method !== 'GET') await parts.saved();
    setImmediate(() => parts.sender.wake());
  }
}

/** The dialog's own frame may pay; another page's script may not. */
function refuseOtherPages(parts: Parts, call: Call): void {
  const { origin } = call.headers;
  const own = [parts.origin(), parts.origin().replace('localhost', '127.0.0.1')];
  if (origin !== undefined && !own.includes(origin)) throw forbidden('Only the payment dialog may ask this.');
  if (call.method === 'POST' && !call.headers['content-type']?.startsWith('application/json'))
    throw new GatewayProblem(415, { description: 'The request must be JSON.' });
}

function forbidden(description: string): GatewayProblem {
  return new GatewayProblem(403, { description });
}

function brokenStandIn(): GatewayProblem {
  return new GatewayProblem(500, { code: 'SERVER_ERROR', description: 'The stand-in gateway failed.' });
}

function randomCharacters(): string {
  return Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
