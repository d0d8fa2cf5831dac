import { expect } from '@playwright/test';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { competentScript } from '#bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '#bench/fake-model/fake-model.ts';
import { test } from './microphone.ts';
import { openSite, type Site } from './site.ts';
import { composerOf, doneOf, sayAgain, startSpeaking, untilHeard } from './speak.ts';
import { enter } from './visitor.ts';

let fake: FakeModel;
let site: Site;
test.beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
  site = await openSite(modelSettings(fake));
});
test.afterAll(async () => {
  await site.close();
  await fake.close();
});

const utterances = (): number => fake.requests.filter(({ task }) => task === 'utter').length;

/** Whether nothing was asked of the model since this was asked last: its words may be tried twice. */
let seen = 0;
function isSettled(): boolean {
  const isSame = seen === utterances();
  seen = utterances();
  return isSame;
}

test('the panel has its reply ready when a speaker who paused says that this is the answer (rule VOICE-13)', async ({
  page,
  context,
  microphone,
}) => {
  await microphone.hears([1]);
  await enter(context, site, { name: 'Kiran Rao', email: 'kiran.rao@example.com', interviews: 1 });
  const room = await startSpeaking(page, site);
  // Not every turn is the model's to word: it is tried until one is.
  const replies: boolean[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/prepared'))
      replies.push(((await response.json()) as { prepared: boolean }).prepared);
  });
  const said =
    'I am an engineer from Pune. I counted the errors of two weeks, and most of them came from one file.';
  const think = room.getByRole('button', { name: 'Let me think' });
  for (let turn = 0; turn < 4 && !replies.includes(true); turn++) {
    const [before, asked] = [replies.length, utterances()];
    await sayAgain(room, said);
    await untilHeard(room, said);
    await expect.poll(() => replies.length, { timeout: 120_000 }).toBeGreaterThan(before);
    const ready = replies.at(-1) === true;
    if (ready) await expect.poll(() => utterances() > asked && isSettled()).toBe(true);
    const found = utterances();
    await doneOf(room).click();
    await expect(composerOf(room)).toHaveValue('');
    await expect(think).not.toHaveAttribute('aria-disabled', 'true', { timeout: 120_000 });
    if (ready) expect(utterances()).toBe(found);
  }
  expect(replies).toContain(true);
});
