import { type ChildProcessByStdio, execFile, spawn, spawnSync } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = dirname(fileURLToPath(import.meta.url));

/** The root of the package this code belongs to: the nearest folder with a package.json. */
function packageRoot(from: string): string {
  return existsSync(join(from, 'package.json')) || dirname(from) === from ? from : packageRoot(dirname(from));
}

/** The folders of the packages the child uses, with all they depend on. */
function packageFolders(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  const visit = (name: string, from: string) => {
    const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
    const home = paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
    if (home === undefined || found.has(home)) return;
    found.set(home, realpathSync(home));
    const { dependencies = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const dependency of Object.keys(dependencies)) visit(dependency, home);
  };
  for (const name of names) visit(name, folder);
  return [...new Set([...found.keys(), ...found.values()])];
}

const linuxTool = (name: string): string | undefined =>
  [`/usr/bin/${name}`, `/bin/${name}`].find((path) => process.platform === 'linux' && existsSync(path));

/** Ways to a network and a table of processes of its own: for anyone where the system lets everybody have them, else for root. */
const ownNamespaces = [
  ['--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--'],
  ['--net', '--pid', '--fork', '--kill-child', '--'],
];

/** Reaching the first says that it was the processor's time; the second holds where that is ignored. */
const cpuLimit = (seconds: number): string => `--cpu=${seconds}:${seconds + 2}`;
const otherLimits = ['--data=1000000000', '--fsize=0', '--nofile=64', '--core=0', '--'];

/** What of the system the limits rest on: the command that sets them, and the one that takes network and other processes away. */
type SystemLimits = { prlimit: string | null; unshare: string[] | null };

const trialOf = (options: readonly string[]): string[] => [...options, process.execPath, '--version'];

function limitsWith(unshare: string | undefined, options: readonly string[] | undefined): SystemLimits {
  return {
    prlimit: linuxTool('prlimit') ?? null,
    unshare: unshare && options ? [unshare, ...options] : null,
  };
}

function findSystemLimits(): SystemLimits {
  const unshare = linuxTool('unshare');
  const works = (options: readonly string[]): boolean =>
    unshare !== undefined && spawnSync(unshare, trialOf(options), { env: {} }).status === 0;
  return limitsWith(unshare, ownNamespaces.find(works));
}

let systemLimits: SystemLimits | undefined;

const tryOut = promisify(execFile);

/** Tries out what the system allows while everything else starts, so that nobody waits for it later. */
export async function tryLimits(): Promise<void> {
  const unshare = linuxTool('unshare');
  for (const options of unshare ? ownNamespaces : []) {
    const works = await tryOut(unshare ?? '', trialOf(options), { env: {} }).then(
      () => true,
      () => false,
    );
    if (works) {
      systemLimits ??= limitsWith(unshare, options);
      return;
    }
  }
  systemLimits ??= limitsWith(unshare, undefined);
}

/** Which limits beyond Node's own hold for the process that reads resumes on this computer; for the table at start. */
export function limitsInUse(): { resources: boolean; networkAndSignals: boolean } {
  systemLimits ??= findSystemLimits();
  return { resources: systemLimits.prlimit !== null, networkAndSignals: systemLimits.unshare !== null };
}

/** What the child runs beside its own folder: the rules by which a resume is read. */
const ownCode = [
  'package.json',
  'src/contract/fact-in-words.ts',
  'src/core/resume',
  'src/core/text',
  'src/server/platform/clean-input.ts',
].map((path) => join(packageRoot(folder), path));

const packagesUsed = ['unpdf', 'mammoth', 'tesseract.js-core', '@tesseract.js-data/eng'];

let nodeFlags: string[] | undefined;

/**
 * How an isolated process is started (rule FILE-2): Node's permission model with nothing but the parser's own code to read, no code from strings, a
 * 192 MB heap; where `prlimit` exists also `cpuSeconds` of processor time, no file writes, 64 open files and 1 GB of data, of which Node 24 reserves about
 * 650 MB before it reads a byte; where `unshare` works a network without any other computer, this one included, and no other process to see or signal.
 * Elsewhere (macOS) the parent's clock and the heap limit remain.
 */
export function isolated(script: readonly string[], cpuSeconds = 5): { file: string; args: string[] } {
  nodeFlags ??= [
    '--permission',
    // Following a linked node_modules would read folders that are not allowed.
    '--preserve-symlinks',
    ...[folder, ...ownCode, ...packageFolders(packagesUsed)].map((path) => `--allow-fs-read=${path}`),
    '--max-old-space-size=192',
    '--v8-pool-size=1',
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ];
  systemLimits ??= findSystemLimits();
  const { prlimit, unshare } = systemLimits;
  const [file = process.execPath, ...args] = [
    ...(unshare ?? []),
    ...(prlimit === null ? [] : [prlimit, cpuLimit(cpuSeconds), ...otherLimits]),
    process.execPath,
    ...nodeFlags,
    ...script,
  ];
  return { file, args };
}

/** Starts an isolated process without environment, in a process group of its own, so that what is sent to ours never meets it nor its to ours. */
export function startIsolated(
  script: readonly string[],
  cpuSeconds?: number,
): ChildProcessByStdio<Writable, Readable, null> {
  const { file, args } = isolated(script, cpuSeconds);
  return spawn(file, args, { env: {}, cwd: folder, stdio: ['pipe', 'pipe', 'ignore'], detached: true });
}

/** Kills an isolated process and all of its group, whichever of the programs that limit it has our child's id. */
export function endGroup({ pid }: { pid?: number | undefined }): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
