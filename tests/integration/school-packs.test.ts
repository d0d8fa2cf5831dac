import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostInPack } from '#contract/schools/exports.ts';
import type { DecisionStatus } from '#contract/schools/states.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { decisions, reviews } from '#server/platform/database/schema/reviews.ts';
import { randomId } from '#server/platform/ids.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { openSchoolWorld, type SchoolWorld, type WorldMember } from '#tests/fixtures/school-world.ts';
import { untilOver } from '#tests/fixtures/take-out.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A PDF of each applicant in a ZIP (rules SCHOOL-94, SCHOOL-95). */

const clock = new TestClock();
let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];
const names = [
  '../../etc/passwd\u202efdp.exe',
  'भावेश देशपांडे',
  'CON',
  'Zoë "Q" <Núñez>',
  'தமிழ்',
  `${'Very '.repeat(40)}Long`,
];
const marks = { work_experience: 4, why_mba: 3, academics: 2, hobbies: 5 };
const note = 'Knows where the number came from.';
const distress = 'I cannot go on with any of this.';

async function review(at: number, member: WorldMember, state: 'assigned' | 'draft' | 'submitted') {
  const { orgId } = world;
  const sittingId = sat[at]?.sittingId ?? '';
  await withinOrganisation(service.parts.database, orgId, (tx) =>
    tx.insert(reviews).values({
      orgId,
      reviewId: randomId('rev_'),
      sittingId,
      memberId: member.memberId,
      topicId: null,
      state,
      marks,
      recommendation: 'strong_yes',
      note: state === 'submitted' ? note : 'Half a thought nobody may read.',
      assignedAt: clock.now(),
      assignedBy: world.staff.memberId,
      submittedAt: state === 'submitted' ? clock.now() : null,
    }),
  );
}

beforeAll(async () => {
  service = await startTestService({ clock });
  world = await openSchoolWorld(service);
  const people = await world.invite([...names.map((_, at) => `Person ${'abcdefgh'[at] ?? ''}`), 'Never Sat']);
  sat = await finishSittings(service, world, people.slice(0, names.length), (read) => ({
    ...read,
    avgScore: 7.3,
    band: { low: 6.2, high: 8.4 },
    transcript: read.transcript.map((turn, at) =>
      at === 1 ? { ...turn, text: distress, unscored: true } : turn,
    ),
  }));
  const { orgId, staff } = world;
  await withinOrganisation(service.parts.database, orgId, async (tx) => {
    for (const [at, { applicantId }] of people.entries())
      await tx.execute(sql`update applicants set external_id = ${`A/${at}`}, name = ${names[at] ?? 'Never Sat'}, created_at = created_at + make_interval(secs => ${at})
        where org_id = ${orgId} and applicant_id = ${applicantId}`);
    await tx.execute(
      sql`update sittings set signals = '{"tabLeft":2,"pastedCharacters":0,"secondTab":0}'::jsonb
        where org_id = ${orgId} and sitting_id = ${sat[1]?.sittingId ?? ''}`,
    );
    await tx.insert(decisions).values({
      orgId,
      decisionId: 'dec_00000001',
      applicantId: sat[1]?.applicantId ?? '',
      before: 'undecided',
      status: 'waitlisted',
      memberId: staff.memberId,
      reason: 'Two seats are left.',
      at: clock.now(),
    });
    await tx.execute(
      sql`update applicants set status = 'waitlisted' where org_id = ${orgId} and applicant_id = ${sat[1]?.applicantId ?? ''}`,
    );
  });
  const [first, second] = world.reviewers;
  await review(1, first, 'submitted');
  await review(1, second, 'draft');
});
afterAll(() => service.close());

type Pack = { files: Map<string, Uint8Array>; contents: string; fileName: string };

async function takePack(
  { client }: WorldMember = world.owner,
  status: DecisionStatus | null = null,
): Promise<Pack> {
  const { orgId, intakeId } = world;
  const { jobId } = await client.call('exportPacks', { params: { orgId }, body: { intakeId, status } });
  const job = await untilOver(client, orgId, jobId);
  expect(job.state).toBe('done');
  const response = await client.send('downloadSchoolFile', { params: { orgId, jobId } });
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = new Map(Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))));
  const contents = Buffer.from(files.get('contents.txt') ?? []).toString('utf8');
  files.delete('contents.txt');
  return { files, contents, fileName: job.file?.name ?? '' };
}

async function read(pdf: Uint8Array | undefined): Promise<{ text: string; tree: string; pages: number }> {
  const file = await getDocumentProxy(new Uint8Array(pdf ?? []));
  const { text } = await extractText(file, { mergePages: true });
  const tree = JSON.stringify(await (await file.getPage(1)).getStructTree());
  return { text: text.replaceAll(/\s+/g, ' '), tree, pages: file.numPages };
}

