import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { soundQuestion } from '#tests/fixtures/bank-calls.ts';
import { type OpenedSchool, openSchoolOfOwner } from '#tests/fixtures/school-people.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { soundDraft } from '#tests/fixtures/scenario-calls.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';

let nodes: [TestService, TestService];
let school: OpenedSchool;
let both: [ApiClient, ApiClient];
beforeAll(async () => {
  nodes = await startTwoNodes();
  school = await openSchoolOfOwner(nodes[0], 'satpura');
  both = [school.owner, school.owner.towards(nodes[1].origin)];
});
afterAll(() => closeNodes(nodes));

const turnAbout = (n: number): ApiClient => (n % 2 === 0 ? both[0] : both[1]);
const twenty = <T>(call: (client: ApiClient, n: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: 20 }, (_, n) => call(turnAbout(n), n)));
const codesOf = (outcomes: PromiseSettledResult<unknown>[]): unknown[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));

describe('two servers on one database', () => {
  it('make one version for twenty publishings of a draft, and save it once (rule SCHOOL-10)', async () => {
    const { orgId } = school;
    const programmeId = await school.programme('PGP');
    const { scenarioId } = await both[0].call('createScenario', {
      params: { orgId },
      body: { programmeId, name: 'Raced', style: 'chill' },
    });
    const params = { orgId, scenarioId };
    const saved = await twenty((client, n) =>
      client.call('saveDraft', { params, body: { revision: 1, name: `Raced ${n}`, draft: soundDraft } }),
    );
    expect(codesOf(saved)).toEqual(Array.from({ length: 19 }, () => 'changed_meanwhile'));
    const published = await twenty((client) =>
      client.call('publishScenario', { params, body: { revision: 2 } }),
    );
    const replies = published.map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
    expect(replies.filter(({ isNew }) => isNew)).toEqual([{ version: 1, isNew: true }]);
    expect(replies.filter(({ version }) => version === 1)).toHaveLength(20);
    expect(await rowsOf(nodes[0].parts.database, 'scenario_versions')).toHaveLength(1);
    const { entries } = await both[0].call('readSchoolAudit', { params: { orgId } });
    expect(entries.filter(({ kind }) => kind === 'scenario_published')).toHaveLength(1);
  });

  it('keep the same words once in a bank (rule SCHOOL-11)', async () => {
    const { orgId } = school;
    const added = await twenty((client) =>
      client.call('addQuestion', { params: { orgId }, body: soundQuestion }),
    );
    expect(codesOf(added)).toEqual(Array.from({ length: 19 }, () => 'name_taken'));
    expect(await rowsOf(nodes[0].parts.database, 'bank_questions')).toHaveLength(1);
  });

  it('take the good rows of a sheet once, and one of two sheets with the same words (rule SCHOOL-12)', async () => {
    const { orgId } = school;
    const bringIn = async (client: ApiClient, text: string): Promise<string> => {
      const form = new FormData();
      form.append('file', new Blob([text]), 'questions.csv');
      return (await client.call('importQuestions', { params: { orgId }, form })).jobId;
    };
    const untilOver = (jobId: string) =>
      vi.waitFor(
        async () => {
          const { report } = await both[0].call('readImport', { params: { orgId, jobId } });
          if (!report) throw new Error('It is not over.');
          return report;
        },
        { timeout: 120_000 },
      );
    const sheet = 'Topic,Question\nhobbies,What of the good row?\ncricket,What of the bad row?';
    const jobId = await bringIn(both[0], sheet);
    await untilOver(jobId);
    const taken = await twenty((client) =>
      client.call('takeGoodRows', { params: { orgId, jobId }, body: {} }),
    );
    expect(codesOf(taken)).toEqual(Array.from({ length: 19 }, () => 'changed_meanwhile'));
    await untilOver(jobId);
    const rows = Array.from({ length: 300 }, (_, at) => `hobbies,What of raced row ${at}?`);
    const same = ['Topic,Question', ...rows].join('\n');
    const jobs = await Promise.all([bringIn(both[0], same), bringIn(both[1], same)]);
    const reports = await Promise.all(jobs.map(untilOver));
    expect(reports.map((report) => report.taken?.added ?? 0).toSorted((a, b) => a - b)).toEqual([0, 300]);
    expect(await rowsOf(nodes[0].parts.database, 'bank_questions')).toHaveLength(1 + 1 + 300);
  });
});
