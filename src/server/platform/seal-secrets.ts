import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomToken } from './ids.ts';

const keyFile = 'sealing-key';
const form = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** Keeps secrets of others that we must be able to use: what the database alone gives away is of no use. */
export type Sealer = {
  /** The secret as it may be stored. It opens for the same `owner` alone. */
  seal(secret: string, owner: string): string;
  /** The secret again; null where it was sealed with another key or for another owner, or was changed. */
  open(sealed: string, owner: string): string | null;
};

/** Seals by AES-256-GCM with a key made from `root` by HKDF; the owner is authenticated with it. */
export function createSealer(root: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', root, '', 'hotseat sealed secrets', 32));
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${form}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open: (sealed, owner) => {
      const [was, text = ''] = sealed.split('.', 2);
      const bytes = Buffer.from(text, 'base64url');
      if (was !== form || bytes.length < ivBytes + tagBytes) return null;
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return (
          decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return null;
      }
    },
  };
}

/** The sealer of this service: by the secret that is set, else by one in the data directory (mode 0600), made when it is first needed. */
export function openSealer({
  sealingSecret,
  dataDir,
}: {
  sealingSecret: string | null;
  dataDir: string;
}): Sealer {
  let sealer: Sealer | null = sealingSecret === null ? null : createSealer(sealingSecret);
  const needed = (): Sealer => (sealer ??= createSealer(readOrCreateKey(dataDir)));
  return {
    seal: (secret, owner) => needed().seal(secret, owner),
    open: (sealed, owner) => needed().open(sealed, owner),
  };
}

function readOrCreateKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, keyFile);
  try {
    const made = randomToken();
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < 32) throw new Error('The sealing key in the data directory is damaged.');
  return kept;
}
