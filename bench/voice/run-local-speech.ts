// node bench/voice/run-local-speech.ts [--port 4200] [--key secret]
import { parseArgs } from 'node:util';
import { startLocalSpeech } from './local-speech.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4200' }, key: { type: 'string' } },
});
const speech = await startLocalSpeech({ port: Number(values.port), key: values.key ?? null });
console.log(`Local speech service: ${speech.baseUrl}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void speech.close());
