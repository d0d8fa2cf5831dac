import { fileURLToPath } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { agreeToNotice, chooseInRoom, roomOf, signIn, type Site } from '../site.ts';
import type { Camera } from './camera.ts';
import type { Journey } from './journey.ts';

const resumePdf = fileURLToPath(new URL('../../resumes/fixtures/two-column.pdf', import.meta.url));
const desktop = { width: 1440, height: 900 };

/** The five steps before an interview; a picture of each where `camera` is given. */
async function setUp(page: Page, style: 'Chill' | 'Grill', camera?: Camera): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  const room = roomOf(page);
  const heading = (name: string) => room.getByRole('heading', { level: 1, name });
  await heading('Which room do you want to walk into?').waitFor();
  await room.getByText(style, { exact: true }).first().click();
  await camera?.shoot('setup-style');
  await room.getByRole('button', { name: 'Continue' }).click();
  if (camera) {
    await heading('What you agree to').waitFor();
    await camera.shoot('setup-notice');
    await room.getByRole('button', { name: 'हिन्दी' }).click();
    await camera.shoot('setup-notice-hindi');
    await room.getByRole('button', { name: 'English' }).click();
  }
  await agreeToNotice(room);
  await heading('What shall they read?').waitFor();
  await camera?.shoot('setup-resume');
  await room.getByRole('button', { name: 'Paste the text instead' }).click();
  await camera?.shoot('setup-resume-paste');
  await room.locator('input[type=file]').setInputFiles(resumePdf);
  await heading('This is what the panel reads').waitFor();
  await camera?.shoot('setup-facts');
  await room
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await camera?.shoot('setup-facts-editing');
  await room.getByRole('button', { name: 'Cancel' }).click();
  await room.getByRole('button', { name: 'This is right' }).click();
  await heading('How will you answer?').waitFor();
  await camera?.shoot('setup-answering');
  await room.getByRole('button', { name: 'I will type' }).click();
  await heading('Before you sit down').waitFor();
  await camera?.shoot('setup-rules');
  await room.getByRole('button', { name: 'Start the interview' }).click();
  await room.getByRole('button', { name: 'Let me think' }).waitFor();
  await answerable(room);
  return room;
}

const answerable = (room: FrameLocator): Promise<void> =>
  room.locator('button:not([aria-disabled="true"])', { hasText: 'Let me think' }).waitFor();

/** Types and sends answers, each to the question the panel asks then. */
export async function answerTimes(room: FrameLocator, times: number): Promise<void> {
  const heading = room.getByRole('heading', { level: 1 });
  for (let n = 0; n < times; n++) {
    const question = (await heading.textContent()) ?? '';
    await room.getByRole('textbox', { name: 'Your answer' }).fill(soundAnswer(question));
    await room.getByRole('button', { name: 'That is my answer' }).click();
    await answerable(room);
  }
}

/** Answers until a follow-up stands there with the words it takes up above it; a panel that quotes them itself six times is looked at as it is. */
async function untilFollowedUp(room: FrameLocator): Promise<void> {
  for (let n = 0; n < 6 && (n < 2 || (await room.getByText(/^You said/).count()) === 0); n++) {
    await answerTimes(room, 1);
  }
}

