import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listGrievances, warnOfGrievances } from '#server/privacy/grievances/list-grievances.ts';
import { sweepProofs } from '#server/privacy/sweep-proofs.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const hourMs = 3_600_000;
const clock = new TestClock(new Date('2026-11-24T06:00:00Z'));
const folder = mkdtempSync(join(tmpdir(), 'hotseat-privacy-'));
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const operator = (...args: string[]): Promise<string> => operate(service.env, args);
const refusal = (...args: string[]): Promise<string> =>
  operator(...args).then(
    () => 'done',
    (error: { stderr: string }) => error.stderr,
  );
const mailsTo = async (to: string) =>
  (await rowsOf(service.parts.database, 'mails')).filter((mail) => mail['to'] === to);
const auditKinds = async () =>
  (await rowsOf(service.parts.database, 'audit_log')).map(({ kind }) => String(kind));

describe('the log of grievances', () => {
  it('numbers a complaint, tells its deadlines, and mails number and answer once each', async () => {
    expect(await operator('grievances')).toBe('✓ There is no open grievance.\n');
    const opened = await operator(
      'grievances',
      'open',
      'nobody.known@example.com',
      '--about',
      'charged twice',
    );
    expect(opened).toContain('✓ G-1: acknowledge it by 26 Nov 2026, 11:30 am IST, answer it by 24 Dec 2026');
    expect(await operator('grievances')).toContain(
      'G-1  nobody.known@example.com  charged twice  acknowledge by 26 Nov 2026',
    );
    for (let n = 0; n < 2; n++) await operator('grievances', 'acknowledge', 'G-1');
    for (const outcome of ['We sent it back.', 'Another one.'])
      await operator('grievances', 'close', 'G-1', '--outcome', outcome);
    const mails = await mailsTo('nobody.known@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your grievance G-1 has arrived',
      'Your grievance G-1 is answered',
    ]);
    expect(mails[0]?.['text']).toContain('by December 24, 2026');
    expect(mails[1]?.['text']).toContain('We sent it back.');
    expect(await operator('grievances')).toContain('answered 24 Nov 2026');
    expect((await auditKinds()).filter((kind) => kind.startsWith('grievance_'))).toEqual([
      'grievance_opened',
      'grievance_acknowledged',
      'grievance_closed',
    ]);
  });

  it('shows what is overdue first and says it in the log, by the ticket alone', async () => {
    const said: unknown[] = [];
    const log = { ...service.parts.log, error: (...line: unknown[]) => said.push(line) } as never;
    const warn = () => warnOfGrievances({ ...service.parts, log });
    await operator('grievances', 'open', 'on.time@example.com', '--about', 'a late reply');
    const received = new Date(clock.now().getTime() - 48 * hourMs + 60_000).toISOString();
    await operator('grievances', 'open', 'late@example.com', '--about', 'no reply', '--received', received);
    expect(await warn()).toBe(0);
    clock.advance(120_000);
    expect(await warn()).toBe(1);
    expect(said).toEqual([[{ ticket: 'G-3', overdue: 'acknowledge' }, 'a grievance is overdue']]);
    const { grievances } = await listGrievances(service.parts);
    expect(grievances.map(({ ticket }) => ticket)).toEqual(['G-3', 'G-2', 'G-1']);
    expect(await operator('grievances')).toMatch(/^ {2}G-3 .*OVERDUE/);
    await operator('grievances', 'acknowledge', 'G-3');
    expect(await warn()).toBe(0);
    clock.advance(31 * 24 * hourMs);
    said.splice(0);
    expect(await warn()).toBe(2);
    expect(said).toContainEqual([{ ticket: 'G-3', overdue: 'end' }, 'a grievance is overdue']);
  });

  it.each<[string[], string]>([
    [['grievances', 'open', 'not an address'], 'An e-mail address is needed'],
    [['grievances', 'open', 'a@example.com'], '--about is needed'],
    [['grievances', 'close', 'G-2'], '--outcome is needed'],
    [['grievances', 'acknowledge', '2'], 'A ticket such as G-12 is needed'],
    [['grievances', 'acknowledge', 'G-99'], 'There is no such grievance.'],
    [['grievances', 'burn', 'G-2'], 'cannot "burn"'],
    [['breach', 'open', '--what', 'a disk'], '--from is needed'],
    [['breach', 'affected', 'B-1'], 'Say --all or --emails-file'],
    [['breach', 'reported', 'B-1', '--to', 'press'], '--to is cert-in, board or board-details'],
    [['breach', 'status', 'B-99'], 'There is no such breach.'],
    [['breach', 'mend', 'B-1'], 'breach takes open, affected, tell, reported or status'],
  ])('refuses %j with what is missing', async (args, words) => {
    expect(await refusal(...args)).toContain(words);
  });
});

