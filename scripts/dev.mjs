// npm run dev: the product with hot reload. The server restarts on change; pages and room come from Vite, which passes /api on.
import { spawn } from 'node:child_process';
import {
  ensureInstalled,
  requireNode20,
  root,
  toolEnvironment,
  toolFile,
  typescriptNode,
} from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const { ensurePages } = await import('./build.mjs');
await ensurePages();

const pagesPort = Number(process.env.PORT ?? 3000);
const serverPort = pagesPort + 100;
const roomPort = pagesPort + 101;
const mentorPort = pagesPort + 102;
const env = {
  ...process.env,
  ...toolEnvironment(),
  HOTSEAT_SERVER_PORT: String(serverPort),
  HOTSEAT_ROOM_PORT: String(roomPort),
  HOTSEAT_MENTOR_PORT: String(mentorPort),
};
const start = (args, extra = {}) =>
  spawn(typescriptNode(), args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } });
const children = [
  start(['--disable-warning=ExperimentalWarning', '--watch', 'src/server/main.ts'], {
    PORT: String(serverPort),
    PUBLIC_URL: `http://localhost:${pagesPort}`,
  }),
  start([
    toolFile('@react-router/dev', 'react-router'),
    'dev',
    '--port',
    String(pagesPort),
    '--strictPort',
    '--host',
    '127.0.0.1',
  ]),
  start([toolFile('vite'), '--config', 'vite.room.config.ts', '--port', String(roomPort), '--strictPort']),
  start([
    toolFile('vite'),
    '--config',
    'vite.mentor.config.ts',
    '--port',
    String(mentorPort),
    '--strictPort',
  ]),
];
console.log(`Pages with hot reload: http://localhost:${pagesPort}`);
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
