import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/check-dependencies.mjs', import.meta.url));
const integrity = `sha512-${Buffer.from('a hash').toString('base64')}`;

type Locked = Record<string, unknown>;

/** Runs the check over a project with these packages in its lock file; those in `installed` have a manifest of their own. */
function check(packages: Record<string, Locked>, installed: Record<string, Locked> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-parts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, value: unknown) => writeFileSync(join(folder, path), JSON.stringify(value));
  const at = (name: string) => `node_modules/${name}`;
  write('package.json', {
    name: 'planted',
    version: '1.0.0',
    license: 'MIT',
    allowScripts: { known: false },
  });
  write('package-lock.json', {
    packages: Object.fromEntries([
      ['', {}],
      ...Object.entries(packages).map(([name, entry]) => [
        at(name),
        { version: '1.2.3', integrity, ...entry },
      ]),
    ]),
  });
  for (const [name, manifest] of Object.entries(installed)) {
    mkdirSync(join(folder, at(name)), { recursive: true });
    write(join(at(name), 'package.json'), manifest);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return {
    status,
    stdout,
    stderr,
    list: JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')),
  };
}

it.each<[string, Locked, Locked?]>([
  ['a permissive licence', { license: 'MIT' }],
  ['a choice with one allowed side', { license: '(GPL-3.0-or-later OR MIT)' }],
  ['two allowed licences together', { license: 'MIT AND Zlib' }],
  ['a choice inside a pair', { license: '(GPL-3.0-only OR ISC) AND (MIT OR AGPL-3.0-only)' }],
  ['a licence in the old form of a manifest', {}, { licenses: [{ type: 'MIT' }] }],
])('%s passes', (_, entry, manifest) => {
  const { status, stderr } = check({ sound: entry }, manifest ? { sound: manifest } : {});
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

it.each<[string, Locked, string, Locked?]>([
  ['a licence outside the set', { license: 'AGPL-3.0-only' }, 'planted-one@1.2.3 is under AGPL-3.0-only'],
  ['a pair with one side outside', { license: 'MIT AND GPL-2.0-only' }, 'is under MIT AND GPL-2.0-only'],
  ['a pair hidden behind a choice', { license: 'GPL-2.0-only AND (MIT OR ISC)' }, 'which is not allowed'],
  ['words that SPDX does not know', { license: 'SEE LICENSE IN LICENSE' }, 'which is not allowed'],
  ['a licence of another package alone', { license: 'CC-BY-4.0' }, 'which is not allowed'],
  ['an expression that never closes', { license: '(MIT' }, 'which is not allowed'],
  ['no licence', {}, 'planted-one@1.2.3 has no licence'],
  ['an installed copy that says otherwise', { license: 'MIT' }, 'is under GPL-3.0', { license: 'GPL-3.0' }],
  [
    'an install script nobody decided on',
    { license: 'MIT', hasInstallScript: true },
    'has an install script',
  ],
  ['an installed copy without a hash', { integrity: undefined }, 'integrity hash', { license: 'MIT' }],
])('%s fails', (_, entry, fault, manifest) => {
  const { status, stderr } = check(
    { sound: { license: 'MIT' }, 'planted-one': entry },
    manifest ? { 'planted-one': manifest } : {},
  );
  expect(status).toBe(1);
  expect(stderr).toContain(fault);
  expect(stderr).not.toContain('sound');
});

it('a script that was decided on passes', () => {
  expect(check({ known: { license: 'MIT', hasInstallScript: true } }).status).toBe(0);
});

it('a part for another platform stands under the licence of what asks for it', () => {
  const tool = { license: 'ISC', optionalDependencies: { 'tool-for-mars': '1.2.3' } };
  expect(check({ tool, 'tool-for-mars': { optional: true } }).status).toBe(0);
  expect(check({ tool, 'tool-for-mars': {} }).status).toBe(1);
});

it('the list of parts names every package with address, hash and licence', () => {
  const { list } = check({ '@scope/one': { license: 'MIT', dev: true }, two: { license: 'ISC OR MIT' } });
  expect(list).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const hashes = [{ alg: 'SHA-512', content: Buffer.from('a hash').toString('hex') }];
  expect(list.components).toMatchObject([
    {
      group: '@scope',
      name: 'one',
      purl: 'pkg:npm/%40scope/one@1.2.3',
      scope: 'excluded',
      hashes,
      licenses: [{ license: { id: 'MIT' } }],
    },
    {
      name: 'two',
      purl: 'pkg:npm/two@1.2.3',
      scope: 'required',
      hashes,
      licenses: [{ expression: 'ISC OR MIT' }],
    },
  ]);
});
