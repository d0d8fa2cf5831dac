import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScenarioDraft } from '#contract/schools/scenario-shown.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { soundQuestion } from '#tests/fixtures/bank-calls.ts';
import { openSchool, type OpenedSchool } from '#tests/fixtures/open-school.ts';
import { soundDraft } from '#tests/fixtures/scenario-calls.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Scenarios of a school through its own door (rules SCHOOL-3, SCHOOL-4, SCHOOL-10, SCHOOL-14). */

let service: TestService;
let school: OpenedSchool;
let programmeId: string;
let staff: ApiClient;
beforeAll(async () => {
  service = await startTestService();
  school = await openSchool(service, 'sahyadri');
  programmeId = await school.programme('PGP');
  staff = await school.join('Staff of Sahyadri', 'staff');
});
afterAll(() => service.close());

const refused = (code: string) => ({ code });
const codesOf = async (attempts: Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(attempts)).map((one) =>
    one.status === 'rejected' ? (one.reason as { code: string }).code : 'done',
  );

async function scenario(name: string, client = staff): Promise<{ orgId: string; scenarioId: string }> {
  const { orgId } = school;
  const body = { programmeId, name, style: 'chill' as const };
  const { scenarioId } = await client.call('createScenario', { params: { orgId }, body });
  return { orgId, scenarioId };
}

const save = (
  params: { orgId: string; scenarioId: string },
  revision: number,
  draft: Partial<ScenarioDraft> = {},
) =>
  staff.call('saveDraft', {
    params,
    body: { revision, name: 'First round', draft: { ...soundDraft, ...draft } },
  });
const publish = (params: { orgId: string; scenarioId: string }, revision: number, client = staff) =>
  client.call('publishScenario', { params, body: { revision } });

let questions = 0;
async function question(text: string): Promise<string> {
  const { orgId } = school;
  const added = await staff.call('addQuestion', { params: { orgId }, body: { ...soundQuestion, text } });
  questions += 1;
  return added.questionId;
}
const kindsOf = async (subject: string): Promise<string[]> => {
  const { entries } = await school.owner.call('readSchoolAudit', { params: { orgId: school.orgId } });
  return entries.filter((entry) => entry.subject === subject).map(({ kind }) => kind);
};

describe('a scenario', () => {
  it.each(['chill', 'grill'] as const)(
    'begins in %s as one that can be published as it is',
    async (style) => {
      const { orgId } = school;
      const { scenarioId } = await staff.call('createScenario', {
        params: { orgId },
        body: { programmeId, name: `Start ${style}`, style },
      });
      const params = { orgId, scenarioId };
      const read = await staff.call('readScenario', { params });
      expect(read).toMatchObject({ style, version: null, changedSince: true, revision: 1, faults: [] });
      expect(await publish(params, 1)).toEqual({ version: 1, isNew: true });
      expect(await staff.call('readScenario', { params })).toMatchObject({ version: 1, changedSince: false });
    },
  );

  it('is saved with its faults, which keep it from being published and are all told', async () => {
    const params = await scenario('With faults');
    const topics = soundDraft.topics.map((topic) => ({ ...topic, weightPercent: 10 }));
    const { revision, faults } = await save(params, 1, { topics, banned: ['…'] });
    expect(revision).toBe(2);
    expect(faults.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'weights_not_100 topics',
      'phrase_without_words banned.0',
    ]);
    const response = await staff.send('publishScenario', { params, body: { revision: 2 } });
    const { error } = (await response.json()) as { error: { code: string; fields: object[] } };
    expect([response.status, error.code]).toEqual([409, 'scenario_faulty']);
    expect(error.fields).toEqual([
      { path: 'topics', message: 'weights_not_100' },
      { path: 'banned.0', message: 'phrase_without_words' },
    ]);
    expect((await staff.call('listVersions', { params })).versions).toEqual([]);
    await save(params, 2);
    expect(await publish(params, 3)).toEqual({ version: 1, isNew: true });
  });

  it('is checked while it is typed, and nothing is saved', async () => {
    const params = await scenario('Checked');
    const draft = { ...soundDraft, minutes: 12 };
    const { faults } = await staff.call('checkDraft', { params, body: { draft } });
    expect(faults.map(({ code }) => code)).toContain('minutes_over');
    expect(await staff.call('readScenario', { params })).toMatchObject({ revision: 1, faults: [] });
  });

  it('refuses an edit over a revision that is not the last', async () => {
    const params = await scenario('Two editors');
    await save(params, 1);
    await expect(save(params, 1)).rejects.toMatchObject(refused('changed_meanwhile'));
    await expect(publish(params, 1)).rejects.toMatchObject(refused('changed_meanwhile'));
    expect(await kindsOf(params.scenarioId)).toEqual(['scenario_saved', 'scenario_added']);
  });

  it('that was put away is read, and neither changed nor published', async () => {
    const params = await scenario('Put away');
    await staff.call('archiveScenario', { params, body: { archived: true } });
    await staff.call('archiveScenario', { params, body: { archived: true } });
    await expect(save(params, 1)).rejects.toMatchObject(refused('scenario_archived'));
    await expect(publish(params, 1)).rejects.toMatchObject(refused('scenario_archived'));
    const { orgId } = school;
    const listed = await staff.call('listScenarios', { params: { orgId } });
    expect(listed.scenarios.map(({ scenarioId }) => scenarioId)).not.toContain(params.scenarioId);
    const away = await staff.call('listScenarios', { params: { orgId }, query: { archived: 'yes' } });
    expect(away.scenarios.map(({ scenarioId }) => scenarioId)).toEqual([params.scenarioId]);
    await staff.call('archiveScenario', { params, body: { archived: false } });
    expect(await publish(params, 1)).toEqual({ version: 1, isNew: true });
    expect(await kindsOf(params.scenarioId)).toEqual([
      'scenario_published',
      'scenario_brought_back',
      'scenario_archived',
      'scenario_added',
    ]);
  });

  it('is duplicated with its draft and without its versions', async () => {
    const params = await scenario('Original');
    await save(params, 1, { minutes: 22 });
    await publish(params, 2);
    const { scenarioId } = await staff.call('duplicateScenario', {
      params,
      body: { programmeId, name: 'Copy' },
    });
    const copy = await staff.call('readScenario', { params: { orgId: school.orgId, scenarioId } });
    expect(copy).toMatchObject({ name: 'Copy', minutes: 22, version: null, revision: 1 });
  });
});

