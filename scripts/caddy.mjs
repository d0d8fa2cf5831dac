import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, withProgress } from './toolbox.mjs';

/** Caddy, to test with the proxy that compose.yaml runs: one on the machine, or Debian's as root. Gives its path; '' where there is none. */
export async function ensureCaddy() {
  const found = installed();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found ?? '';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await withProgress('installing Caddy (Debian package)', async () => {
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'caddy'], { quiet: true, env });
  });
  return installed() ?? '';
}

function installed() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'caddy')).find((file) => existsSync(file));
}
