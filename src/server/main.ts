/** The composition root: the only reader of the environment. Starts the service, says what it is made of, ends it cleanly. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, loadConfig } from '#server/config/config.ts';
import { describeParts } from './describe-parts.ts';
import { findLocalModels, type LocalModels } from './interviewer/find-local-models.ts';
import { limitsInUse, tryLimits } from './resumes/parser/parser-process.ts';
import { describeError } from './platform/logging.ts';
import { neighboursOf } from './platform/neighbours.ts';
import { StartError } from './platform/start-error.ts';
import { type Service, startService } from './service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shutdownMs = 10_000;
/** EX_CONFIG of sysexits.h: what starts us again knows that it would change nothing. */
const refusedSetUp = 78;

process.chdir(root);
/** Which of several processes behind one port this is, as `npm start` counts them. */
const place = Number(process.argv.find((arg) => arg.startsWith('--beside='))?.slice('--beside='.length) ?? 0);

// Node would print the error as it is, with what a database's error quotes. Ending is right: nobody knows what state is left.
process.on('uncaughtException', (error) => {
  process.stderr.write(`✗ The service ended: ${explain(error)}\n`);
  process.exit(1);
});

let service: Service;
let config: Config;
let nearby: Promise<LocalModels[]>;
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  config = loadConfig(process.env);
  // Asked while everything starts, so that nobody waits for it.
  nearby = config.production || config.panel.kind === 'model' ? Promise.resolve([]) : findLocalModels();
  const tried = tryLimits();
  service = await startService(config, { root, place, neighbours: neighboursOf(process) });
  await tried;
} catch (error) {
  process.stderr.write(`✗ ${explain(error)}\n`);
  process.exit(error instanceof ConfigError ? refusedSetUp : 1);
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// Whoever keeps us running waits for this, and when it is gone nobody could end us.
process.send?.('ready');
process.on('disconnect', () => void stop());
// Of several processes behind one port the first says it for all, and whoever reads it may count on all of the above.
process.stdout.write(
  place > 0
    ? '  Another process serves behind the same port.\n'
    : describeParts(config, service.address, service, limitsInUse(), await nearby),
);

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
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? describeError(error).stack || error.message : 'an unknown error';
}
