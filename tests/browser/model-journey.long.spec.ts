import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';
import { failingAtRandom } from '../../bench/fake-model/scripts.ts';
import { answerTimes, chooseInRoom, openSite, type Site, startInterview, test } from './site.ts';
import { enter } from './visitor.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/two-column.pdf', import.meta.url));
const answers = 14;

let fake: FakeModel;
let site: Site;
test.beforeAll(async () => {
  const shaky = failingAtRandom(competentScript, 0.3, 7);
  let turns = 0;
  // One turn fails for certain; the rest as it falls.
  fake = await startFakeModel({
    script: (request) =>
      request.task === 'utter' && ++turns === 3 ? { fail: 'server_error' } : shaky(request),
  });
  site = await openSite(modelSettings(fake));
});
test.afterAll(async () => {
  await site.close();
  await fake.close();
});

test('an interview whose model fails on 30 % of calls goes to feedback, and says what the model did not do', async ({
  page,
}) => {
  await enter(page.context(), site, { name: 'Omar Shaky', email: 'omar.shaky@example.com', interviews: 1 });
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Grill', resumePdf);
  await answerTimes(room, answers, 20_000);
  await chooseInRoom(room, 'End the interview');
  await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await room.getByRole('link', { name: 'See your feedback' }).click({ timeout: 120_000 });
  await expect(page.getByText(/topics assessed/)).toBeVisible();
  await expect(page.getByText('What this feedback can judge')).toBeVisible();
  await expect(page.getByText(/taken from the prepared questions/)).toBeVisible();
});
