// npm start: installs what is missing, builds, migrates and serves the whole product.
import { spawn } from 'node:child_process';
import { ensureInstalled, requireNode20, root, typescriptNode } from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();

const server = spawn(typescriptNode(), ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the whole group; the server drains and ends, and this script with its code.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