describe('a version', () => {
  it('keeps the words its questions had on the day, and the next one has those of now', async () => {
    const params = await scenario('With questions');
    const { orgId } = school;
    const questionId = await question('Which of our clubs would you close?');
    await save(params, 1, { mustAsk: [questionId] });
    await publish(params, 2);
    const text = 'Which of our clubs would you open?';
    await staff.call('changeQuestion', {
      params: { orgId, questionId },
      body: { ...soundQuestion, text, revision: 1 },
    });
    const wordsOf = async (version: string) => {
      const { rules } = await staff.call('readVersion', { params: { ...params, version } });
      return rules.mustAsk.map((one) => one.text);
    };
    expect(await wordsOf('1')).toEqual(['Which of our clubs would you close?']);
    expect((await staff.call('readScenario', { params })).rules.mustAsk[0]?.text).toBe(text);
    const { changes } = await staff.call('compareVersions', { params, query: { from: '1', to: 'draft' } });
    expect(changes).toEqual([
      { field: `mustAsk.${questionId}`, before: 'Which of our clubs would you close?', after: text },
    ]);
    expect(await publish(params, 2)).toEqual({ version: 2, isNew: true });
    expect([await wordsOf('1'), await wordsOf('2')]).toEqual([
      ['Which of our clubs would you close?'],
      [text],
    ]);
    expect(questions).toBe(1);
  });

  it('is made of no question that was withdrawn, and of none that the bank never had', async () => {
    const params = await scenario('Withdrawn');
    const { orgId } = school;
    const questionId = await question('Which professor of ours would you hire?');
    await save(params, 1, { mustAsk: [questionId] });
    await staff.call('withdrawQuestion', {
      params: { orgId, questionId },
      body: { revision: 1, withdrawn: true },
    });
    expect((await staff.call('readScenario', { params })).faults).toEqual([
      { code: 'question_withdrawn', field: 'mustAsk.0.questionId' },
    ]);
    await expect(publish(params, 2)).rejects.toMatchObject(refused('scenario_faulty'));
    const unknown = `q_${'a'.repeat(22)}`;
    await expect(save(params, 2, { mustAsk: [unknown] })).rejects.toMatchObject(refused('invalid_input'));
  });

  it('is not made again of the same draft, and says who made it', async () => {
    const params = await scenario('Once');
    expect(await publish(params, 1)).toEqual({ version: 1, isNew: true });
    expect(await publish(params, 1)).toEqual({ version: 1, isNew: false });
    const { versions, more } = await staff.call('listVersions', { params });
    expect(versions.map(({ version, by }) => [version, by])).toEqual([[1, 'Staff of Sahyadri']]);
    expect(more).toBe(false);
    await expect(staff.call('readVersion', { params: { ...params, version: '2' } })).rejects.toMatchObject(
      refused('not_found'),
    );
    const { changes } = await staff.call('compareVersions', { params, query: { to: '1' } });
    expect(changes).toContainEqual({ field: 'minutes', before: null, after: 20 });
  });
});

