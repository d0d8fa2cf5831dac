import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Keeps secrets of others that must be read again, in the database, closed with a key that is not in it. `of` names whose secret it is: what was closed for one
 * thing does not open for another.
 */
export type Sealing = {
  seal(secret: string, of: string): string;
  /** The secret; null where it was closed with another key or for another thing, or was changed. */
  open(sealed: string, of: string): string | null;
};

const keyFile = 'sealing-key';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const form = 'v1.';

/**
 * Seals by a key made from the secret that is set (HKDF), else by the one in the data directory (mode 0600), which the first start makes. Processes that share
 * the database share one or the other. Throws StartError for a damaged key: another one would open nothing.
 */
export function openSealing({
  sealingSecret,
  dataDir,
}: {
  sealingSecret: string | null;
  dataDir: string;
}): Sealing {
  return sealingWith(sealingSecret === null ? readOrCreateKey(dataDir) : keyFrom(sealingSecret));
}

const keyFrom = (secret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'hotseat sealed secrets', keyBytes));

/** Seals by AES-256-GCM with this key. */
export function sealingWith(key: Uint8Array): Sealing {
  return {
    seal: (secret, of) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aadOf(of));
      const closed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${form}${Buffer.concat([nonce, closed, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open: (sealed, of) => {
      if (!sealed.startsWith(form)) return null;
      const bytes = Buffer.from(sealed.slice(form.length), 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(aadOf(of))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        const opened = [cipher.update(bytes.subarray(nonceBytes, -tagBytes)), cipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

const aadOf = (of: string): Buffer => createHash('sha256').update(of).digest();

function readOrCreateKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, keyFile);
  // Written whole before it has its name: of several processes that start at once, all read the one that came first.
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(own, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  chmodSync(file, 0o600);
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.length !== keyBytes)
    throw new StartError('The sealing-key in the data directory is damaged: put back the one of the backup.');
  return key;
}
