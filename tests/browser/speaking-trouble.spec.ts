import { globSync, statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { test } from './microphone.ts';
import { sharedSite, type Site } from './site.ts';
import { toAnsweringStep, turnOn, untilWorks } from './speak.ts';
import { enter } from './visitor.ts';

/* What stands in the way of speaking is told in one sentence, one may type, and it works again once the cause is gone (rule VOICE-7). */

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

for (const [error, told] of sampled([
  ['NotFoundError', 'No microphone was found. Plug one in and try again, or type.'],
  ['NotReadableError', 'Another program holds the microphone. Close it there and try again, or type.'],
  ['SecurityError', 'The browser keeps the microphone from this page. Allow it beside the address, or type.'],
] as const))
  test(`a microphone the browser answers with ${error}`, async ({ page, context }) => {
    await enter(context, site, { name: 'Indu Pal', email: `indu.${error}@example.com`, interviews: 1 });
    await page.addInitScript((name) => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      let asked = 0;
      mediaDevices.getUserMedia = (constraints) =>
        asked++ === 0 ? Promise.reject(new DOMException('', name)) : open(constraints);
    }, error);
    const room = await toAnsweringStep(page, site);
    await turnOn(room).click();
    await expect(room.getByRole('alert')).toHaveText(told);
    await expect(room.getByRole('button', { name: 'I will type' })).toBeEnabled();
    await untilWorks(room);
  });

test.describe('with files that do not come', () => {
  test.use({ planted: /ERR_FAILED .*\.onnx$/ });

  test('a network that goes away during the download', async ({ page, context }) => {
    await enter(context, site, { name: 'Jaya Sen', email: 'jaya.sen@example.com', interviews: 1 });
    let asked = 0;
    await page.route('**/decoder*.onnx', (route) => (asked++ === 0 ? route.abort() : route.continue()));
    const room = await toAnsweringStep(page, site);
    await turnOn(room).click();
    await expect(room.getByRole('alert')).toHaveText(
      'The network went away during the download. Try again when it is back, or type.',
      { timeout: 120_000 },
    );
    await untilWorks(room);
  });
});

test.describe('with a runtime that does not compile', () => {
  test.use({ planted: /CompileError/ });

  test('a browser that cannot run the engines, as one without SIMD', async ({ page, context }) => {
    await enter(context, site, { name: 'Kiran Das', email: 'kiran.das@example.com', interviews: 1 });
    await withBrokenRuntime(page);
    const room = await toAnsweringStep(page, site);
    await turnOn(room).click();
    await expect(room.getByRole('alert')).toHaveText(
      'This browser cannot understand speech on the device. Please type.',
      { timeout: 120_000 },
    );
    await room.getByRole('button', { name: 'I will type' }).click();
    await room.getByRole('button', { name: 'Start the interview' }).waitFor();
  });
});

/** The runtime as a browser sees it that does not know its instructions: bytes that do not compile. */
async function withBrokenRuntime(page: Page): Promise<void> {
  const [file = ''] = globSync('dist/room/assets/ort-wasm-simd-threaded-*.wasm');
  const body = Buffer.alloc(statSync(file).size);
  await page.route('**/ort-wasm-simd-threaded-*.wasm', (route) =>
    route.fulfill({ body, contentType: 'application/wasm' }),
  );
}
