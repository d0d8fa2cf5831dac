// How the operator's command line finds the running server and speaks with it.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './toolbox.mjs';
import { whereItRuns } from './where-it-runs.mjs';

/** What was not done, in one line, and the code to end with. */
export class NotDone extends Error {
  constructor(line, exitCode = 1) {
    super(line);
    this.exitCode = exitCode;
  }
}

/** No reply came. `isBusy` says that the server took the call and did not answer in time. */
export class NoAnswer extends NotDone {
  constructor(address, why) {
    const isBusy = why === 'TimeoutError' || why === 'UND_ERR_HEADERS_TIMEOUT';
    super(
      isBusy
        ? `Hotseat at ${address} is running but did not answer in time: the machine is busy. Try again in a moment.`
        : `Hotseat does not answer at ${address} (${why}). Start it with npm start, or set PORT to its port.`,
    );
    this.isBusy = isBusy;
  }
}

/** Calls the running server with the operator's token: POST with a body, GET without, but for `method`. Throws NotDone with the words for what went wrong. */
export async function ask(
  path,
  body,
  timeoutMs = 15_000,
  missing = 'There is no such order.',
  method = body ? 'POST' : 'GET',
) {
  const { address, token } = findServer();
  let response;
  try {
    response = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new NoAnswer(address, error.cause?.code ?? error.name);
  }
  const reply = await response.json().catch(() => null);
  if (response.ok && reply) return reply;
  throw new NotDone(wordsFor(reply?.error, body, address, response.status, missing));
}

/** What the running server says at a path, as text, whatever its status. Throws NotDone when it does not answer or takes this token for another's. */
export async function read(path) {
  const { address, token } = findServer();
  let response;
  try {
    response = await fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    });
  } catch (error) {
    throw new NoAnswer(address, error.cause?.code ?? error.name);
  }
  const text = await response.text();
  if (response.status === 403)
    throw new NotDone(wordsFor({ code: 'operator_only' }, undefined, address, 403));
  return { address, status: response.status, text };
}

const obstacles = {
  not_paid: 'it was not paid',
  refund_under_way: 'a refund of it is under way',
  refunded: 'its money has gone back already',
};

function wordsFor(error, body, address, status, missing) {
  switch (error?.code) {
    case 'user_unknown':
      return `Nobody with the e-mail ${body?.email} has signed in yet. Ask them to sign in once, then try again.`;
    case 'not_found':
      return missing;
    case 'payments_unavailable':
      return 'No payment gateway is set up on this server: set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.';
    case 'upstream_unavailable':
      return 'The database or the payment gateway does not answer. Nothing is lost; try again in a few minutes.';
    case 'refund_not_possible':
      return `The order cannot be refunded: ${obstacles[error.data?.reason] ?? 'the server did not say why'}.`;
    case 'operator_only':
      return `The server at ${address} does not know this token. It runs on another data directory: set DATA_DIR to that one.`;
    case 'invalid_input':
    case 'name_holds_address':
      return `The server did not accept it: ${(error.fields ?? []).map((f) => `${f.path}: ${f.message}`).join('; ')}`;
    case undefined:
      return `What answers at ${address} is not Hotseat (status ${status}). Set PORT to Hotseat's port.`;
    default:
      return `The server answered ${error.code} (request ${error.requestId ?? 'unknown'}).`;
  }
}

function findServer() {
  const { PORT, HOST, DATA_DIR } = whereItRuns();
  const host = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }[HOST ?? ''] ?? HOST;
  const dataDir = resolve(root, DATA_DIR || './data');
  return { address: `http://${host}:${PORT || 3000}`, token: readToken(dataDir) };
}

function readToken(dataDir) {
  try {
    return readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
  } catch (error) {
    throw new NotDone(
      error.code === 'EACCES'
        ? `The operator token in ${dataDir} may not be read by this user. Run this as the user who runs Hotseat.`
        : `There is no operator token in ${dataDir}. Start Hotseat once, or set DATA_DIR to its data directory.`,
    );
  }
}
