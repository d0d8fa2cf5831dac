import { expect } from '@playwright/test';
import { runs } from '#tests/fixtures/property-seed.ts';
import { wordErrors } from '#tests/fixtures/spoken-sound.ts';
import { endAtOnce } from './end-at-once.ts';
import { test } from './microphone.ts';
import { chooseInRoom, sharedSite, roomOf, type Site } from './site.ts';
import {
  composerOf,
  doneOf,
  say,
  sayAgain,
  startSpeaking,
  tellable,
  untilHeard,
  untilListening,
} from './speak.ts';
import { enter } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/** What of the words of an interview may be heard wrong. */
const mostErrors = 0.15;

const spoken = [
  'I am a software engineer from Kochi. I repair billing systems for small shops, and I want to lead a product team.',
  'The first thing I did was to count the errors for two weeks. Most of them came from one file.',
  'I asked my manager for three days and she gave me two. I finished on the second night.',
  'I do not know the answer. I would ask the people who drive the trucks.',
  'We lost four customers in March, and I called each of them myself.',
  'If I had the choice again, I would begin with the warehouse and not with the website.',
];
const answers = spoken.slice(0, runs(spoken.length, 3));

test('a whole interview is spoken and heard, and no sound leaves the computer', async ({
  page,
  context,
  microphone,
}) => {
  test.setTimeout(420_000);
  const bodies: string[] = [];
  context.on('request', (request) => bodies.push(request.postData() ?? ''));
  await microphone.hears([1]);
  const client = await enter(context, site, {
    name: 'Bina Das',
    email: 'bina.das@example.com',
    interviews: 1,
  });
  const room = await startSpeaking(page, site, { aloud: true });
  const heard: string[] = [];
  for (const answer of answers) {
    await sayAgain(room, answer);
    heard.push(await untilHeard(room, answer));
    await doneOf(room).click();
    await expect(composerOf(room)).toHaveValue('');
  }
  expect(wordErrors(answers.join(' '), heard.join(' '))).toBeLessThanOrEqual(mostErrors);
  const frame = await page.locator('iframe').getAttribute('src');
  const sessionId = frame?.split('/').at(-1) ?? '';
  const { turns } = await client.call('readInterview', {
    params: { sessionId },
    query: { lease: 'a-reader' },
  });
  const arrived = turns.filter(({ source }) => source === 'spoken');
  expect(arrived.map(({ text, heard }) => heard?.map((stretch) => stretch.text).join(' ') === text)).toEqual(
    answers.map(() => true),
  );
  const isWords = (body: string): boolean => body.length < 30_000 && !body.includes('\uFFFD');
  expect(bodies.filter((body) => !isWords(body) && !body.includes('WebKitFormBoundary'))).toEqual([]);
});

test('who ends an answer before its words are there loses none of them', async ({
  page,
  context,
  microphone,
}) => {
  const said = 'I repair the bill of the shop in one day and nobody waits any more.';
  await microphone.hears([1]);
  await enter(context, site, { name: 'Hari Iyer', email: 'hari.iyer@example.com', interviews: 1 });
  await context.addInitScript(tellable);
  await context.addInitScript(endAtOnce, 400);
  const room = await startSpeaking(page, site);
  await untilListening(room);
  await say(room, said);
  await expect(room.getByRole('complementary').getByText(/bill of the shop/i)).toBeVisible({
    timeout: 120_000,
  });
  await expect(composerOf(room)).toHaveValue('');
});

test('a refresh in the middle of an answer keeps its words, and the microphone comes back', async ({
  page,
  context,
  microphone,
}) => {
  const said = 'I keep the accounts of my father since two years.';
  await microphone.hears([1]);
  // The headless shell opens the microphone without noting that it may.
  await context.grantPermissions(['microphone']);
  await enter(context, site, { name: 'Firoz Ali', email: 'firoz.ali@example.com', interviews: 1 });
  const room = await startSpeaking(page, site);
  await sayAgain(room, said);
  await untilHeard(room, said);
  const more = 'And I like it.';
  await page.addInitScript(tellable);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continue your interview' }).click();
  await untilListening(room);
  await say(room, more);
  await expect(composerOf(room)).toHaveValue(/two years\W+and I like it/i, { timeout: 120_000 });
  await room.getByRole('button', { name: 'Type instead' }).click();
  await expect(composerOf(room)).not.toHaveValue('');
  await composerOf(room).press('End');
  await composerOf(room).pressSequentially(' Typed.');
  await room.getByRole('button', { name: 'Speak instead' }).click();
  await untilListening(room);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Continue your interview' }).click();
  await expect(roomOf(other).getByText('The composer is in the other tab.')).toBeVisible();
  await doneOf(room).click();
  await expect(room.getByRole('complementary').getByText(/accounts of my father.*Typed\./i)).toBeVisible();
});

test('a misheard name is offered as it is spelled, changing only when tapped; a microphone pulled out is told in one sentence, and typing goes on', async ({
  page,
  context,
  microphone,
}) => {
  await microphone.hears([60]);
  await context.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      window.addEventListener('pulled', () => stream.getTracks()[0]?.dispatchEvent(new Event('ended')));
      return stream;
    };
  });
  await enter(context, site, { name: 'Gita Roy', email: 'gita.roy@example.com', interviews: 1 });
  const room = await startSpeaking(page, site);
  await untilListening(room);
  const misheard = 'I joined Soria Kiran Renewables and moved to Pune.';
  await composerOf(room).fill(misheard);
  const offers = room.getByRole('list', { name: 'Names that may have been misheard' });
  await expect(offers).toHaveText('Soria Kiran Renewables Is it Suryakiran Renewables?');
  const offer = offers.getByRole('button');
  await expect(composerOf(room)).toHaveValue(misheard);
  await offer.click();
  await expect(composerOf(room)).toHaveValue('I joined Suryakiran Renewables and moved to Pune.');
  await expect(offer).toBeHidden();

  await page.frames()[1]?.evaluate(() => window.dispatchEvent(new Event('pulled')));
  await expect(room.getByRole('alert')).toHaveText(/^The microphone was unplugged\./);
  await composerOf(room).fill('I type this.');
  await doneOf(room).click();
  await expect(room.getByRole('complementary').getByText('I type this.')).toBeVisible();
  await chooseInRoom(room, 'End the interview');
});
