import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DecisionStatus } from '#contract/schools/states.ts';
import { finishSittings, type WorldSitting } from '#tests/fixtures/finished-sittings.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* Of people who decide at once, neither overrules the other unseen (rule SCHOOL-62). */

let service: TestService;
let world: SchoolWorld;
let sat: WorldSitting[];

const people = Array.from({ length: 6 }, (_, at) => `Asha ${String.fromCodePoint(65 + at)}`);
beforeAll(async () => {
  service = await startTestService();
  world = await openSchoolWorld(service);
  sat = await finishSittings(service, world, await world.invite(people));
});
afterAll(() => service.close());

const season = () => ({ orgId: world.orgId, intakeId: world.intakeId });

it('moves each applicant once, whoever decides at the same time and in whatever order', async () => {
  const statuses: DecisionStatus[] = ['shortlisted', 'rejected', 'waitlisted', 'offered'];
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, at) => {
      const ids = at % 2 === 0 ? sat : sat.toReversed();
      const { client } = at % 3 === 0 ? world.staff : world.owner;
      return client.call('decideApplicants', {
        params: season(),
        body: {
          status: statuses[at % statuses.length] ?? 'offered',
          reason: 'All at once.',
          applicants: ids.map(({ applicantId }) => ({ applicantId, was: 'undecided' as const })),
        },
      });
    }),
  );
  expect(replies.reduce((sum, { moved }) => sum + moved, 0)).toBe(sat.length);
  const { cases } = await world.owner.client.call('readShortlistCases', {
    params: season(),
    query: {
      applicants: sat
        .slice(0, 4)
        .map(({ applicantId }) => applicantId)
        .join(','),
    },
  });
  for (const { decisions, status } of cases)
    expect(decisions.map((one) => [one.before, one.status])).toEqual([['undecided', status]]);
});

it('opens one appeal of many at once', async () => {
  const applicantId = sat[0]?.applicantId ?? '';
  const { lines } = await world.owner.client.call('readShortlist', {
    params: season(),
    query: { part: 'incomplete' },
  });
  const was = lines.find((line) => line.applicantId === applicantId)?.status ?? 'undecided';
  const decide = (from: DecisionStatus, status: DecisionStatus) =>
    world.owner.client.call('decideApplicants', {
      params: season(),
      body: { status, reason: 'For the appeal.', applicants: [{ applicantId, was: from }] },
    });
  if (was !== 'rejected') await decide(was, 'rejected');
  const [first, second] = world.reviewers;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) =>
      world.owner.client.call('openAppeal', {
        params: season(),
        body: {
          applicantId,
          was: 'rejected',
          memberIds: [at % 2 === 0 ? first.memberId : second.memberId],
          reason: 'They asked for it.',
        },
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const desks = await Promise.all(
    [first, second].map(({ client }) => client.call('listMyReviews', { params: { orgId: world.orgId } })),
  );
  expect(desks.flatMap(({ reviews }) => reviews)).toHaveLength(1);
});
