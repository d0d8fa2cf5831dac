// Run after changing dependencies. Some registries do not list optional packages for foreign platforms, so npm leaves them out of the lock
// file, and then `npm ci` refuses it. This adds the missing entries: name, version and platform, no download address.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolbox.mjs';

const systems = {
  win32: 'win32',
  windows: 'win32',
  darwin: 'darwin',
  linux: 'linux',
  linuxmusl: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  aix: 'aix',
  sunos: 'sunos',
  openharmony: 'openharmony',
};
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    lock.packages[`node_modules/${name}`] = missingEntry(name, range, entry.dev);
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added to package-lock.json`);

/** Whether the package that stands at `path` finds `name` in the lock, in its own folder or one above. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function missingEntry(name, range, dev) {
  const words = name.split('/').at(-1).split('-');
  const os = words.map((word) => systems[word]).find(Boolean);
  return {
    version: range.replace(/^[\^~]/, ''),
    optional: true,
    ...(dev ? { dev: true } : {}),
    ...(os ? { os: [os] } : {}),
    cpu: [words.find((word) => processors.includes(word)) ?? 'unknown'],
    ...(/musl/.test(name) ? { libc: ['musl'] } : {}),
  };
}