// Drawing gives way to all other work, so a busy machine takes its time.
describe('the PDFs of a season', () => {
  it('SCHOOL-94: are one of each who sat, in a ZIP, under names that no system stumbles over', async () => {
    const { files, contents, fileName } = await takePack();
    expect([...files.keys()]).toEqual([
      '001-a-0-etc-passwd-fdp-exe.pdf',
      '002-a-1-भावेश-देशपांडे.pdf',
      '003-a-2-con.pdf',
      '004-a-3-zoë-q-núñez.pdf',
      '005-a-4-தமிழ்.pdf',
      expect.stringMatching(/^006-a-5-very-[a-z-]{1,60}\.pdf$/),
    ]);
    expect(fileName).toMatch(/^applicants-\d{4}-\d{2}-\d{2}\.zip$/);
    expect(contents).toContain('6 of 6 applicants with an interview.');
    for (const pdf of files.values()) expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('SCHOOL-94: hold identity, scenario version, what was said, our marks, the reviews, flags and decisions', async () => {
    const { files } = await takePack(world.owner, 'waitlisted');
    expect(files.size).toBe(1);
    const { text, tree, pages } = await read([...files.values()][0]);
    for (const words of [
      'A/1',
      'waitlisted',
      'version 1',
      '7.3 of 10 (6.2 to 8.4)',
      'the tab was left 2 times',
      note,
      'Strong yes',
      '4 of 5',
      'Not handed in',
      'Two seats are left.',
      'Undecided to waitlisted',
      'Transcript',
      'Not shown: it was about the applicant’s safety.',
      'Work Experience',
      `Page 1 of ${pages}`,
      `Page ${pages} of ${pages}`,
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Half a thought');
    expect(text).not.toContain(distress);
    expect(text).not.toContain('[…]');
    expect(text).toMatch(/“[^”]{10,}”/);
    for (const role of ['H1', 'H2', 'H3', 'P', 'BlockQuote'])
      if (pages === 1 || role !== 'BlockQuote') expect(tree).toContain(`"${role}"`);
  });

  it('say where letters are that the face does not have', async () => {
    const { files } = await takePack();
    const { text } = await read(files.get('005-a-4-தமிழ்.pdf'));
    expect(text).toContain('[…]');
    expect(text).toContain('They are whole on the school’s pages.');
  });

  it('SCHOOL-95: leave out whom the member still has to review or knows, and say so by name alone', async () => {
    const { staff, orgId } = world;
    await review(2, staff, 'assigned');
    await review(3, staff, 'submitted');
    await withinOrganisation(service.parts.database, orgId, (tx) =>
      tx.execute(sql`insert into review_conflicts (org_id, member_id, applicant_id, declared_by, declared_at)
        values (${orgId}, ${staff.memberId}, ${sat[4]?.applicantId ?? ''}, ${staff.memberId}, now())`),
    );
    const { files, contents } = await takePack(staff);
    expect([...files.keys()].map((name) => name.slice(0, 3))).toEqual(['001', '002', '004', '006']);
    expect(contents).toContain('4 of 6 applicants');
    expect(contents).toContain('- CON: your review of them is not in yet');
    expect(contents).toContain('- தமிழ்: you said that you know them');
    expect((await takePack(world.owner)).files.size).toBe(6);
  });

  it('are there for who asked alone, with a line in the log, and for whoever may export', async () => {
    const { orgId, intakeId, owner, staff, reviewers, analyst } = world;
    const ask = { params: { orgId }, body: { intakeId, status: null } };
    const { jobId } = await owner.client.call('exportPacks', ask);
    await untilOver(owner.client, orgId, jobId);
    expect((await staff.client.send('downloadSchoolFile', { params: { orgId, jobId } })).status).toBe(404);
    for (const { client } of [reviewers[0], analyst])
      expect((await client.send('exportPacks', ask)).status).toBe(403);
    const { entries } = await owner.client.call('readSchoolAudit', { params: { orgId } });
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'export_packs_asked',
        subject: jobId,
      }),
    );
  });

  it('SCHOOL-94: are counted before, and refused above the most, before anything is written', async () => {
    const { orgId, intakeId, owner } = world;
    const count = (status?: DecisionStatus) =>
      owner.client.call('countPack', {
        params: { orgId },
        query: { intakeId, ...(status ? { status } : {}) },
      });
    expect(await count()).toEqual({ applicants: names.length, most: mostInPack });
    expect(await count('waitlisted')).toEqual({ applicants: 1, most: mostInPack });
    const people = await world.invite(
      Array.from(
        { length: mostInPack + 1 - names.length },
        (_, at) => `More ${'abcdefghij'[at % 10] ?? ''}${'x'.repeat(Math.floor(at / 10))}`,
      ),
    );
    await finishSittings(service, world, people);
    expect((await count()).applicants).toBe(mostInPack + 1);
    const refused = await owner.client.send('exportPacks', {
      params: { orgId },
      body: { intakeId, status: null },
    });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: { code: 'pack_too_large', data: { applicants: mostInPack + 1, most: mostInPack } },
    });
  });
});
