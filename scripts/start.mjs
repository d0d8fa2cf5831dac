// npm start: installs what is missing, builds, migrates and serves the whole product.
import { spawn } from 'node:child_process';
import { compileCache, ensureInstalled, requireNode20, root, typescriptNode } from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();

// A small nursery: loading the server's modules would leave a large one behind that never shrinks (400 MiB become 250).
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
const server = spawn(typescriptNode(), [...flags, 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
});
// Ctrl-C reaches the whole group; the server drains and ends, and this script with its code.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
  });
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
