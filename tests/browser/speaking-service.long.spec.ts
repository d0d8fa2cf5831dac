import { expect } from '@playwright/test';
import { type LocalSpeech, startLocalSpeech } from '#bench/voice/local-speech.ts';
import { test } from './microphone.ts';
import { openSite, type Site } from './site.ts';
import { doneOf, sayAgain, startSpeaking, toAnsweringStep, untilHeard } from './speak.ts';
import { enter } from './visitor.ts';

let speech: LocalSpeech;
let site: Site;
test.beforeAll(async () => {
  speech = await startLocalSpeech();
  site = await openSite({
    SPEECH_PROVIDER: 'compatible',
    SPEECH_BASE_URL: speech.baseUrl,
    SPEECH_HEARING_MODEL: 'moonshine-tiny',
    SPEECH_SPEAKING_MODEL: 'flite',
  });
});
test.afterAll(async () => {
  await site.close();
  await speech.close();
});
const asked = (path: string): number => speech.calls.filter((call) => call.path.endsWith(path)).length;

test('the room says whose service hears, and a fifth of the download will do', async ({
  page,
  context,
  microphone,
}) => {
  await microphone.hears([60]);
  await enter(context, site, { name: 'Isha Rao', email: 'isha.rao@example.com', interviews: 1 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const room = await toAnsweringStep(page, site);
  const host = new URL(speech.baseUrl).host;
  await expect(room.getByText(`Your voice is turned into words by ${host}.`)).toBeVisible();
  await room.getByRole('button', { name: 'Turn on the microphone' }).click();
  await expect(room.getByRole('button', { name: 'I will speak' })).toBeVisible({ timeout: 120_000 });
  expect(fetched.filter((url) => /silero/.test(url))).toHaveLength(1);
  expect(fetched.filter((url) => /encoder|decoder|flite/.test(url))).toEqual([]);
});

test.describe('when the service goes away', () => {
  test.use({ planted: /503|Service Unavailable/ });

  test('this computer goes on in the middle of an answer, with no word lost, and says so (rule VOICE-12)', async ({
    page,
    context,
    microphone,
  }) => {
    await microphone.hears([1]);
    await enter(context, site, { name: 'Jaya Das', email: 'jaya.das@example.com', interviews: 1 });
    const room = await startSpeaking(page, site, { aloud: true });
    const first = 'I repair billing systems for small shops in Kochi.';
    await sayAgain(room, first);
    await untilHeard(room, first);
    expect(asked('/transcriptions')).toBeGreaterThan(1);
    const heard = speech.calls.findLast(({ path }) => path.endsWith('/transcriptions'));
    expect(heard?.fields['prompt'] ?? '').toMatch(/^Names: .*Suryakiran/);
    expect(asked('/speech')).toBeGreaterThan(1);

    speech.fail(500);
    await doneOf(room).click();
    await expect(
      room.getByText(
        'The speech service does not answer. The panel speaks with the voices of this computer.',
      ),
    ).toBeVisible({ timeout: 120_000 });
    const later = 'I asked my manager for three days and she gave me two.';
    await sayAgain(room, later);
    // A busy machine has more to say a moment later.
    const words = room.getByText(/^The speech service does not answer. Your words are/);
    const told = expect(words).toBeVisible({ timeout: 120_000 });
    await untilHeard(room, later);
    await told;
    await doneOf(room).click();
    await expect(room.getByRole('complementary').getByText(/three days and she/i)).toBeVisible();
  });
});
