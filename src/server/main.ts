/** The composition root: the only reader of the environment. Starts the service, says what it is made of, ends it cleanly. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { describeParts } from './describe-parts.ts';
import { DirectoryLocked } from './platform/database/directory-lock.ts';
import { type Service, startService } from './service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shutdownMs = 10_000;

process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');

let service: Service;
let config: Config;
try {
  config = loadConfig(process.env);
  service = await startService(config, { root });
} catch (error) {
  process.stderr.write(`✗ ${explain(error)}\n`);
  process.exit(1);
}
process.stdout.write(describeParts(config, service.address));

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), shutdownMs).unref();
  await service.close();
  process.exit(0);
}

/** One clear line for everything a person can put right; the whole error for what only we can. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `Set up wrongly: ${error.problems.join('; ')}`;
  if (error instanceof DirectoryLocked) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is in use. Stop what uses it, or set ${portVariable(port)} to another one.`;
  if (code === 'EACCES' && port)
    return `Port ${String(port)} may not be used by this user. Set PORT to one above 1023.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data directory cannot be written (${path ?? 'see DATA_DIR'}). Make it writable, or set DATA_DIR to another folder.`;
  }
  if (code === 'ENOSPC') return 'The disk is full.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    return `The database in DATABASE_URL does not answer (${code}${syscall ? `, ${syscall}` : ''}).`;
  }
  return error.stack ?? error.message;
}

function portVariable(port: number | undefined): string {
  return port !== undefined && port === config?.port ? 'PORT' : 'LOCAL_GOOGLE_PORT';
}
