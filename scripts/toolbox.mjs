// What the command scripts have in common. Plain JavaScript: it must run on any Node from 20 on, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installServes } from './install-stamp.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);

/** Ends the process with one clear line. */
export function fail(line) {
  console.error(`✗ ${line}`);
  process.exit(1);
}

export function requireNode20() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Hotseat needs Node.js 20 or newer; this is ${process.version}.`);
  }
}

/** Runs a command and resolves with its exit code; `quiet` keeps its output back and shows it only when it fails. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32' && !command.includes(sep),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Shows that a long step is under way, with seconds; one line a terminal, a few lines elsewhere. */
export async function withProgress(label, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const tty = process.stdout.isTTY;
  if (!tty) console.log(`… ${label}`);
  const timer = setInterval(
    () =>
      tty ? process.stdout.write(`\r… ${label} ${seconds()} s`) : console.log(`… ${label} ${seconds()} s`),
    tty ? 500 : 15_000,
  );
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (tty) process.stdout.write('\r\x1b[K');
    console.log(`✓ ${label} (${seconds()} s)`);
  }
}

/** A hash of files and folders by content, to tell whether a step must run again. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else {
      hash.update(relative(root, path)).update(readFileSync(path));
    }
  };
  for (const path of paths) visit(at(path));
  return hash.digest('hex');
}

const installStamp = at('node_modules', '.hotseat-installed');

/** The packages whose install scripts may run: the others in the lock file may not, whatever a later version of them brings. */
function approvedScripts({ allowScripts = {} }) {
  return Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
}

/** Runs `npm ci` without any package's script, then those of the approved packages. */
async function install() {
  const result = await run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'], {
    quiet: true,
  });
  if (result.code !== 0) return result;
  const approved = approvedScripts(JSON.parse(readFileSync(at('package.json'), 'utf8')));
  // They bring what is optional: where one fails, `typescriptNode` takes the machine's own Node or says what is missing.
  for (const name of approved)
    await run('npm', ['rebuild', '--ignore-scripts=false', '--loglevel=error', name], { quiet: true });
  return result;
}

/** Installs dependencies when they are missing or the lock file changed. */
export async function ensureInstalled() {
  const lock = hashOf(['package-lock.json', 'package.json']);
  const production = process.env.NODE_ENV === 'production';
  const stamp = existsSync(installStamp) ? readFileSync(installStamp, 'utf8') : '';
  if (installServes(stamp, lock, production)) return;
  const result = await withProgress('installing dependencies', install);
  if (result.code !== 0) {
    const reason = result.output.split('\n').find((line) => /npm (error|ERR!)/.test(line)) ?? 'npm ci failed';
    fail(
      `Dependencies could not be installed: ${reason.replace(/npm (error|ERR!) ?/, '')} (run "npm ci" to see all)`,
    );
  }
  writeFileSync(installStamp, `${lock} ${production ? 'production' : 'whole'}`);
}

/** The Node that runs TypeScript as it is: the one in node_modules, or this one when it is new enough. */
export function typescriptNode() {
  const local = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(local) && statSync(local).size > 1_000_000) return local;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail('The bundled Node 24 is missing for this platform. Install Node.js 24 and try again.');
}

/** Where Node keeps what it compiled, TypeScript without its types included: a server starts in two thirds of the time. */
export const compileCache = at('node_modules', '.cache', 'compile');

/** The environment in which the tools of node_modules find that Node first. */
export function toolEnvironment() {
  const path = [dirname(typescriptNode()), at('node_modules', '.bin'), process.env.PATH ?? ''].join(
    process.platform === 'win32' ? ';' : ':',
  );
  return { PATH: path };
}

/** The JavaScript file behind a tool of node_modules. */
export function toolFile(packageName, binName = packageName) {
  const folder = at('node_modules', ...packageName.split('/'));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[binName];
  return join(folder, bin);
}

/** Runs a tool of node_modules on the Node of `typescriptNode`; resolves and keeps its output back as `run` does. */
export const runTool = (packageName, args, { bin, quiet = false, env = {} } = {}) =>
  run(typescriptNode(), [toolFile(packageName, bin), ...args], {
    quiet,
    env: { ...toolEnvironment(), ...env },
  });

export function writeStamp(path, text) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

export function readStamp(path) {
  return existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '';
}
