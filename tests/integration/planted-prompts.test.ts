import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { parrotingScript, taskNameOf } from '#tests/fixtures/parroting-model.ts';
import { Marks, sentenceFields } from '#tests/fixtures/planted-marks.ts';
import { afterwardsPlanted, interviewPlanted } from '#tests/fixtures/planted-person.ts';
import { schoolPlanted } from '#tests/fixtures/planted-school.ts';
import { putOnPremium } from '#tests/fixtures/premium.ts';
import { promptParts } from '#tests/fixtures/prompt-parts.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';

/*
 * Every field that a candidate, a mentor, an applicant or a school can fill gets a mark of its own and an attempt to break out; then every
 * prompt of two interviews with all that follows them, a drill and a school's two sittings is read (rule GUARD-5).
 */

/** Fields that can hold a sentence and get no mark, with the reason. */
const unplanted: Readonly<Record<string, readonly string[]>> = {
  'an id, a token or a version, looked up and never shown': [
    'startInterview resumeId',
    'startSitting resumeId',
    'markClaim claimId',
    'openInvitation token',
    'acceptInvitation token',
    'acceptInvitation notice',
    'beginWarmUp token',
    'beginSitting token',
    'withdrawFromSchool token',
    'changeConsents seen.version',
    'changeConsents seen.model',
    'changeConsents seen.hearing',
    'changeConsents seen.speaking',
    'createOrder billing.stateCode',
  ],
  'an address or a search': [
    'beginSignIn returnTo',
    'exportQuestions filter.search',
    'exportQuestions filter.tag',
    'findSignOn school',
    'changeApplicant was.email',
    'changeApplicant to.email',
    'apiAddApplicants applicants.0.email',
    'apiCorrectAddress was',
  ],
  'settings between a school and its own systems': [
    'changeSignOn provider.clientId',
    'changeSignOn provider.clientSecret',
    'changeSignOn provider.entityId',
    'changeSignOn provider.certificates.0',
    'changeSignOn rules.roleClaim',
    'changeSignOn rules.roleRules.0.value',
    'readSamlMetadata xml',
    'addWebhook description',
    'changeWebhook description',
  ],
  'a copy of what was planted elsewhere': ['duplicateScenario name'],
  'read by people alone, after the last sitting': ['openAppeal reason'],
  'read aloud to its sender by the speech service, which takes no instructions': ['saySentence text'],
};

/** Uploads, and why no mark goes through them. */
const uploads: Readonly<Record<string, string>> = {
  uploadResume: 'its text becomes the lines and facts of pasteResume and confirmFacts',
  importQuestions: 'its rows become the questions of addQuestion',
  importApplicants: 'its rows become the applicants of addApplicant',
  previewLogo: 'a picture',
  changeLogo: 'a picture',
  hearSpeech: 'a sound; its words come back to be sent as an answer',
};

/** What a model must be given of what was planted, or this test sees nothing. */
const expected = [
  'pasteResume text',
  'confirmFacts facts.0.value',
  'confirmFacts facts.0.attributes.organisation',
  'startInterview statement',
  'startInterview targetSchools.0',
  'answer text',
  'answerAgain text',
  'prepareReply text',
  'saveDraft draft.panel.0.name',
  'saveDraft draft.panel.0.role',
  'saveDraft draft.banned.0',
  'changeQuestion text',
  'changeQuestion rungs.0',
];

const marks = new Marks();
const clock = new TestClock(new Date('2026-03-07T03:30:00Z'));
let fake: FakeModel;
let service: TestService;

beforeAll(async () => {
  fake = await startFakeModel({ script: parrotingScript() });
  service = await startTestService({ clock, env: { ...modelSettings(fake), LLM_SHARE_NAME: 'true' } });
  const between = () => clock.advance(80_000);
  const client = marks.watch(await service.signedIn(`${marks.word('name')} Ramanathan`, 2));
  await putOnPremium(service.parts.database, (await client.call('readMe')).account?.uid ?? '');
  const sessionId = await interviewPlanted({ marks, client, between }, 'chill');
  await afterwardsPlanted({ marks, client, between }, sessionId, service.origin);
  await interviewPlanted({ marks, client, between }, 'grill');
  await schoolPlanted({ service, marks, between });
}, 1_800_000);
afterAll(async () => {
  await service.close();
  await fake.close();
});

const read = () => fake.requests.map((request) => ({ name: taskNameOf(request), ...promptParts(request) }));

describe('what a person wrote', () => {
  it('is in no instructions, no task, no schema and no line that a model may take for ours', () => {
    const leaks = read().flatMap(({ name, trusted }) =>
      trusted.flatMap(({ where, text }) =>
        marks.fieldsIn(text).map((field) => `${name}, ${where}: ${field}`),
      ),
    );
    expect([...new Set(leaks)]).toEqual([]);
  });

  it('stands in lines between marks that nothing in it can end', () => {
    const faults = read().flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`));
    expect([...new Set(faults)]).toEqual([]);
  });

  it('is in the prompts of every kind of task', () => {
    const tasks = ['utter', 'extract', 'level', 'write', 'pointed', 'claims', 'judge'];
    expect([...new Set(read().map(({ name }) => name))].toSorted()).toEqual([...tasks, 'probe'].toSorted());
    for (const task of tasks) {
      const lines = read().filter(({ name }) => name === task);
      expect(lines.map(({ data }) => marks.fieldsIn(JSON.stringify(data))).flat(), task).toContain(
        'answer text',
      );
    }
  });

  it('is given to the models where they need it', () => {
    const given = new Set(read().flatMap(({ data }) => marks.fieldsIn(JSON.stringify(data))));
    expect(expected.filter((field) => !given.has(field))).toEqual([]);
    const names = read().flatMap(({ data }) =>
      data.flatMap(({ applicant }) => marks.fieldsIn(String(applicant))),
    );
    expect(new Set(names)).toEqual(new Set(['confirmFacts facts.0.value']));
  });
});

describe('the fields of the contract', () => {
  it('all had a mark, or are named with the reason', () => {
    const named = Object.values(unplanted).flat();
    const fields = sentenceFields();
    expect(fields.filter((field) => !marks.wasSent(field) && !named.includes(field))).toEqual([]);
    expect(named.filter((field) => marks.wasSent(field) || !fields.includes(field))).toEqual([]);
  });

  it('that are files are named with the reason', () => {
    const kinds = Object.entries(endpoints) as [EndpointName, Endpoint][];
    const found = kinds.flatMap(([name, endpoint]) =>
      'kind' in endpoint && endpoint.kind === 'upload' ? [name] : [],
    );
    expect(found.toSorted()).toEqual(Object.keys(uploads).toSorted());
  });
});
