import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSealing } from './sealing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotseat-sealing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a sealed secret', () => {
  it('opens for what it was closed for, by whoever has the key, and shows nothing of itself', () => {
    const sealed = openSealing({ sealingSecret: null, dataDir: folder }).seal('whsec_geheim', 'org_a/whk_b');
    expect(openSealing({ sealingSecret: null, dataDir: folder }).open(sealed, 'org_a/whk_b')).toBe(
      'whsec_geheim',
    );
    expect(sealed).not.toContain('geheim');
    expect(
      openSealing({ sealingSecret: null, dataDir: folder }).seal('whsec_geheim', 'org_a/whk_b'),
    ).not.toBe(sealed);
  });

  it('does not open for another thing, with another key, or once any letter of it was changed', () => {
    const sealing = openSealing({ sealingSecret: null, dataDir: folder });
    const sealed = sealing.seal('whsec_geheim', 'org_a/whk_b');
    expect(sealing.open(sealed, 'org_b/whk_b')).toBeNull();
    rmSync(join(folder, 'sealing-key'));
    expect(openSealing({ sealingSecret: null, dataDir: folder }).open(sealed, 'org_a/whk_b')).toBeNull();
    for (let at = 0; at < sealed.length; at++) {
      const other = sealed[at] === 'A' ? 'Q' : 'A';
      expect(sealing.open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'org_a/whk_b')).toBeNull();
    }
    for (const short of ['', 'v1.', sealed.slice(0, 20)])
      expect(sealing.open(short, 'org_a/whk_b')).toBeNull();
  });
});

describe('the key', () => {
  it('is made from the secret that is set, whatever the folder holds', () => {
    const set = (sealingSecret: string) => openSealing({ sealingSecret, dataDir: folder });
    const sealed = set('a secret that somebody set for it').seal('whsec_geheim', 'org_a');
    expect(set('a secret that somebody set for it').open(sealed, 'org_a')).toBe('whsec_geheim');
    expect(set('another that somebody else would set').open(sealed, 'org_a')).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is made once, for its owner’s eyes', () => {
    openSealing({ sealingSecret: null, dataDir: folder });
    const file = join(folder, 'sealing-key');
    const made = readFileSync(file, 'utf8');
    openSealing({ sealingSecret: null, dataDir: folder });
    expect(readFileSync(file, 'utf8')).toBe(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['sealing-key']);
  });

  it('is never replaced when it is damaged: another one would open nothing', () => {
    writeFileSync(join(folder, 'sealing-key'), 'half\n');
    expect(() => openSealing({ sealingSecret: null, dataDir: folder })).toThrow(/damaged/);
    expect(readFileSync(join(folder, 'sealing-key'), 'utf8')).toBe('half\n');
  });
});
