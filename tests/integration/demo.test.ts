import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { asTold, mayTell, type Told } from '#core/scoring/as-told.ts';
import { type WorkPlace, workHere } from '#server/feedback/scoring-work.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { honestLimits } from '#server/operations/demo/answers/honest-limits.ts';
import { loadDemo } from '#server/operations/demo/load-demo.ts';
import { ResumeParser } from '#server/resumes/parse-resume-file.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { findInDatabase, findInFiles } from '#tests/fixtures/privacy.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const email = 'vikram.demo@example.com';
const name = 'Vikram Nair (fictional demo)';

let dataDir: string;
let service: TestService;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hotseat-demo-'));
  service = await startTestService({ env: { DATA_DIR: dataDir, LOCAL_GOOGLE_PORT: '0' } });
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = (table: string) => rowsOf(service.parts.database, table);
const demo = (...args: string[]) => operate(service.env, ['demo', ...args]);
/** All the demo wrote that could change when it is asked for again. */
const everything = async () => {
  const tables = ['users', 'identities', 'consents', 'credit_lots', 'ledger', 'resumes', 'audit_log'];
  const talks = ['interview_sessions', 'interview_events', 'scoring_stages', 'feedbacks', 'drills'];
  return Promise.all([...tables, ...talks].map(rows));
};

async function signedIn(): Promise<ApiClient> {
  const client = new ApiClient(service.origin);
  await client.signIn({ name, email });
  return client;
}

/** What the route hands to the use case, with a place to think and on a service where Google itself signs people in. */
async function demoDeps() {
  const reader = await service.signedIn('Reads Notice', 0);
  const { notice } = await reader.call('readConsents');
  return {
    ...service.parts,
    notice,
    place: workHere,
    audit: createAuditLog(service.parts),
    parser: new ResumeParser(),
    standInIssuer: null,
    publicUrl: service.origin,
  };
}

