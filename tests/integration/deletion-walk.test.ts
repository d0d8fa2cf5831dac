import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { sweepPrivacy } from '#server/privacy/sweep-privacy.ts';
import { type Deletion, deletionTable } from '#tests/fixtures/deletion-table.ts';
import {
  placesOf,
  textsInCopy,
  textsInDatabase,
  textsInFiles,
  textsOnPages,
} from '#tests/fixtures/find-marks.ts';
import { untilEvent } from '#tests/fixtures/interview-driver.ts';
import {
  markedPerson,
  type MarkedPerson,
  markKinds,
  type MarkKind,
  marksOf,
  newCopy,
} from '#tests/fixtures/marked-person.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { privacyParts } from '#tests/fixtures/privacy.ts';
import { schemaTables } from '#tests/fixtures/schema-tables.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';

/*
 * After each deletion every table, file, copy and page is read, and again after an older backup was restored: what must be gone is nowhere
 * (rules ERASE-2, ERASE-5, ERASE-6). The table says what may stay, and why.
 */

const people = {
  withdraws: 'Asha Withdraws',
  resume: 'Bela Resume',
  interview: 'Chitra Interview',
  restarts: 'Divya Restarts',
  throws: 'Esha Throws',
  account: 'Farah Account',
  waits: 'Gita Waits',
} as const;
type Who = keyof typeof people;

const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-walk-'));
let clock = new TestClock(new Date());
let fake: FakeModel;
let service: TestService;
const lives = new Map<Who, MarkedPerson>();
/** Where each mark was found, by what was done before. */
const found = new Map<string, Record<MarkKind, string[]>>();
const tablesRead = new Set<string>();

const personOf = (who: Who): MarkedPerson => lives.get(who) ?? expect.fail(`Nobody is ${who}.`);
const parts = () => privacyParts(service.parts, dataDir);

