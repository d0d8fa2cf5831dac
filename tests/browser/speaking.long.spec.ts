import { expect } from '@playwright/test';
import { test } from './microphone.ts';
import { sharedSite, type Site } from './site.ts';
import {
  composerOf,
  doneOf,
  listenAgain,
  say,
  sayAgain,
  startSpeaking,
  toAnsweringStep,
  untilHeard,
} from './speak.ts';
import { enter } from './visitor.ts';

/* The other ways to end an answer and to be heard; speaking.spec.ts has a whole interview. */

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('a sentence tried at the microphone step is understood on the device', async ({
  page,
  context,
  microphone,
}) => {
  const said = 'Good morning. I took this decision because the numbers were on my side.';
  await microphone.hears(Array.from({ length: 8 }, () => [6, said]).flat());
  await enter(context, site, { name: 'Anil Rao', email: 'anil.rao@example.com', interviews: 1 });
  const room = await toAnsweringStep(page, site);
  await room.getByRole('button', { name: 'Turn on the microphone' }).click();
  const heard = room.getByRole('status', { name: /Heard|Listening|Understanding|Waiting/ });
  await expect(heard).toHaveText(/decision because the numbers were on my side/i, { timeout: 120_000 });
});

test('when I stop: silence ends the answer, and time to think holds it', async ({
  page,
  context,
  microphone,
}) => {
  const [said, later] = ['I repair the bill of the shop in one day.', 'And my brother does the second one.'];
  await microphone.hears([1]);
  await enter(context, site, { name: 'Chitra Sen', email: 'chitra.sen@example.com', interviews: 1 });
  const room = await startSpeaking(page, site, { ending: 'When I stop' });
  await sayAgain(room, said);
  const taken = room.getByRole('complementary').getByText(/bill of the shop/i);
  await expect(taken).toBeVisible({ timeout: 120_000 });
  await expect(composerOf(room)).toHaveValue('');
  await sayAgain(room, later);
  const think = room.getByRole('button', { name: 'Let me think' });
  await expect(think).not.toHaveAttribute('aria-disabled', 'true');
  await think.click();
  await untilHeard(room, later);
  await expect(room.getByText('Your answer ends now. Any word goes on.')).toBeHidden();
});

test('hold to talk: words are taken while the key is down, and letting go ends the answer', async ({
  page,
  context,
  microphone,
}) => {
  await microphone.hears([1]);
  await enter(context, site, { name: 'Dev Menon', email: 'dev.menon@example.com', interviews: 1 });
  const room = await startSpeaking(page, site, { ending: 'Hold to talk' });
  await listenAgain(room);
  const hold = room.getByRole('button', { name: 'Hold to talk' });
  await hold.focus();
  await page.keyboard.down(' ');
  await expect(room.getByRole('button', { name: 'Listening' })).toBeVisible();
  await say(room, 'I would talk to the driver first.');
  await expect(room.getByText('Understanding').or(room.getByText(/1 word|\d words/))).toBeVisible({
    timeout: 120_000,
  });
  await page.keyboard.up(' ');
  await expect(room.getByRole('complementary').getByText(/driver first/i)).toBeVisible({ timeout: 120_000 });
});

test('who speaks while the panel speaks is heard, and the panel falls silent', async ({
  page,
  context,
  microphone,
}) => {
  const said = 'Sorry to stop you, may I say my name first.';
  await microphone.hears(Array.from({ length: 20 }, () => [said, 3]).flat());
  await enter(context, site, { name: 'Esha Shah', email: 'esha.shah@example.com', interviews: 1 });
  const room = await startSpeaking(page, site, { aloud: true });
  // Twice, since the voices may come too late for the first words of the panel.
  for (const _ of ['opening', 'question']) {
    await expect(composerOf(room)).toHaveValue(/name first/i, { timeout: 120_000 });
    // All its words stand there: it is not read out any more.
    await expect(room.getByRole('button', { name: 'Let me think' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await doneOf(room).click();
    await expect(composerOf(room)).toHaveValue('');
  }
  // What the panel did not say to the end does not count as said (rule VOICE-11).
  await expect(
    room
      .getByRole('list', { name: 'What was said' })
      .getByText(/^(You spoke here. Not said:|Not said aloud:)$/)
      .first(),
  ).toBeVisible();
});