describe('the demo account', () => {
  it('is four scored interviews and six drills of days past, by the code that scores everybody’s', async () => {
    const told = await demo();
    const feedbacks = await rows('feedbacks');
    const past = feedbacks.toSorted((a, b) =>
      String(a['completed_at']) < String(b['completed_at']) ? -1 : 1,
    );
    const scores = past.map((row) => Number(row['avg_score']));
    const shown = scores.map((score) => score.toFixed(1)).join(', ');
    expect(told).toBe(
      `✓ The demo account ${email} was loaded: 4 interviews (${shown}) and 6 drills.\n` +
        `  Open http://localhost:${service.env['PORT']}/signin and sign in with "Use another account", e-mail ${email}.\n`,
    );
    expect(new Set(scores).size).toBeGreaterThan(1);
    // He gets better, which is what the pages are to show.
    expect(scores.at(-1)).toBeGreaterThan((scores[0] ?? 10) + 2);
    const sessions = await rows('interview_sessions');
    expect(sessions.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'done'));
    const days = new Set(sessions.map(({ ended_at }) => String(ended_at).slice(0, 10)));
    expect(days.size).toBe(10);
    expect([...days].toSorted().at(-1)?.localeCompare(new Date().toISOString().slice(0, 10))).toBe(-1);
    const drills = await rows('drills');
    expect(drills.filter(({ result, counts }) => result !== null && counts)).toHaveLength(6);
    const closed = drills.map(({ result }) => (result as { closed: boolean }).closed);
    expect(new Set(closed)).toEqual(new Set([true, false]));
    // One thing said against the resume stays, one is taken back.
    const against = past.map(
      (row) => (row['feedback'] as { contradictions: unknown[] }).contradictions.length,
    );
    expect(against).toEqual([1, 0, 0, 0]);
  });

  it('answers every question of its interviews, and tells of every topic whether it did (rule TOLD-1)', async () => {
    const interviews = new Set((await rows('feedbacks')).map((row) => row['session_id']));
    const said = (await rows('interview_events'))
      .filter((row) => interviews.has(row['session_id']))
      .map((row) => (row['event'] as { text?: string }).text);
    expect(said.filter((text) => text !== undefined && honestLimits.includes(text))).toEqual([]);
    const told = (await rows('feedbacks')).flatMap((row) => {
      const feedback = row['feedback'] as Feedback;
      return asTold(feedback, row['told'] as Told).topics.filter(({ topicId }) => mayTell(feedback, topicId));
    });
    expect(new Set(told.map((topic) => topic.told))).toEqual(new Set(['yes', 'partly']));
  });

  it('keeps the books: four granted and used up, one audit chain, nobody mailed', async () => {
    const [user] = await rows('users');
    const [lot, ...otherLots] = await rows('credit_lots');
    expect(otherLots).toEqual([]);
    expect(lot).toMatchObject({ granted: 4, captured: 4, held: 0, lapsed: 0, revoked: 0, plan: 'premium' });
    // Premium is granted, never sold (rule FEATURE-4).
    expect(await rows('orders')).toEqual([]);
    expect(user).toMatchObject({ subscription_status: 'premium', has_purchased_premium: false });
    const ledger = await rows('ledger');
    const ofKind = (kind: string) => ledger.filter((row) => row['kind'] === kind).length;
    expect([ofKind('grant'), ofKind('hold'), ofKind('capture'), ledger.length]).toEqual([1, 4, 4, 9]);
    expect(ledger.reduce((sum, { delta }) => sum + Number(delta), 0)).toBe(0);
    expect(user).toMatchObject({ display_name: name, email, interview_quota: 4 });
    expect(await operate(service.env, ['books'])).toContain('✓ The books agree.');
    expect(await operate(service.env, ['audit'])).toContain('The audit log is whole');
    const audited = (await rows('audit_log')).map(({ kind, actor }) => `${String(kind)} by ${String(actor)}`);
    expect(audited.filter((line) => !line.startsWith('sign_in'))).toEqual(
      expect.arrayContaining([
        'consent_given by operator',
        'interviews_granted by operator',
        'demo_loaded by operator',
      ]),
    );
    expect(await rows('mails')).toEqual([]);
  });

  it('is seen by who signs in at the local Google with its address, and is there already the second time', async () => {
    const client = await signedIn();
    const { account } = await client.call('readMe');
    expect(account).toMatchObject({ completed: 4, remaining: 0, subscriptionStatus: 'premium' });
    const { topics, together, gaps } = await client.call('readProgress');
    expect(topics.filter(({ readings }) => readings.length > 1).length).toBeGreaterThan(5);
    // The whole is better; a topic's range is too wide to say so of one.
    expect(together).toMatchObject({
      sinceLast: { change: 'up' },
      leftOut: { readings: 2, because: ['style'] },
    });
    const changes = topics.flatMap(({ trends }) => trends.map(({ sinceLast }) => sinceLast));
    expect(changes).toEqual(expect.arrayContaining(['same', null]));
    expect(gaps?.some(({ closed }) => closed > 0)).toBe(true);
    const { interviews } = await client.call('listPastInterviews');
    expect(interviews).toHaveLength(4);
    expect((await client.call('readDrills')).done).toHaveLength(6);
    const before = await everything();
    expect(await demo()).toContain(`The demo account ${email} is there already: 4 interviews (`);
    expect(await everything()).toEqual(before);
  });

  it('refuses the address of somebody’s account, and does not remove it', async () => {
    await service.signedIn('Ira Deshpande', 0);
    const hers = ['--email', 'Ira.Deshpande@example.com'];
    await expect(demo(...hers)).rejects.toMatchObject({
      stderr: expect.stringContaining('is the address of an account that is not the demo'),
    });
    await expect(loadDemo(await demoDeps(), { email: 'ira.deshpande@example.com' })).rejects.toMatchObject({
      code: 'demo_email_taken',
    });
    await expect(demo(...hers, '--remove')).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no demo account'),
    });
    expect(
      (await rows('users')).filter((user) => user['email'] === 'ira.deshpande@example.com'),
    ).toHaveLength(1);
  });

  it('goes on where it was stopped, to the same demo', async () => {
    const other = 'second.demo@example.com';
    let records = 0;
    const place: WorkPlace = {
      do: (name, ...given) => {
        if (name === 'record' && ++records === 3) throw new Error('The process is gone.');
        return workHere.do(name, ...given);
      },
    };
    const deps = await demoDeps();
    await expect(loadDemo({ ...deps, place }, { email: other })).rejects.toThrow('The process is gone.');
    const stopped = await rows('interview_sessions');
    expect(stopped.filter(({ state }) => state !== 'done')).toEqual([]);
    expect(stopped).toHaveLength(12);
    const loaded = await loadDemo(deps, { email: other });
    const first = await loadDemo(deps, { email });
    expect(loaded).toEqual({ loaded: true, scores: first.scores, drills: 6, signInAt: null });
    expect((await rows('credit_lots')).every((lot) => lot['granted'] === 4 && lot['captured'] === 4)).toBe(
      true,
    );
    expect(await demo('--email', other, '--remove')).toContain('was erased');
  });

  it('goes by the erasure every account goes by, and leaves no word', async () => {
    const words = ['vikram', 'vadakkunnathan', 'suryakiran', 'inverter'];
    const { database } = service.parts;
    const found = await findInDatabase(database, words);
    expect(found).toEqual(
      expect.arrayContaining(['users.email', 'interview_events.event', 'feedbacks.feedback']),
    );
    expect(await demo('--remove')).toBe(`✓ The demo account ${email} was erased.\n`);
    expect(await findInDatabase(database, words)).toEqual([]);
    expect(findInFiles(dataDir, words)).toEqual([]);
    const client = await signedIn();
    expect((await client.call('readMe')).account).toMatchObject({ completed: 0, remaining: 0 });
  });
});
