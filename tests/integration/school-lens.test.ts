import { afterAll, beforeAll, expect, it } from 'vitest';
import { addInterviews } from '#tests/fixtures/many-interviews.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('the school lens is its owner’s alone', async () => {
  const owner = await service.signedIn('Lens Owner', 0);
  const stranger = await service.signedIn('Lens Stranger', 0);
  const uid = (await owner.call('readMe')).account?.uid ?? '';
  const since = new Date(Date.now() - 3_600_000);
  await addInterviews(service.parts.database, { uid, count: 1, since });
  const params = { sessionId: `session_${uid}_${since.getTime()}` };
  const { schools } = await owner.call('readSchoolLens', { params });
  const academics = schools
    .flatMap(({ dwellsOn }) => dwellsOn)
    .find(({ topicId }) => topicId === 'academics');
  expect(academics?.score).toBeGreaterThan(0);
  await expect(stranger.call('readSchoolLens', { params })).rejects.toMatchObject({ code: 'not_found' });
});