/** Holds an answer on its way, so that the panellist who thinks can be looked at. */
async function thinking(page: Page, room: FrameLocator, look: () => Promise<void>): Promise<void> {
  const seen = Promise.withResolvers<void>();
  await page.route('**/answers', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await room
    .getByRole('textbox', { name: 'Your answer' })
    .fill('I priced it later, at 19,000 rupees a month.');
  await room.getByRole('button', { name: 'That is my answer' }).click();
  await room.getByText('is thinking').first().waitFor();
  await look();
  seen.resolve();
  await answerable(room);
  await page.unrouteAll({ behavior: 'wait' });
}

async function toFeedback(page: Page, room: FrameLocator, camera: Camera): Promise<void> {
  await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await room.getByRole('link', { name: 'See your feedback' }).waitFor();
  await camera.shoot('feedback-written');
  await room.getByRole('link', { name: 'See your feedback' }).click();
  await page.getByText('This interview has been counted toward your usage.').waitFor();
  await camera.shoot('feedback');
  await page.getByRole('button', { name: 'Open all' }).click();
  await camera.shoot('feedback-open');
}

const grilled: Journey = {
  name: 'a Grill interview to its feedback',
  stops: [
    'setup-style',
    'setup-resume',
    'setup-resume-paste',
    'setup-facts',
    'setup-facts-editing',
    'setup-answering',
    'setup-notice',
    'setup-notice-hindi',
    'setup-rules',
    'room-grill',
    'room-grill-follow-up',
    'room-grill-thinking',
    'room-transcript',
    'room-offline',
    'room-menu',
    'end-dialog',
    'feedback-written',
    'feedback',
    'feedback-open',
    'past-interviews',
    'past-interviews-deleting',
    'past-interviews-deleted',
    'feedback-deleted',
  ],
  async walk({ page, site, camera }) {
    await signIn(page, site, { name: 'Devika Nair', email: 'devika.nair@example.com', interviews: 2 });
    const room = await setUp(page, 'Grill', camera);
    await camera.shoot('room-grill');
    await untilFollowedUp(room);
    await camera.shoot('room-grill-follow-up');
    await thinking(page, room, () => camera.shoot('room-grill-thinking'));
    await answerTimes(room, 9);
    if (camera.wants('room-transcript')) {
      await page.setViewportSize({ width: 390, height: 844 });
      await room.getByRole('button', { name: 'Transcript' }).click();
      await camera.shoot('room-transcript', { only: [390, 768] });
      await room.getByRole('button', { name: /^Close/ }).click();
    }
    await page.context().setOffline(true);
    await room.getByText('You are offline.').waitFor();
    await camera.shoot('room-offline');
    await page.context().setOffline(false);
    await page.setViewportSize(desktop);
    await room.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await camera.shoot('room-menu', { view: true });
    await room.getByRole('banner').getByRole('button', { name: 'End the interview' }).click();
    await room.getByRole('dialog').waitFor();
    await camera.shoot('end-dialog', { view: true });
    await toFeedback(page, room, camera);
    await page.goto(`${site.origin}/past-interviews`);
    await page.getByText('Completed').first().waitFor();
    await camera.shoot('past-interviews');
    const feedback = await page.getByRole('link', { name: /^View Details/ }).getAttribute('href');
    await page.getByRole('button', { name: /^Delete the interview/ }).click();
    await camera.shoot('past-interviews-deleting', { view: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('Nothing Left to Read').waitFor();
    await camera.shoot('past-interviews-deleted');
    await page.goto(`${site.origin}${feedback}`);
    await page.getByText('This feedback was deleted').waitFor();
    await camera.shoot('feedback-deleted');
  },
};

const chilled: Journey = {
  name: 'a Chill interview that is stopped early',
  stops: ['intro-waiting', 'room-chill', 'room-chill-think', 'room-care', 'restart-dialog', 'no-feedback'],
  async walk({ page, site, camera }) {
    await signIn(page, site, { name: 'Mira Sen', email: 'mira.sen@example.com', interviews: 1 });
    const room = await setUp(page, 'Chill');
    await answerable(room);
    await camera.shoot('room-chill');
    await room.getByRole('button', { name: 'Let me think' }).click();
    await camera.shoot('room-chill-think');
    await chooseInRoom(room, 'Restart');
    await camera.shoot('restart-dialog', { view: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await waitingIntro(page, site, camera);
    await page.getByRole('button', { name: /continue/i }).click();
    await room.getByRole('textbox', { name: 'Your answer' }).fill('I want to die, I cannot go on.');
    await room.getByRole('button', { name: 'That is my answer' }).click();
    await room.locator('button:enabled', { hasText: 'Stop here' }).waitFor();
    await camera.shoot('room-care');
    await room.getByRole('button', { name: /stop/i }).click();
    await room.getByRole('heading', { name: 'We stopped here, and that is all right' }).waitFor();
    await camera.shoot('no-feedback');
  },
};

/** The interview page of somebody whose interview runs in a closed tab. */
async function waitingIntro(page: Page, site: Site, camera: Camera): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${site.origin}/interview`);
  await page.getByRole('button', { name: /continue/i }).waitFor();
  await camera.shoot('intro-waiting');
}

/** Those who take an interview, each to another end. */
export const candidates: readonly Journey[] = [grilled, chilled];
