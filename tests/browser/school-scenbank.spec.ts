import { expect } from '@playwright/test';
import { openSchool } from '#tests/fixtures/school-people.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, roomOf, type Site, test } from './site.ts';
import { enter } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/* What is a job of the server is waited for longer than what a page does itself. */
const work = { timeout: 120_000 };
const csv = [
  'Topic,Question,Tags',
  'Hobbies & Interests,What did you last give up on?,grit',
  'Cricket,Who won?,',
  'Closing,Anything left?,',
].join('\n');

test('a school brings in questions, makes a scenario of them, mends its faults and publishes it', async ({
  page,
  context,
}) => {
  const email = 'owner.of.kaveri@example.com';
  const orgId = await openSchool(site, { slug: 'kaveri', name: 'Kaveri School', ownerEmail: email });
  const client = await enter(context, site, { name: 'Owner of Kaveri', email, interviews: 0 });
  await client.call('listMySchools');
  await client.call('addProgramme', { params: { orgId }, body: { name: 'PGP' } });

  await page.goto(`${site.origin}/schools/${orgId}/bank`);
  await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Import a sheet' }).click();
  const importing = page.getByRole('dialog', { name: 'Import questions' });
  await importing
    .getByLabel('File')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await importing.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(importing.getByText('3 rows read, 2 of them bad. Nothing was taken yet.')).toBeVisible(work);
  await expect(importing.getByText('“Closing” is none of the topics.')).toBeVisible();
  await expectEverywhere(page, 'an import with bad rows');
  await importing.getByRole('button', { name: 'Take the 1 good row' }).click();
  await expect(importing.getByText('1 added, 0 changed, 0 as they were.')).toBeVisible(work);
  await importing.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('What did you last give up on?', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add a question' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a question' });
  await adding.getByLabel('Question').fill('Great answer! Which course of ours would you close?');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(adding.getByText('A panel does not say this: it praises.')).toBeVisible();
  await adding.getByLabel('Question').fill('Which course of ours would you close?');
  await adding.getByLabel('Tags').fill('courses, money');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('2 questions')).toBeVisible();
  await page.getByLabel('Tag', { exact: true }).selectOption('money');
  await expect(page.getByText('1 question', { exact: true })).toBeVisible();
  await expectEverywhere(page, 'the bank');
  await page.getByRole('button', { name: 'Export XLSX' }).click();
  await expect(page.getByRole('link', { name: /^Download questions-/ })).toBeVisible(work);
  const download = page.waitForEvent('download', work);
  await page.getByRole('link', { name: /^Download questions-/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^questions-.*\.xlsx$/);

  await page.getByRole('button', { name: 'Change “Which course of ours would you close?”' }).click();
  const changing = page.getByRole('dialog', { name: 'Change a question' });
  const found = await client.call('listQuestions', { params: { orgId }, query: { tag: 'money' } });
  for (const { questionId, topicId, text, rungs, keyPoints, tags, revision } of found.questions)
    await client.call('changeQuestion', {
      params: { orgId, questionId },
      body: { topicId, text, rungs, keyPoints, tags, revision, difficulty: 5 },
    });
  await changing.getByRole('button', { name: 'Withdraw it from the bank' }).click();
  await expect(changing.getByRole('alert')).toHaveText('Somebody changed this meanwhile. Load it again.');
  await changing.getByRole('button', { name: 'Load what the other wrote' }).click();
  await expect(changing.getByLabel('Difficulty')).toHaveValue('5');
  await expect(changing.getByRole('alert')).toHaveCount(0);
  await changing.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Scenarios' }).click();
  await page.getByRole('button', { name: 'New scenario' }).click();
  const creating = page.getByRole('dialog', { name: 'New scenario' });
  await creating.getByLabel('Name').fill('First round');
  await creating.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'First round', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Choose from the bank for “Asked of everybody”' }).click();
  const picking = page.getByRole('dialog', { name: 'Choose from the bank' });
  await picking.getByRole('button', { name: /^Choose “Which course of ours/ }).click();
  await expect(picking.getByText('Room for 7 more.')).toBeVisible();
  await picking.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel(/^Weight, % of Hobbies/).fill('20');
  await expect(page.getByText('Weights: 90 of 100')).toBeVisible();
  await expect(page.getByText('The weights have to come to 100.')).toBeVisible();
  await page.getByLabel('One a line').fill('…');
  await expect(page.getByText('There are no words in it.')).toBeVisible();
  await expect(page.getByText('2 faults to mend before it can be published.')).toBeVisible();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expectEverywhere(page, 'a scenario with faults');

  await page.getByLabel(/^Weight, % of Hobbies/).fill('30');
  await page.getByLabel('One a line').fill('salary');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(leaving).toBeHidden();
  // The dialog gives the focus back when it closes: the key goes to the button, wherever the focus is.
  await page.getByRole('button', { name: 'Down in the order: Why MBA, Why Now, Why Here' }).press('Enter');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('dialog', { name: 'Publish version 1' })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expect(page.getByText('Version 1 is published.')).toBeVisible();

  const { scenarios } = await client.call('listScenarios', { params: { orgId } });
  const params = { orgId, scenarioId: scenarios[0]?.scenarioId ?? '' };
  const { rules, revision } = await client.call('readScenario', { params });
  expect(rules.topics.map(({ topicId }) => topicId)).toEqual(['work_experience', 'why_mba', 'hobbies']);
  await page.getByLabel('Minutes', { exact: true }).fill('22');
  const ids = (list: { questionId: string }[]) => list.map(({ questionId }) => questionId);
  const draft = { ...rules, mustAsk: ids(rules.mustAsk), mayAsk: [], deadlineDays: 20 };
  await client.call('saveDraft', { params, body: { revision, name: 'By another', draft } });
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Somebody changed this meanwhile. Load it again.')).toBeVisible();
  await page.getByRole('button', { name: /^Load what the other saved/ }).click();
  await expect(page.getByRole('heading', { name: 'By another', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const second = page.getByRole('dialog', { name: 'Publish version 2' });
  await expect(second.getByText('Days to the deadline')).toBeVisible();
  await second.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 2 is published.')).toBeVisible();
  await expectEverywhere(page, 'a scenario with two versions');

  await page.getByRole('button', { name: 'Sit it yourself' }).click();
  await expect(page).toHaveURL(`${site.origin}/sit`);
  await expect(roomOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'By another', level: 1 })).toBeVisible();
});
