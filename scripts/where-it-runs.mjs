// Where Hotseat is to run, or runs: its port, host and data directory, from the environment, from .env, or as the running server left word.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { root } from './toolbox.mjs';

const note = join(root, 'dist/.running.json');
const named = ['PORT', 'HOST', 'DATA_DIR'];

/** What the server's launcher left; nothing where that has died since. */
const readNote = () => {
  try {
    const { pid, ...where } = JSON.parse(readFileSync(note, 'utf8'));
    process.kill(pid, 0);
    return where;
  } catch {
    return {};
  }
};

/** PORT, HOST and DATA_DIR: what this shell says, then .env, then the note of a server that was started in another shell. */
export function whereItRuns({ noted = true } = {}) {
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile?.(envFile);
  const said = Object.fromEntries(
    named.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  return { ...(noted ? readNote() : {}), ...said };
}

/** Leaves word of where this shell's server runs; returns how to take it back. */
export function leaveNote() {
  try {
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(note, JSON.stringify({ ...whereItRuns({ noted: false }), pid: process.pid }));
  } catch {
    return () => undefined;
  }
  return () => rmSync(note, { force: true });
}

const answersAt = (host, port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    const tell = (isTaken) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', () => tell(true));
    socket.once('error', () => tell(false));
    socket.once('timeout', () => tell(false));
  });

/** The line to say where something else has the port already, or null. Told before anything is installed or built. */
export async function busyPort() {
  const port = Number(whereItRuns({ noted: false }).PORT || 3000);
  if (!(port > 0 && port < 65_536)) return null;
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return taken.includes(true)
    ? `Port ${port} is in use. Stop what uses it, or set PORT to another one: PORT=${port + 1} npm start`
    : null;
}