async function signedIn(who: Who): Promise<MarkedPerson> {
  const person = personOf(who);
  const email = `${person.name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await person.client.signIn({ name: person.name, email });
  return person;
}

/** Reads everything, and the copy of everything that the person gets now, and keeps where the marks are. */
async function walk(when: string, who: Who, { hasAccount = true } = {}): Promise<void> {
  const person = hasAccount ? await signedIn(who) : personOf(who);
  const stored = await textsInDatabase(service.parts.database);
  for (const { place } of stored) tablesRead.add(place.split('.')[0] ?? '');
  const shown = hasAccount
    ? [...(await textsOnPages(person)), ...(await textsInCopy(person.client, await newCopy(person.client)))]
    : [];
  const texts = [...stored, ...textsInFiles(dataDir), ...shown];
  const places = markKinds.map((kind) => [kind, placesOf(texts, person.marks[kind])] as const);
  found.set(when, Object.fromEntries(places) as Record<MarkKind, string[]>);
}

async function start(): Promise<void> {
  const env = { ...service?.env, DATA_DIR: dataDir, ...modelSettings(fake) };
  service = await startTestService({ clock, processClock: clock, env });
}

const withdraw = async ({ client }: MarkedPerson): Promise<void> => {
  const { notice: seen } = await client.call('readConsents');
  await client.call('changeConsents', { body: { seen, language: 'en', choices: { interview: false } } });
};

/** What each person does after the backup. */
const deletions: Readonly<Record<Exclude<Who, 'waits'>, (person: MarkedPerson) => Promise<unknown>>> = {
  withdraws: withdraw,
  resume: ({ client, resumeId }) => client.call('deleteResume', { params: { resumeId }, body: {} }),
  interview: ({ client, first }) =>
    client.call('deleteInterview', { params: { sessionId: first }, body: {} }),
  restarts: ({ client, second }) =>
    client.call('restartInterview', { params: { sessionId: second }, body: {} }),
  throws: async ({ client }) => {
    await client.call('deleteAccount', { body: { word: 'delete' } });
    await (await signedIn('throws')).client.call('keepAccount', { body: {} });
  },
  account: ({ client }) => client.call('deleteAccount', { body: { word: 'delete' } }),
};

async function endSecond({ client, second }: MarkedPerson): Promise<void> {
  await client.call('endInterview', { params: { sessionId: second }, body: {} });
  await untilEvent(client, second, ({ state }) => state === 'done');
}

async function walkAll(when: string): Promise<void> {
  await walk(`${when}the consent was withdrawn`, 'withdraws');
  await walk(`${when}the resume was deleted, with an interview under way on it`, 'resume');
  await endSecond(personOf('resume'));
  await walk(`${when}the resume was deleted`, 'resume');
  await walk(`${when}the interview was deleted`, 'interview');
  await walk(`${when}the interview was restarted`, 'restarts');
  await walk(`${when}the interview was thrown away`, 'throws');
}

/** Time passes for who waits and for the account that goes. */
async function walkLater(when: string): Promise<void> {
  await personOf('waits').client.call('keepFeedback', { body: { keepsLonger: true } });
  await endSecond(personOf('waits'));
  clock.advance(9 * dayMs);
  await eraseDueAccounts(parts(), () => false);
  await walk(`${when}the account was erased`, 'account', { hasAccount: false });
  clock.advance(24 * dayMs);
  await sweepPrivacy(parts(), () => false);
  const { client } = await signedIn('waits');
  await walk(`${when}thirty days passed, and feedback is kept longer`, 'waits');
  await client.call('keepFeedback', { body: { keepsLonger: false } });
  // A copy that was asked for has a day of its own.
  clock.advance(dayMs);
  await sweepPrivacy(parts(), () => false);
  await walk(`${when}thirty days passed`, 'waits');
}

const restored = 'restored: ';

beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
  await start();
  for (const [n, who] of (Object.keys(people) as Who[]).entries()) {
    const ending = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'ke'][n] ?? '';
    const marks = marksOf(ending, `98400 1000${n}`);
    lives.set(who, await markedPerson({ service, clock }, people[who], marks));
  }
  await walk('before', 'withdraws');
  const said = await operate(service.env, ['backup']);
  const [, file = ''] = /✓ (\S+\.(?:dump|tar\.gz)) /.exec(said) ?? [];
  const backedUpAt = clock.now();
  for (const [who, remove] of Object.entries(deletions)) await remove(personOf(who as Who));
  await walkAll('');
  await walkLater('');

  await service.close();
  await operate(service.env, ['restore', file, '--replace']);
  clock = new TestClock(backedUpAt);
  await start();
  await operate(service.env, ['after-restore']);
  for (const who of Object.keys(people) as Who[]) await signedIn(who);
  await walkAll(restored);
  await walkLater(restored);
}, 600_000);
afterAll(async () => {
  await service.close();
  await fake.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = Object.keys(deletionTable) as Deletion[];

describe.each(['', restored])('%safter', (when) => {
  it.each(rows)('%s, every mark is gone that must be', (deletion) => {
    const places = found.get(`${when}${deletion}`) ?? expect.fail('Nobody walked.');
    const wrong = markKinds.flatMap((kind) => {
      const stays = deletionTable[deletion][kind];
      const where = stays === 'nowhere' ? [] : stays.where;
      return places[kind]
        .filter((place) => !where.some((one) => one.test(place)))
        .map((place) => `${kind}: ${place}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the walk itself', () => {
  it('finds every mark before anything is deleted', () => {
    for (const kind of markKinds) expect(found.get('before')?.[kind], kind).not.toEqual([]);
  });

  it('finds what may stay, so that feedback can still be read', () => {
    expect(found.get('the consent was withdrawn')?.answer).toContain(
      'page readFeedback.feedback.transcript.text',
    );
  });

  it('reads every table of ours that has a row, and the job queue', async () => {
    const ours = [...(await schemaTables()).keys()];
    expect([...tablesRead].filter((table) => ours.includes(table)).length).toBeGreaterThan(25);
    expect(tablesRead).toContain('job');
  });
});
