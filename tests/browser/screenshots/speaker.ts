import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { writeSound } from '#tests/fixtures/spoken-sound.ts';
import { signIn } from '../site.ts';
import { composerOf, doneOf, sayAgain, toAnsweringStep, untilHeard } from '../speak.ts';
import type { Camera } from './camera.ts';
import { answerTimes } from './candidates.ts';
import type { Journey } from './journey.ts';

const folder = mkdtempSync(join(tmpdir(), 'hotseat-said-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const soundFile = join(folder, 'said.wav');
const microphone = { hears: (heard: readonly (string | number)[]) => writeSound(soundFile, heard) };

/** Gives a browser a microphone that hears what a speaker's journey says. */
export const microphoneArguments: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${soundFile}%noloop`,
];

const short = 'I sold the old machine and I bought two small ones for forty thousand rupees.';
/** More than a minute of speech, from which on the feedback says how it sounded. */
const long = Array.from(
  { length: 6 },
  (_, month) =>
    `In month ${month + 1} I asked every shop what it paid and when, and I wrote the answers down before I spoke of a price. ` +
    'Two of them left us, because I was slow to call back, and I learned to call on the same day.',
).join(' ');

async function refused(page: Page, room: FrameLocator, camera: Camera): Promise<void> {
  const frame = page.frames().at(-1);
  await frame?.evaluate(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () => {
      mediaDevices.getUserMedia = open;
      return Promise.reject(new DOMException('refused', 'NotAllowedError'));
    };
  });
  await room.getByRole('button', { name: 'Turn on the microphone' }).click();
  await room.getByRole('alert').waitFor();
  await camera.shoot('spoken-refused');
  await room.getByRole('button', { name: 'Try the microphone again' }).click();
}

async function send(room: FrameLocator): Promise<void> {
  await doneOf(room).click();
  await room.locator('button:not([aria-disabled="true"])', { hasText: 'Let me think' }).waitFor();
}

/** Somebody who speaks, from the microphone to the feedback on how it sounded. */
export const speaker: Journey = {
  name: 'a spoken interview',
  stops: ['spoken-refused', 'spoken-microphone', 'spoken-room', 'spoken-feedback'],
  async walk({ page, site, camera }) {
    await microphone.hears(
      Array.from({ length: 30 }, () => [8, 'I keep the accounts of my father since two years.']).flat(),
    );
    await signIn(page, site, { name: 'Kavya Menon', email: 'kavya.menon@example.com', interviews: 1 });
    const room = await toAnsweringStep(page, site);
    await refused(page, room, camera);
    await room.getByRole('button', { name: 'I will speak' }).waitFor({ timeout: 60_000 });
    await room.getByText(/accounts of my father/i).waitFor({ timeout: 60_000 });
    await camera.shoot('spoken-microphone');
    await room.getByRole('button', { name: 'I will speak' }).click();
    await room.getByRole('button', { name: 'Start the interview' }).click();
    await microphone.hears([1]);
    await sayAgain(room, short);
    await untilHeard(room, short);
    await camera.shoot('spoken-room');
    await send(room);
    await sayAgain(room, long);
    await expect(composerOf(room)).toHaveValue(/month (6|six).* same day/i, { timeout: 180_000 });
    await send(room);
    await room.getByRole('button', { name: 'Type instead' }).click();
    await answerTimes(room, 6);
    await room.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await room.getByRole('banner').getByRole('button', { name: 'End the interview' }).click();
    await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
    await room.getByRole('link', { name: 'See your feedback' }).click();
    await page.getByText('This interview has been counted toward your usage.').waitFor();
    await camera.shoot('spoken-feedback');
  },
};
