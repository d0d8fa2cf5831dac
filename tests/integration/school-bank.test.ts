import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankQuestionBody, ImportReport } from '#contract/schools/bank.ts';
import { type SchoolJob, schoolFileBytes } from '#contract/schools/jobs.ts';
import { writeXlsx } from '#server/schools/sheets/write-xlsx.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { soundQuestion } from '#tests/fixtures/bank-calls.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { untilJobOver } from '#tests/fixtures/school-jobs.ts';
import { type OpenedSchool, openSchoolOfOwner } from '#tests/fixtures/school-people.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* A school's bank, what is brought into it and taken out of it (rules SCHOOL-11 to SCHOOL-13). */

const clock = new TestClock();
let service: TestService;
let school: OpenedSchool;
let staff: ApiClient;
let params: { orgId: string };
beforeAll(async () => {
  service = await startTestService({ clock });
  school = await openSchoolOfOwner(service, 'aravalli');
  staff = await school.join('Staff of Aravalli', 'staff');
  params = { orgId: school.orgId };
});
afterAll(() => service.close());

const add = (change: Partial<BankQuestionBody>, client = staff) =>
  client.call('addQuestion', { params, body: { ...soundQuestion, ...change } });
const list = (query: Record<string, string> = {}, client = staff) =>
  client.call('listQuestions', { params, query });
const texts = async (query: Record<string, string>) => (await list(query)).questions.map(({ text }) => text);

