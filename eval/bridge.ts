// npm run bridge -- --folder <folder> [--port 4101]: a person or another program answers as the language model, through files.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { type FakeRequest, startFakeModel } from '#bench/fake-model/fake-model.ts';
import { probeReply } from '#bench/fake-model/competent-script.ts';

const lookAgainMs = 200;
const answerWithinSeconds = 900;

const { values } = parseArgs({
  options: { folder: { type: 'string' }, port: { type: 'string', default: '4101' } },
});
if (!values.folder) {
  console.error('npm run bridge -- --folder <folder>: name the folder the requests are written to');
  process.exit(1);
}
const folder = values.folder;
mkdirSync(folder, { recursive: true });
let written = 0;

/** Writes a request as NNNN.request.txt and waits for NNNN.reply.txt, written elsewhere and renamed into place. */
async function byFile(request: FakeRequest): Promise<string> {
  if (request.task === 'probe') return probeReply(request.input);
  const name = String(++written).padStart(4, '0');
  const schema = request.body.response_format
    ? `\n\nREPLY FORMAT ${JSON.stringify(request.body.response_format)}`
    : '';
  const file = join(folder, `${name}.request.txt`);
  writeFileSync(`${file}.part`, request.promptText + schema);
  renameSync(`${file}.part`, file);
  console.log(`${name} ${request.task ?? 'no task'}`);
  const replyFile = join(folder, `${name}.reply.txt`);
  const until = Date.now() + answerWithinSeconds * 1_000;
  while (Date.now() < until) {
    if (existsSync(replyFile)) return readFileSync(replyFile, 'utf8').trim();
    await pause(lookAgainMs);
  }
  return '';
}

const bridge = await startFakeModel({ script: byFile, port: Number(values.port) });
console.log(`Start Hotseat with: LLM_PROVIDER=compatible LLM_MODEL=bridge LLM_BASE_URL=${bridge.baseUrl} \\
  LLM_TIMEOUT_SECONDS=${answerWithinSeconds} npm start`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
