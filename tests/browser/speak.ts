import { expect, type FrameLocator, type Page } from '@playwright/test';
import { soundOf, wordErrors } from '#tests/fixtures/spoken-sound.ts';
import { waveOf } from '#web/room/voice/wave.ts';
import { agreeToNotice, roomOf, type Site } from './site.ts';

const resume = 'src/server/resumes/samples/vikram-nair-engineer.txt';
/** With more of its words wrong a sentence has not arrived. */
const arrivedErrors = 0.3;

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

/** What stands on the step that asks how one will answer. */
export const turnOn = (room: FrameLocator) =>
  room.getByRole('button', { name: /^(Turn on|Try) the microphone/ });

export async function untilWorks(room: FrameLocator): Promise<void> {
  await turnOn(room).click();
  await room.getByRole('button', { name: 'I will speak' }).waitFor({ timeout: 120_000 });
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
  await speak.waitFor({ timeout: 120_000 });
  if (ending) await room.getByRole('radio', { name: ending }).check();
  await room.getByRole('checkbox', { name: 'I want to hear the panel' }).setChecked(aloud);
  await speak.click();
  await room.getByRole('button', { name: 'Start the interview' }).click();
  return room;
}

/** Closes the microphone, whose engines rest meanwhile, and opens it again as one that hears what is said by `say`; waits until it listens. */
export async function listenAgain(room: FrameLocator): Promise<void> {
  await room.getByRole('button', { name: 'Type instead' }).click();
  await room.locator('body').evaluate(tellable);
  await room.getByRole('button', { name: 'Speak instead' }).click();
  await untilListening(room);
}

export const untilListening = (room: FrameLocator) =>
  expect(room.getByText('Speak when you are ready.')).toBeVisible({ timeout: 120_000 });

/** Says this into the microphone, now: a sound file would begin to speak at its own time, whether the engines are ready or not. */
export async function say(room: FrameLocator, said: string): Promise<void> {
  const wave = Buffer.from(waveOf(await soundOf([said]))).toString('base64');
  await room.locator('body').evaluate((_, sound) => window.hotseatSay?.(sound), wave);
}

export async function sayAgain(room: FrameLocator, said: string): Promise<void> {
  await listenAgain(room);
  await say(room, said);
}

declare global {
  interface Window {
    hotseatSay?: (wave: string) => Promise<void>;
  }
}

/** Runs in the page: what is opened as a microphone from now on is the device with a voice beside it. Permission stays the browser's matter. */
export function tellable(): void {
  if (window.hotseatSay) return;
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const device = await open(wanted);
    const [opened] = device.getAudioTracks();
    const context = new AudioContext();
    const both = context.createMediaStreamDestination();
    context.createMediaStreamSource(device).connect(both);
    const [track] = both.stream.getAudioTracks();
    if (!opened || !track) return device;
    const stop = track.stop.bind(track);
    track.stop = () => {
      stop();
      opened.stop();
      void context.close();
    };
    track.getSettings = () => opened.getSettings();
    window.hotseatSay = async (wave) => {
      const bytes = Uint8Array.from(atob(wave), (letter) => letter.charCodeAt(0));
      const source = new AudioBufferSourceNode(context, {
        buffer: await context.decodeAudioData(bytes.buffer),
      });
      source.connect(both);
      source.start();
      await new Promise((resolve) => source.addEventListener('ended', resolve));
    };
    return both.stream;
  };
}

export const composerOf = (room: FrameLocator) => room.getByRole('textbox', { name: 'Your answer' });
export const doneOf = (room: FrameLocator) => room.getByRole('button', { name: 'That is my answer' });

/** Waits until all that was said has arrived, word for word or nearly; gives it. A busy machine drops sound: how much is right is judged over many answers. */
export async function untilHeard(room: FrameLocator, said: string): Promise<string> {
  const composer = composerOf(room);
  await expect
    .poll(async () => wordErrors(said, await composer.inputValue()), { timeout: 120_000 })
    .toBeLessThanOrEqual(arrivedErrors);
  return composer.inputValue();
}
