import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const clock = new TestClock();
let service: TestService;
let client: ApiClient;
beforeAll(async () => {
  service = await startTestService({ clock });
  client = await service.signedIn('Resume Bringer', 0);
});
afterAll(() => service.close());

const refusedWith = (code: string) => expect.objectContaining({ code });
const fixture = (name: string) => readFileSync(new URL(`../resumes/fixtures/${name}`, import.meta.url));

function fileForm(name: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return form;
}

const valuesOf = (facts: readonly ResumeFact[], kind: string) =>
  facts.filter((fact) => fact.kind === kind).map(({ value }) => value);

describe('bringing a resume', () => {
  it('reads an uploaded PDF, keeps its text and gives it back as the latest', async () => {
    const kept = await client.call('uploadResume', { form: fileForm('my resume.pdf', fixture('table.pdf')) });
    expect(kept).toMatchObject({
      fileName: 'my resume.pdf',
      source: 'pdf',
      workMonths: 44,
      confirmedAt: null,
    });
    expect(valuesOf(kept.facts, 'name')).toEqual(['Deepak Raj Choudhary']);
    expect((await client.call('readLatestResume')).resume).toEqual(kept);
  });

  it('reads a scan from its picture, says so, and keeps nothing of the picture', async () => {
    clock.advance(1_000);
    const file = readFileSync(new URL('../../eval/resume/files/x3_scan_columns.scan.pdf', import.meta.url));
    const kept = await client.call('uploadResume', { form: fileForm('photo.pdf', file) });
    expect(kept).toMatchObject({ fileName: 'photo.pdf', source: 'scan', hiddenRuns: [] });
    expect(valuesOf(kept.facts, 'name')).toEqual(['Zoya Merchant']);
    expect(valuesOf(kept.facts, 'hobby')).toEqual(['Kite flying', 'Calligraphy']);
    expect(JSON.stringify(kept).length).toBeLessThan(20_000);
    expect((await client.call('readLatestResume')).resume).toEqual(kept);
  });

  it.each(['experienced', 'fresher'] as const)('offers a fictional %s sample', async (sample) => {
    clock.advance(1_000);
    const kept = await client.call('useSampleResume', { body: { sample } });
    expect(kept.source).toBe('sample');
    for (const kind of [
      'name',
      'place',
      'education',
      'score',
      'employment',
      'metric',
      'project',
      'responsibility',
      'hobby',
      'cat',
    ])
      expect(valuesOf(kept.facts, kind), kind).not.toEqual([]);
    expect((kept.workMonths ?? 0) > 12).toBe(sample === 'experienced');
    expect((await client.call('readLatestResume')).resume?.resumeId).toBe(kept.resumeId);
  });

  it('reads pasted text', async () => {
    clock.advance(1_000);
    const text = 'Asha Pillai\nasha@example.com\nEducation\nB.A. History, Hill College, 2025 - 8/10';
    const kept = await client.call('pasteResume', { body: { text } });
    expect(kept).toMatchObject({ source: 'pasted', workMonths: 0 });
    expect(valuesOf(kept.facts, 'score')).toEqual(['8/10 in B.A. History']);
  });

  it('refuses what it cannot use, and keeps nothing of it', async () => {
    const before = await client.call('readLatestResume');
    const upload = (name: string, bytes: Uint8Array) =>
      client.call('uploadResume', { form: fileForm(name, bytes) });
    await expect(upload('a.pdf', Buffer.from('no pdf at all'))).rejects.toEqual(
      refusedWith('file_type_unsupported'),
    );
    await expect(upload('a.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).rejects.toEqual(
      refusedWith('file_too_large'),
    );
    await expect(upload('a.txt', Buffer.from(''))).rejects.toEqual(refusedWith('file_unreadable'));
    await expect(client.call('uploadResume', { form: new FormData() })).rejects.toEqual(
      refusedWith('invalid_input'),
    );
    await expect(client.call('uploadResume', { body: undefined })).rejects.toEqual(
      refusedWith('invalid_input'),
    );
    await expect(client.call('pasteResume', { body: { text: ' \u200b \n . ' } })).rejects.toEqual(
      refusedWith('file_has_no_text'),
    );
    await expect(client.call('pasteResume', { body: { text: 'a'.repeat(30_001) } })).rejects.toEqual(
      refusedWith('invalid_input'),
    );
    const young = 'Asha Pillai\nasha@example.com\nDate of Birth: 14/08/2015\nEducation';
    await expect(client.call('pasteResume', { body: { text: young } })).rejects.toEqual(
      refusedWith('under_age'),
    );
    const letter = 'Dear Sir\nThank you for the pressure cooker. It works very well.\nYours, Asha Pillai';
    await expect(client.call('pasteResume', { body: { text: letter } })).rejects.toEqual(
      refusedWith('not_a_resume'),
    );
    expect(await client.call('readLatestResume')).toEqual(before);
  });
});

describe('confirming facts', () => {
  it('saves the list, works out again what follows, and marks it confirmed', async () => {
    clock.advance(1_000);
    const { resumeId, facts } = await client.call('useSampleResume', { body: { sample: 'experienced' } });
    const [first] = facts.filter((fact) => fact.kind === 'employment');
    const edited = facts
      .filter((fact) => fact.kind !== 'employment' || fact === first)
      .map((fact) => (fact.kind === 'place' ? { ...fact, value: 'Kollam, Kerala' } : fact));
    const saved = await client.call('confirmFacts', { params: { resumeId }, body: { facts: edited } });
    expect(saved.confirmedAt).toBe(clock.now().toISOString());
    expect(valuesOf(saved.facts, 'place')).toEqual(['Kollam, Kerala']);
    expect(valuesOf(saved.facts, 'job_switch')).toEqual([]);
    expect(saved.workMonths).toBe(first?.attributes.months);
    expect((await client.call('readLatestResume')).resume).toEqual(saved);
  });

  it("never touches another user's resume", async () => {
    clock.advance(1_000);
    const { resumeId, facts } = await client.call('useSampleResume', { body: { sample: 'fresher' } });
    const other = await service.signedIn('Somebody Else', 0);
    expect((await other.call('readLatestResume')).resume).toBeNull();
    await expect(other.call('confirmFacts', { params: { resumeId }, body: { facts: [] } })).rejects.toEqual(
      refusedWith('not_found'),
    );
    expect((await client.call('readLatestResume')).resume?.facts).toEqual(facts);
  });

  it('refuses a list that is no list of facts', async () => {
    clock.advance(1_000);
    const { resumeId, facts } = await client.call('useSampleResume', { body: { sample: 'fresher' } });
    const [fact] = facts;
    const tooMany = Array.from({ length: 251 }, () => fact as ResumeFact);
    await expect(
      client.call('confirmFacts', { params: { resumeId }, body: { facts: tooMany } }),
    ).rejects.toEqual(refusedWith('invalid_input'));
  });
});
