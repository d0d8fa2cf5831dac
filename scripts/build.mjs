// Builds the pages and the interview room into dist/, compressed ahead of time, and the server into few files. What did not change is not built again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { orderHead } from './order-head.mjs';
import {
  fail,
  hashOf,
  readStamp,
  root,
  run,
  toolEnvironment,
  toolFile,
  typescriptNode,
  withProgress,
  writeStamp,
} from './toolbox.mjs';

/** What `npm start` runs: the server's modules, and those of the packages it always loads, in a few files. Development and most tests run the sources. */
export const builtServer = 'dist/server/main.js';

const pageSources = [
  'src/web',
  'src/contract',
  'vite.config.ts',
  'vite.room.config.ts',
  'vite.mentor.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/order-head.mjs',
  'scripts/router-conditions.ts',
  'scripts/pictures',
];
const pagesStamp = 'dist/.built';

const serverSources = [
  'src/server',
  'src/core',
  'src/contract',
  'vite.server.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
];
const serverStamp = 'dist/.server-built';

export async function ensureBuilt() {
  await ensurePages();
  await whenChanged(serverStamp, serverSources, 'bundling the server', () =>
    viteBuild('vite.server.config.ts'),
  );
}

/** What development needs, where the server runs from its sources. */
export async function ensurePages() {
  await whenChanged(pagesStamp, pageSources, 'building the pages', async () => {
    await tool('react-router build', toolFile('@react-router/dev', 'react-router'), ['build']);
    for (const config of ['vite.room.config.ts', 'vite.mentor.config.ts']) await viteBuild(config);
    await tool('drawing the pictures', join(root, 'scripts/pictures/draw-pictures.mjs'), [
      join(root, 'dist/site/client'),
    ]);
    orderHeads(join(root, 'dist/site/client'));
    for (const part of ['site', 'room', 'mentor']) await compress(join(root, 'dist', part));
  });
}

async function whenChanged(stamp, sources, label, make) {
  // An image holds what was built and not what it was built from.
  if (readStamp(stamp) !== '' && !existsSync(join(root, 'src/web'))) return;
  const wanted = hashOf(sources);
  if (readStamp(stamp) === wanted) return;
  await withProgress(label, make);
  writeStamp(stamp, wanted);
}

const viteBuild = (config) =>
  tool('vite build', toolFile('vite'), ['build', '--config', config, '--logLevel', 'warn']);

async function tool(name, file, args) {
  const { code, output } = await run(typescriptNode(), [file, ...args], {
    quiet: true,
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error(output.trim());
    fail(`Hotseat could not be built: ${name} failed (its output is above).`);
  }
}

function orderHeads(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    writeFileSync(file, orderHead(readFileSync(file, 'utf8'), keepScript(folder)));
  }
}

/** Stores a script under the name of its content, which browsers may keep for good; gives its address. */
const keepScript = (folder) => (script) => {
  const address = `/assets/start-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(folder, address), script);
  return address;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const isModel = /\.(onnx|wasm)$/.test(entry.name);
    if (!entry.isFile() || !(isModel || /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name))) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(file);
    // Models are large and hardly get smaller by more work; their wide window does it.
    const params = isModel
      ? { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 }
      : { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, await brotli(bytes, { params }));
    writeFileSync(`${file}.gz`, await gzipped(bytes, { level: isModel ? 6 : 9 }));
  }
}

if (process.argv[1] && import.meta.url.endsWith('/build.mjs') && process.argv[1].endsWith('build.mjs'))
  await ensureBuilt();