describe('a breach', () => {
  it('is opened, told outside by its deadlines, and told to each it concerns, once', async () => {
    const now = clock.now();
    for (const name of ['Asha One', 'Bina Two', 'Chitra Three']) await service.signedIn(name, 0);
    const at = (hours: number): string => new Date(now.getTime() - hours * hourMs).toISOString();
    const opened = await operator(
      'breach',
      'open',
      '--what',
      'A backup was copied.',
      '--from',
      at(9),
      '--to',
      at(2),
    );
    expect(opened).toContain('✓ B-1 is written down');
    expect(opened).toContain('CERT-In (incident@cert-in.org.in), within 6 hours: 6 h 0 min left');
    await operator('breach', 'reported', 'B-1', '--to', 'cert-in');
    clock.advance(73 * hourMs);
    const late = await operator('breach', 'status', 'B-1');
    expect(late).toContain('✓ CERT-In');
    expect(late).toContain('✗ the Data Protection Board, without delay: now');
    expect(late).toContain('in detail, within 72 hours: OVERDUE by 1 h 0 min');
    expect(late).toContain('0 of 0 told');

    const file = join(folder, 'emails.txt');
    writeFileSync(file, 'asha.one@example.com\n\nBINA.TWO@example.com\nnever.here@example.com\n');
    const named = await operator('breach', 'affected', 'B-1', '--emails-file', file);
    expect(named).toContain('B-1 concerns 2 people');
    expect(named).toContain('never.here@example.com');
    expect(await refusal('breach', 'tell', 'B-1')).toContain('has no words for those it concerns yet');
    const words = [
      '--consequences',
      'Others may read it.',
      '--measures',
      'Keys changed.',
      '--advice',
      'Be wary.',
    ];
    expect(await operator('breach', 'tell', 'B-1', ...words)).toContain('✓ All 2 are told by mail.');
    expect(await operator('breach', 'affected', 'B-1', '--all')).toContain('1 added; B-1 concerns 3 people');
    expect(await operator('breach', 'tell', 'B-1')).toContain('✓ All 3 are told by mail.');
    await operator('breach', 'tell', 'B-1', ...words);
    const other = [...words.slice(0, 5), 'Something else.'];
    expect(await refusal('breach', 'tell', 'B-1', ...other)).toContain('some were told in other words');

    const mails = (await rowsOf(service.parts.database, 'mails')).filter(({ id }) =>
      String(id).startsWith('breach:B-1:'),
    );
    expect(mails).toHaveLength(3);
    const text = String(mails.find(({ to }) => to === 'asha.one@example.com')?.['text']);
    for (const part of ['Hello Asha One', 'A backup was copied.', 'Others may', 'Keys changed.', 'Be wary.'])
      expect(text).toContain(part);
    expect(text).toContain('support@hotseat.example');
    expect((await auditKinds()).filter((kind) => kind.startsWith('breach_'))).toEqual([
      'breach_opened',
      'breach_reported',
      'breach_affected',
      'breach_worded',
      'breach_told',
      'breach_affected',
      'breach_told',
    ]);
  });
});

it('proofs go when the retention table says so, and what holds stays', async () => {
  const { database } = service.parts;
  const other = new ApiClient(service.origin);
  await other.signIn({ name: 'Took It Back', email: 'took.it.back@example.com' });
  await giveConsent(other);
  const { notice: seen } = await other.call('readConsents');
  await other.call('changeConsents', { body: { seen, language: 'en', choices: { interview: false } } });
  const uid = (await other.call('readMe')).account?.uid;
  const left = async () =>
    (await rowsOf(database, 'consents')).filter((row) => row['uid'] === uid).map(({ purpose }) => purpose);
  const ticket = (await rowsOf(database, 'grievances')).filter((row) => row['closed_at'] !== null);
  expect(ticket).toHaveLength(1);
  clock.advance(3 * 365 * 24 * hourMs - 24 * hourMs);
  // The one that was answered went on 24 November.
  expect(await sweepProofs(service.parts)).toEqual({ consents: 0, grievances: 1 });
  clock.advance(5 * 24 * hourMs);
  expect(await sweepProofs(service.parts)).toEqual({ consents: 1, grievances: 0 });
  expect(await left()).toEqual(['adult']);
  expect(await sweepProofs(service.parts)).toEqual({ consents: 0, grievances: 0 });
});
