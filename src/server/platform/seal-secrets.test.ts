import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createSealer, openSealer } from './seal-secrets.ts';

/* Secrets of schools at rest (rule SCHOOL-84). */

const sealer = createSealer('a secret of the service, and long enough');
const folder = mkdtempSync(join(tmpdir(), 'hotseat-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('opens for its owner what was sealed, and says nothing of it meanwhile', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4, unit: 'grapheme' }), fc.string(), (secret, owner) => {
      const sealed = sealer.seal(secret, owner);
      expect(sealer.open(sealed, owner)).toBe(secret.toWellFormed());
      expect(sealed).not.toContain(secret);
      expect(sealer.seal(secret, owner)).not.toBe(sealed);
      expect(sealer.open(sealed, `${owner}x`)).toBeNull();
      expect(createSealer('another secret of another service').open(sealed, owner)).toBeNull();
    }),
  );
});

it('opens nothing that was changed', () => {
  const sealed = sealer.seal('secret', 'org_1');
  const [form = '', text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(sealer.open(`${form}.${changed.toString('base64url')}`, 'org_1')).toBeNull();
  }
  for (const other of ['', 'v1.', 'v1.AAAA', `v2.${text}`, text, `${form}.${text.slice(0, 30)}`])
    expect(sealer.open(other, 'org_1'), other).toBeNull();
});

it('makes its key when it is first needed, for its owner alone, and finds it again', () => {
  const dataDir = join(folder, 'data');
  const file = join(dataDir, 'sealing-key');
  const first = openSealer({ sealingSecret: null, dataDir });
  expect(() => statSync(file)).toThrow();
  const sealed = first.seal('secret', 'org_1');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openSealer({ sealingSecret: null, dataDir }).open(sealed, 'org_1')).toBe('secret');
  const set = openSealer({ sealingSecret: 'a secret that somebody set for it', dataDir });
  expect(set.open(sealed, 'org_1')).toBeNull();
  writeFileSync(file, 'cut');
  expect(() => openSealer({ sealingSecret: null, dataDir }).seal('secret', 'org_1')).toThrow('damaged');
});