describe('who may', () => {
  it('change scenarios is staff; a reviewer reads them, and an analyst does not', async () => {
    const params = await scenario('By roles');
    const reviewer = await school.join('Reviewer of Sahyadri', 'reviewer');
    const analyst = await school.join('Analyst of Sahyadri', 'analyst');
    expect(await reviewer.call('readScenario', { params })).toMatchObject({ name: 'By roles' });
    const { orgId } = school;
    const body = { programmeId, name: 'Mine', style: 'chill' as const };
    const draft = { revision: 1, name: 'Mine', draft: soundDraft };
    const attempts = [
      reviewer.call('createScenario', { params: { orgId }, body }),
      reviewer.call('saveDraft', { params, body: draft }),
      reviewer.call('checkDraft', { params, body: { draft: soundDraft } }),
      reviewer.call('publishScenario', { params, body: { revision: 1 } }),
      reviewer.call('archiveScenario', { params, body: { archived: true } }),
      reviewer.call('duplicateScenario', { params, body: { programmeId, name: 'Mine' } }),
      analyst.call('readScenario', { params }),
      analyst.call('listScenarios', { params: { orgId } }),
    ];
    expect(new Set(await codesOf(attempts))).toEqual(new Set(['school_role_missing']));
  });

  it('is nobody of another school', async () => {
    const params = await scenario('Walled');
    const other = await openSchool(service, 'vindhya');
    const own = { orgId: other.orgId, scenarioId: params.scenarioId };
    await expect(other.owner.call('readScenario', { params })).rejects.toMatchObject(refused('not_found'));
    await expect(other.owner.call('readScenario', { params: own })).rejects.toMatchObject(
      refused('not_found'),
    );
    await expect(publish(own, 1, other.owner)).rejects.toMatchObject(refused('not_found'));
    const listed = await other.owner.call('listScenarios', { params: { orgId: other.orgId } });
    expect(listed.scenarios).toEqual([]);
  });

  it('is nobody narrowed to other programmes, in any read or write', async () => {
    const params = await scenario('Of the PGP');
    await publish(params, 1);
    const elsewhere = await school.programme('Executive MBA');
    const narrowed = await school.join('Narrowed of Sahyadri', 'admin', [elsewhere]);
    const within = await school.join('Within of Sahyadri', 'admin', [programmeId]);
    const { orgId } = school;
    expect((await narrowed.call('listScenarios', { params: { orgId } })).scenarios).toEqual([]);
    const own = await within.call('listScenarios', { params: { orgId } });
    expect(own.scenarios.map(({ scenarioId }) => scenarioId)).toContain(params.scenarioId);
    const draft = { revision: 1, name: 'Mine', draft: soundDraft };
    const attempts = [
      narrowed.call('createScenario', {
        params: { orgId },
        body: { programmeId, name: 'Mine', style: 'chill' },
      }),
      narrowed.call('readScenario', { params }),
      narrowed.call('saveDraft', { params, body: draft }),
      narrowed.call('checkDraft', { params, body: { draft: soundDraft } }),
      narrowed.call('publishScenario', { params, body: { revision: 1 } }),
      narrowed.call('archiveScenario', { params, body: { archived: true } }),
      narrowed.call('duplicateScenario', { params, body: { programmeId: elsewhere, name: 'Mine' } }),
      within.call('duplicateScenario', { params, body: { programmeId: elsewhere, name: 'Mine' } }),
      narrowed.call('listVersions', { params }),
      narrowed.call('readVersion', { params: { ...params, version: '1' } }),
      narrowed.call('compareVersions', { params, query: { to: '1' } }),
    ];
    expect(new Set(await codesOf(attempts))).toEqual(new Set(['not_found']));
    expect(await kindsOf(params.scenarioId)).toEqual(['scenario_published', 'scenario_added']);
  });
});
