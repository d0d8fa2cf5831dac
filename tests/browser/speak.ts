import { expect, type FrameLocator, type Page } from '@playwright/test';
import { wordErrors } from '#tests/fixtures/spoken-sound.ts';
import type { Microphone } from './microphone.ts';
import { agreeToNotice, roomOf, type Site } from './site.ts';

const resume = 'src/server/resumes/samples/vikram-nair-engineer.txt';
/** With more of its words wrong a sentence has not arrived. */
const arrivedErrors = 0.3;
/** Seconds in which engines that were fetched before are ready on a busy machine, and in which those that rest are. */
export const readyAgain = 20;
const reopened = 12;

/** Up to the step that asks how one will answer. */
export async function toAnsweringStep(page: Page, site: Site): Promise<FrameLocator> {
  await page.goto(`${site.origin}/interview`);
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  const room = roomOf(page);
  await room.getByText('Chill', { exact: true }).first().click();
  await room.getByRole('button', { name: 'Continue' }).click();
  await agreeToNotice(room);
  await room.locator('input[type=file]').setInputFiles(resume);
  await room.getByRole('button', { name: 'This is right' }).click();
  await room.getByRole('heading', { name: 'How will you answer?' }).waitFor();
  return room;
}

type Manner = { ending?: 'When I stop' | 'Hold to talk'; aloud?: boolean };

/** Into the interview, speaking. */
export async function startSpeaking(
  page: Page,
  site: Site,
  { ending, aloud = false }: Manner = {},
): Promise<FrameLocator> {
  const room = await toAnsweringStep(page, site);
  await room.getByRole('button', { name: 'Turn on the microphone' }).click();
  const speak = room.getByRole('button', { name: 'I will speak' });
  await speak.waitFor({ timeout: 30_000 });
  if (ending) await room.getByRole('radio', { name: ending }).check();
  await room.getByRole('checkbox', { name: 'I want to hear the panel' }).setChecked(aloud);
  await speak.click();
  await room.getByRole('button', { name: 'Start the interview' }).click();
  return room;
}

/** What the microphone hears from now on: its file begins anew when it is opened, so it is closed and opened, whose engines rest meanwhile. */
export async function hearNow(
  room: FrameLocator,
  microphone: Microphone,
  heard: readonly (string | number)[],
): Promise<void> {
  await room.getByRole('button', { name: 'Type instead' }).click();
  await microphone.hears([reopened, ...heard, 30]);
  await room.getByRole('button', { name: 'Speak instead' }).click();
}

export const composerOf = (room: FrameLocator) => room.getByRole('textbox', { name: 'Your answer' });
export const doneOf = (room: FrameLocator) => room.getByRole('button', { name: 'That is my answer' });

/** Waits until all that was said has arrived, word for word or nearly; gives it. A busy machine drops sound: how much is right is judged over many answers. */
export async function untilHeard(room: FrameLocator, said: string): Promise<string> {
  const composer = composerOf(room);
  await expect
    .poll(async () => wordErrors(said, await composer.inputValue()), { timeout: 60_000 })
    .toBeLessThanOrEqual(arrivedErrors);
  return composer.inputValue();
}
