import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, ApiRefusal } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { percentile } from '../interview/measure.ts';
import { monotonicMs } from '../interview/monotonic.ts';
import { cpuSecondsOfTree } from '../interview/process-use.ts';
import { startProcess } from '../interview/start-process.ts';

const file = readFileSync(new URL('../../tests/resumes/fixtures/single-column.pdf', import.meta.url));
const peopleAtOnceToSignIn = 8;
const toSeconds = (ms: number): number => Math.round(ms / 10) / 100;

type Load = { sizes: readonly number[]; lone: number };
type Upload = { ms: number; refusedAs: string | null };

/** Uploads one ordinary resume alone, `lone` times in a row, then by as many people at once as each size says. Gives a table row for each. */
export async function readAtOnce({ sizes, lone }: Load, tell: (line: string) => void) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-bench-'));
  const port = await freePort();
  const server = await startProcess('./service-process.ts', {
    env: {
      PORT: String(port),
      LOCAL_GOOGLE_PORT: String(await freePort()),
      LOCAL_RAZORPAY_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: await freshPostgresUrl(),
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '10000',
    },
  });
  try {
    const people = await signInAll(`http://localhost:${port}`, Math.max(1, ...sizes));
    tell(`${people.length} people are signed in`);
    const rows: Record<string, object> = {};
    const [first] = people;
    const measure = async (name: string, work: () => Promise<Upload[]>): Promise<void> => {
      const load = loadavg()[0] ?? 0;
      const cpuBefore = cpuSecondsOfTree(server.pid);
      const startedMs = monotonicMs();
      const uploads = await work();
      const allRead = toSeconds(monotonicMs() - startedMs);
      const cpu = toSeconds(1_000 * (cpuSecondsOfTree(server.pid) - cpuBefore));
      rows[name] = { ...rowOf(uploads), 'all done after s': allRead, 'processor s': cpu, load };
    };
    if (first && lone > 0) {
      await openResumeStep(first);
      await measure(`1, ${lone} times in a row`, async () => {
        const uploads: Upload[] = [];
        for (let n = 0; n < lone; n++) uploads.push(await upload(first));
        return uploads;
      });
    }
    for (const size of sizes) {
      const group = people.slice(0, size);
      await Promise.all(group.map(openResumeStep));
      await measure(`${size} at once`, () => Promise.all(group.map(upload)));
    }
    return rows;
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function signInAll(origin: string, count: number): Promise<ApiClient[]> {
  const people = Array.from({ length: count }, () => new ApiClient(origin));
  const waiting = [...people.entries()];
  await Promise.all(
    Array.from({ length: peopleAtOnceToSignIn }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [n, client] = next;
        await client.signIn({ name: 'Harpreet Kaur Sandhu', email: `candidate.${n}@example.com` });
        await giveConsent(client);
      }
    }),
  );
  return people;
}

/** What the page asks for before anybody can choose a file. */
const openResumeStep = (client: ApiClient): Promise<unknown> => client.call('readLatestResume');

async function upload(client: ApiClient): Promise<Upload> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(file)]), 'resume.pdf');
  const startedMs = monotonicMs();
  const refusedAs = await client.call('uploadResume', { form }).then(
    () => null,
    (error: unknown) => (error instanceof ApiRefusal ? error.code : String(error)),
  );
  return { ms: monotonicMs() - startedMs, refusedAs };
}

function rowOf(uploads: readonly Upload[]) {
  const read = uploads.filter(({ refusedAs }) => refusedAs === null).map(({ ms }) => ms);
  const refusals = [...new Set(uploads.flatMap(({ refusedAs }) => refusedAs ?? []))];
  return {
    refused: uploads.length - read.length,
    ...(refusals.length > 0 ? { 'refused as': refusals.join(', ') } : {}),
    'p50 s': toSeconds(percentile(read, 0.5)),
    'p95 s': toSeconds(percentile(read, 0.95)),
  };
}
