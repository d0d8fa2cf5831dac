import { createHash, timingSafeEqual } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { randomToken } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';

const operatorTokenFile = 'operator-token';
const tokenForm = /^[A-Za-z0-9_-]{43}$/;
const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

type OperatorAccess = {
  /** Throws Refusal `operator_only` unless the request is the operator's. */
  requireOperator: (request: Pick<FastifyRequest, 'headers' | 'socket'>) => void;
};

/**
 * Whoever can read the token file in the data directory (mode 0600) is the operator. The file is made at the first start; a damaged one
 * is replaced. The token works from this machine only, and not through a proxy on it.
 */
export function openOperatorAccess(dataDir: string): OperatorAccess {
  const expected = digest(`Bearer ${readOrCreateToken(dataDir)}`);
  return {
    requireOperator: ({ headers, socket }) => {
      const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
      const local = direct && loopbackAddresses.has(socket.remoteAddress ?? '');
      const known = timingSafeEqual(digest(headers.authorization ?? ''), expected);
      if (!local || !known) throw new Refusal('operator_only');
    },
  };
}

function readOrCreateToken(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, operatorTokenFile);
  const token = randomToken();
  try {
    writeFileSync(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
    return token;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, 0o600);
  const kept = readFileSync(file, 'utf8').trim();
  if (tokenForm.test(kept)) return kept;
  writeFileSync(file, `${token}\n`);
  return token;
}

/** Equal lengths for the comparison, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
