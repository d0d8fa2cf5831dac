// npm run deploy:check [-- --offline] [-- --no-compose]: whether the service will work in production with .env, its secret files and
// compose.yaml. Asks every system outside for something that changes nothing. Ends with 1 when anything is wrong.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode20, root, run, typescriptNode } from './toolbox.mjs';

const marks = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, '–'],
]);

requireNode20();
await ensureInstalled();
if (process.features.typescript) await check();
else {
  const { code } = await run(typescriptNode(), [process.argv[1], ...process.argv.slice(2)]);
  process.exitCode = code;
}

async function check() {
  const { values } = parseArgs({
    options: {
      offline: { type: 'boolean', default: false },
      'no-compose': { type: 'boolean', default: false },
    },
  });
  process.chdir(root);
  const [envFile, compose] = ['.env', 'compose.yaml'].map((name) => read(join(root, name)));
  if (envFile !== null) process.loadEnvFile('.env');
  const { checkDeployment } = await import('../src/server/deploy-check/check-deployment.ts');
  const checked = await checkDeployment(process.env, {
    root,
    compose: values['no-compose'] ? null : compose,
    envFile: envFile ?? '',
    offline: values.offline,
    googleIssuer: 'https://accounts.google.com',
    razorpayUrl: 'https://api.razorpay.com/v1',
  });
  for (const { of, holds, says } of checked) console.log(`${marks.get(holds)} ${of.padEnd(14)}  ${says}`);
  const wrong = checked.filter(({ holds }) => holds === false).length;
  console.log(wrong > 0 ? `\n${wrong} to put right.` : '\nReady to start: docker compose up -d');
  process.exit(wrong > 0 ? 1 : 0);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
