// node bench/fake-model/run-fake-model.ts [--port 4100] [--first-token-ms 300] [--tokens-per-second 60] [--fail 0.3 --seed 1]
import { parseArgs } from 'node:util';
import { competentScript } from './competent-script.ts';
import { startFakeModel } from './fake-model.ts';
import { failingAtRandom } from './scripts.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    'first-token-ms': { type: 'string', default: '0' },
    'tokens-per-second': { type: 'string', default: '0' },
    fail: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const model = await startFakeModel({
  script: failingAtRandom(competentScript, Number(values.fail), Number(values.seed)),
  port: Number(values.port),
  firstTokenMs: Number(values['first-token-ms']),
  tokensPerSecond: Number(values['tokens-per-second']),
});
console.log(`Fake model: ${model.baseUrl}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void model.close());
