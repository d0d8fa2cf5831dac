import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSound } from '#tests/fixtures/spoken-sound.ts';
import { test as base } from './site.ts';

/** What Chromium's microphone hears: set before it is opened, since it reads the file then. */
export type Microphone = { hears: (heard: readonly (string | number)[]) => Promise<void> };

/** Playwright's test with a microphone that plays a sound file; its permission is given or refused without a question. */
export const test = base.extend<
  object,
  { permission: 'grant' | 'deny'; soundFile: string; microphone: Microphone }
>({
  permission: ['grant', { option: true, scope: 'worker' }],
  soundFile: [
    async ({ browserName }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `hotseat-sound-${browserName}-`));
      const file = join(folder, 'said.wav');
      await writeSound(file, [1]);
      await use(file);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  microphone: [
    async ({ soundFile }, use) => {
      await use({ hears: (heard) => writeSound(soundFile, heard) });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, soundFile, permission }, use) => {
      const sound = [
        '--use-fake-device-for-media-stream',
        permission === 'grant' ? '--use-fake-ui-for-media-stream' : '--use-fake-ui-for-media-stream=deny',
        `--use-file-for-fake-audio-capture=${soundFile}%noloop`,
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...sound] });
    },
    { scope: 'worker' },
  ],
});
