// npm start: installs what is missing, builds, migrates and serves the whole product; a server that dies is started again.
import { spawn } from 'node:child_process';
import { keepRunning } from './keep-running.mjs';
import { keepSeveral } from './keep-several.mjs';
import { compileCache, ensureInstalled, fail, requireNode20, root, typescriptNode } from './toolbox.mjs';
import { standInsOf } from './stand-ins-of.mjs';
import { busyPort, leaveNote } from './where-it-runs.mjs';

requireNode20();
const busy = await busyPort();
if (busy) fail(busy);
await ensureInstalled();
const { builtServer, ensureBuilt } = await import('./build.mjs');
await ensureBuilt();

// A small nursery: loading the server's modules would leave a large one behind that never shrinks (400 MiB become 250). And what is old is swept
// once it has grown by half, not fourfold: what a turn leaves behind would fill hundreds of MiB before anybody looks. WebAssembly, which is the
// embedded database, is compiled once and not again to run faster: that takes half a GiB for some seconds, and statements of a turn gain nothing.
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  '--liftoff-only',
];
const takeNoteBack = leaveNote();
const env = { NODE_COMPILE_CACHE: compileCache, ...process.env };
const spawnOne = (more = {}, args = []) =>
  spawn(typescriptNode(), [...flags, builtServer, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...more },
  });
// What it refuses of the variables the server says itself: here a number that makes sense is enough.
const count = Number(env.WEB_PROCESSES);
const isSeveral = Number.isInteger(count) && count > 1 && count <= 64;
const code = isSeveral
  ? await keepSeveral(count, (n) => (n === 0 ? spawnOne() : spawnOne(standInsOf(env), [`--beside=${n}`])))
  : await keepRunning(() => spawnOne());
takeNoteBack();
process.exit(code);
