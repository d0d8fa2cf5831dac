import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { frameMark } from '#core/interview/follow-up/word-follow-up.ts';
import { sql } from '#server/platform/database/query.ts';
import { answerBody, leaseId } from '#tests/fixtures/interview-desk.ts';
import { startInterviewAs, untilAwaited } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService } from '#tests/fixtures/test-service.ts';

/* Logs from before lines were kept as marks are rid of the lines of other interviews by migration 0029 (rule ERASE-2). */

const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-lines-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const migration = readFileSync(
  new URL('../../migrations/0029_forget_other_lines.sql', import.meta.url),
  'utf8',
);
const marks = ['Welcome, Kavya.', 'Why?', ''].map(frameMark);
const lines = [
  'You said that you led the casting line at Quillonberry Pumps.',
  'Why?',
  '',
  'whysoquickly',
  `${marks[0]}\nsecond line`,
];

it('a start keeps the marks and none of the lines, the interview is read as before and goes on', {
  timeout: 60_000,
}, async () => {
  const service = await startTestService({ env: { DATA_DIR: dataDir } });
  const { database } = service.parts;
  const client = await service.signedIn('Old Log', 2);
  const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
  const body = answerBody(await untilAwaited(client, sessionId), 'before-migration');
  await client.call('answer', { params: { sessionId }, body });
  await untilAwaited(client, sessionId);
  const startOf = async () =>
    (await rowsOf(database, 'interview_events')).find(
      (row) => row['session_id'] === sessionId && row['seq'] === 1,
    )?.['event'] as Record<string, unknown>;
  const setFrames = (frames: readonly string[] | null) =>
    database.transaction((tx) =>
      tx.execute(
        sql`update interview_events set event = ${
          frames
            ? sql`jsonb_set(event, '{recentFrames}', ${JSON.stringify(frames)}::jsonb)`
            : sql`event - 'recentFrames'`
        } where session_id = ${sessionId} and seq = 1`,
      ),
    );
  const migrate = () => database.transaction((tx) => tx.execute(sql.raw(migration)));

  // Older still, and of today: both stay as they are.
  for (const kept of [null, [], marks]) {
    await setFrames(kept);
    const before = await startOf();
    await migrate();
    expect(await startOf()).toEqual(before);
  }
  const rest = await startOf();
  await setFrames([lines[0] ?? '', ...marks, ...lines.slice(1)]);
  await migrate();
  expect(await startOf()).toEqual({ ...rest, recentFrames: marks });

  const known = await client.call('readInterview', { params: { sessionId } });
  await service.close();
  const again = await startTestService({ env: service.env });
  try {
    const { turns } = await client.call('readInterview', { params: { sessionId } });
    expect(turns).toEqual(known.turns);
    const next = answerBody(await untilAwaited(client, sessionId), 'after-migration');
    await client.call('answer', { params: { sessionId }, body: next });
    const later = await untilAwaited(client, sessionId);
    expect(later.turns.filter((turn) => turn.role === 'candidate')).toHaveLength(2);
  } finally {
    await again.close();
  }
});