function formOf(file: BlobPart, name = 'questions.csv'): FormData {
  const form = new FormData();
  form.append('file', new Blob([file]), name);
  return form;
}
async function bringIn(file: BlobPart): Promise<{ jobId: string; job: SchoolJob; report: ImportReport }> {
  const { jobId } = await staff.call('importQuestions', { params, form: formOf(file) });
  const job = await untilJobOver(staff, { ...params, jobId });
  const { report } = await staff.call('readImport', { params: { ...params, jobId } });
  if (!report) throw new Error('There is no report.');
  return { jobId, job, report };
}
async function takeOut(
  format: 'csv' | 'xlsx',
  filter = {},
): Promise<{ jobId: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { jobId } = await staff.call('exportQuestions', { params, body: { format, filter } });
  expect((await untilJobOver(staff, { ...params, jobId })).state).toBe('done');
  const response = await staff.send('downloadSchoolFile', { params: { ...params, jobId } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="questions-2026-03-07.${format}"`,
  );
  return { jobId, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const csv = (...rows: string[]): string => ['Topic,Question,Tags,Difficulty', ...rows].join('\n');

describe('the bank', () => {
  it('refuses what one of our guards stops, with the place and the reason', async () => {
    const refusals: [Partial<BankQuestionBody>, object][] = [
      [{ text: 'Which caste do you belong to?' }, { field: 'text', reason: 'banned_topic' }],
      [{ text: 'Great answer! And then?' }, { field: 'text', reason: 'praise' }],
      [{ rungs: ['Why?', 'What of {employer}?'] }, { field: 'rungs.1', reason: 'instruction_leak' }],
    ];
    for (const [change, data] of refusals) {
      const response = await staff.send('addQuestion', { params, body: { ...soundQuestion, ...change } });
      const { error } = (await response.json()) as { error: object };
      expect(error).toMatchObject({ code: 'question_unfit', data });
    }
    expect((await list()).total).toBe(0);
  });

  it('is searched by words, topic, tag and difficulty, and what was withdrawn stands apart', async () => {
    const hobby = {
      topicId: 'hobbies',
      text: 'What did you last give up on at 100%?',
      tags: ['grit'],
    } as const;
    const { questionId } = await add({ ...hobby, tags: ['grit'], difficulty: 4 });
    await add({});
    await expect(add({ text: soundQuestion.text.toUpperCase() })).rejects.toMatchObject({
      code: 'name_taken',
    });
    for (const query of [
      { search: 'GIVE last' },
      { search: '100%' },
      { search: 'grit' },
      { topicId: 'hobbies' },
      { tag: 'grit' },
      { difficulty: '4' },
    ])
      expect(await texts(query), JSON.stringify(query)).toEqual([hobby.text]);
    expect(await texts({ search: 'give nothing' })).toEqual([]);
    expect(await texts({ search: '1_0' })).toEqual([]);
    expect((await staff.call('listQuestionTags', { params })).tags).toEqual(['courses', 'grit']);

    const withdraw = (revision: number, withdrawn: boolean) =>
      staff.call('withdrawQuestion', { params: { ...params, questionId }, body: { revision, withdrawn } });
    expect(await withdraw(1, true)).toEqual({ revision: 2 });
    await expect(withdraw(1, true)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect([await texts({ topicId: 'hobbies' }), await texts({ withdrawn: 'yes' })]).toEqual([
      [],
      [hobby.text],
    ]);
    await withdraw(2, false);
    const body = { ...soundQuestion, text: 'What did you take up again?', revision: 3 };
    const change = () => staff.call('changeQuestion', { params: { ...params, questionId }, body });
    expect(await change()).toEqual({ revision: 4 });
    await expect(change()).rejects.toMatchObject({ code: 'changed_meanwhile' });
    const read = await staff.call('readQuestion', { params: { ...params, questionId } });
    expect(read).toMatchObject({ text: body.text, asked: 0, revision: 4, withdrawnAt: null });
  });

  it('is paged without a question twice or left out', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => `hobbies,What of number ${at}?,paged,1`);
    expect((await bringIn(csv(...rows))).report).toMatchObject({ badRows: 0, taken: { added: 120 } });
    const seen: string[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const page = await list({ tag: 'paged', ...(after ? { after } : {}) });
      expect(page.total).toBe(120);
      seen.push(...page.questions.map(({ text }) => text));
      after = page.questions.at(-1)?.questionId;
      ({ more } = page);
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `What of number ${at}?`));
  });
});

describe('a sheet that is brought in', () => {
  it('is not taken by halves: 40 bad rows of 2,000 are told, and the others taken when that is asked, once', async () => {
    const rows = Array.from({ length: 2_000 }, (_, at) =>
      at % 50 === 7 ? `cricket,What of bad row ${at}?,many,1` : `academics,What of good row ${at}?,many,2`,
    );
    const { jobId, report } = await bringIn(csv(...rows));
    expect(report).toMatchObject({ fault: null, rows: 2_000, badRows: 40, taken: null });
    expect(report.errors).toHaveLength(40);
    expect(report.errors[0]).toEqual({
      row: 9,
      column: 'Topic',
      code: 'topic_unknown',
      found: 'cricket',
      bound: null,
    });
    expect((await list({ tag: 'many' })).total).toBe(0);
    const take = () => staff.call('takeGoodRows', { params: { ...params, jobId }, body: {} });
    await take();
    await untilJobOver(staff, { ...params, jobId });
    expect((await list({ tag: 'many' })).total).toBe(1_960);
    await expect(take()).rejects.toMatchObject({ code: 'changed_meanwhile' });
    const { report: after } = await staff.call('readImport', { params: { ...params, jobId } });
    expect(after?.taken).toEqual({ added: 1_960, changed: 0, same: 0 });
  });

  it.each<[string, BlobPart, object]>([
    [
      'wrong heads',
      'Frage,Thema\na,b',
      { kind: 'head', code: 'column_missing', columns: ['Topic', 'Question'] },
    ],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
      { kind: 'sheet', code: 'not_a_sheet' },
    ],
    ['nothing', '', { kind: 'sheet', code: 'sheet_empty' }],
    [
      'more than 2,000 rows',
      csv(...Array.from({ length: 2_001 }, (_, at) => `hobbies,What of ${at}?,,`)),
      { kind: 'sheet', code: 'too_many_rows' },
    ],
  ])('with %s fails and says why', async (_what, file, fault) => {
    const { job, report } = await bringIn(file);
    expect(job.state).toBe('failed');
    expect(report).toMatchObject({ fault, taken: null, errors: [] });
  });

  it('tells of each row what the bank has to say of it', async () => {
    const known = await add({ text: 'What do you read on trains?' });
    const id = `q_${'b'.repeat(22)}`;
    const head = 'Topic,Question,Id\n';
    const { report } = await bringIn(
      `${head}hobbies,what do you read on TRAINS?,\nhobbies,Which caste do you belong to?,\nclosing,Anything left?,\nhobbies,What of it?,${id}\nhobbies,What do you read on planes?,${known.questionId}`,
    );
    expect(report.errors.map(({ row, code, found }) => [row, code, found])).toEqual([
      [2, 'question_known', 'what do you read on TRAINS?'],
      [3, 'question_unfit', 'it touches what nobody may be asked'],
      [4, 'topic_unknown', 'Closing'],
      [5, 'id_unknown', id],
    ]);
  });

  it('is text where it looks like a formula, and is written back as none', async () => {
    await bringIn(csv(`hobbies,"=HYPERLINK(""a"") is what to you?",'=cmd,1`));
    const { bytes } = await takeOut('csv', { search: 'HYPERLINK' });
    expect(textOf(bytes)).toContain(`"'=HYPERLINK(""a"") is what to you?"`);
    expect(textOf(bytes)).not.toMatch(/(?:^|,|\n)"?=/);
    expect((await bringIn(bytes)).report.taken).toEqual({ added: 0, changed: 0, same: 1 });
  });

  it('that was written by us changes nothing, and changes what was edited in it', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes } = await takeOut(format, { tag: 'paged' });
      expect((await bringIn(bytes)).report).toMatchObject({
        rows: 120,
        taken: { added: 0, changed: 0, same: 120 },
      });
    }
    const { questions } = await list({ search: 'number 7?' });
    const row = [['Hobbies & Interests', 'What of lucky number 7?', questions[0]?.questionId ?? '']];
    const pieces: Uint8Array[] = [];
    for await (const piece of writeXlsx([{ name: 'Q', head: ['Topic', 'Question', 'Id'], rows: row }]))
      pieces.push(piece);
    expect((await bringIn(new Uint8Array(Buffer.concat(pieces)))).report.taken).toEqual({
      added: 0,
      changed: 1,
      same: 0,
    });
    expect(await texts({ search: 'lucky' })).toEqual(['What of lucky number 7?']);
  });

  it('is at most 50 MB, here and nowhere else, and leaves nothing when it is larger or not there', async () => {
    const before = await rowsOf(service.parts.database, 'school_job_chunks');
    const send = (bytes: number) =>
      staff.send('importQuestions', { params, form: formOf(new Uint8Array(bytes)) });
    const { error } = (await (await send(schoolFileBytes + 1)).json()) as { error: { code: string } };
    expect(error.code).toBe('sheet_too_large');
    expect((await staff.send('importQuestions', { params, form: new FormData() })).status).toBe(400);
    expect(await rowsOf(service.parts.database, 'school_job_chunks')).toHaveLength(before.length);
    const largest = await send(schoolFileBytes);
    const { jobId } = (await largest.json()) as { jobId: string };
    expect((await untilJobOver(staff, { ...params, jobId })).state).toBe('failed');
    const { report } = await staff.call('readImport', { params: { ...params, jobId } });
    expect(report?.fault).toMatchObject({ code: 'not_a_sheet' });
    await giveConsent(staff);
    const resume = await staff.send('uploadResume', { form: formOf(new Uint8Array(6 * 1024 * 1024)) });
    expect(resume.status).toBe(413);
  });
});
