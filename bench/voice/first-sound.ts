import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { startModelUnderLoad } from '#bench/interview/model-under-load.ts';
import { residentMiB } from '#bench/interview/process-use.ts';
import { endAtOnce } from '#tests/browser/end-at-once.ts';
import { openSite } from '#tests/browser/site.ts';
import { startSpeaking } from '#tests/browser/speak.ts';
import { enter } from '#tests/browser/visitor.ts';
import { writeSound } from '#tests/fixtures/spoken-sound.ts';

/** One answer and what followed it, in milliseconds from the click that ended it. */
export type FirstSound = { answerSentMs: number; firstSoundMs: number };

export type SpokenInterview = {
  turns: FirstSound[];
  /** Of the page's process while somebody speaks: the share of one core, and its memory. */
  listening: { cores: number; memoryMiB: number };
};

const answer = 'I counted the errors of that file for two whole weeks and wrote all of them down.';
/** Fast enough that the first sentence costs its first word. */
const tokensPerSecond = 5_000;
/** Seconds before the first answer, in which the room is entered, and between answers, in which the panel speaks. */
const [before, between] = [20, 16];
const unlimited = '900000000000 tokens, 900000000 rupees';

/**
 * Speaks an interview of so many answers in a real browser, each ended `silentMs` after its last sound, with the fake model behind the panel, whose first sentence takes
 * `firstTokenMs`.
 */
export async function speakInterview(
  answers: number,
  { firstTokenMs, silentMs }: { firstTokenMs: number; silentMs: number },
): Promise<SpokenInterview> {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-voice-'));
  const file = join(folder, 'said.wav');
  await writeSound(file, [before, ...Array.from({ length: answers }, () => [answer, between]).flat()]);
  const model = await startModelUnderLoad({ firstTokenMs, tokensPerSecond, plainTokens: 0 });
  const site = await openSite({
    LLM_PROVIDER: 'compatible',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'fake',
    LLM_INTERVIEW_BUDGET: unlimited,
    LLM_USER_DAY_BUDGET: unlimited,
    LLM_DAY_BUDGET: unlimited,
  });
  const browser = await openBrowser(file);
  try {
    const context = await browser.newContext();
    await enter(context, site, { name: 'Bina Das', email: 'bina.das@example.com', interviews: 1 });
    await context.addInitScript(endAtOnce, silentMs);
    const page = await context.newPage();
    await startSpeaking(page, site, { aloud: true });
    const began = await processesOf(browser);
    const turns = await untilSpoken(page, answers);
    const ended = await processesOf(browser);
    return { turns, listening: useOf(began, ended) };
  } finally {
    await browser.close();
    await site.close();
    await model.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function openBrowser(file: string): Promise<Browser> {
  const executablePath = process.env['HOTSEAT_CHROMIUM'] ?? 'playwright';
  return chromium.launch({
    ...(executablePath === 'playwright' ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  });
}

async function untilSpoken(page: Page, answers: number): Promise<FirstSound[]> {
  const mostMs = (before + answers * (between + 8)) * 1000;
  const stopAtMs = performance.now() + mostMs;
  for (;;) {
    const turns = await turnsIn(page.frames());
    process.stderr.write(`\r… ${turns.length} of ${answers} answers spoken`);
    if (turns.length >= answers || performance.now() > stopAtMs) {
      process.stderr.write('\n');
      return turns;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function turnsIn(frames: readonly Frame[]): Promise<FirstSound[]> {
  const room = frames.find((frame) => frame.url().includes('/room/'));
  return (await room?.evaluate(() => (window as { hotseatTurns?: FirstSound[] }).hotseatTurns ?? [])) ?? [];
}

type PageProcess = { id: number; cpuTime: number; atMs: number };

async function processesOf(browser: Browser): Promise<PageProcess[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const atMs = performance.now();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id, cpuTime }) => ({ id, cpuTime, atMs }));
}

function useOf(began: readonly PageProcess[], ended: readonly PageProcess[]): SpokenInterview['listening'] {
  const used = ended.map(({ id, cpuTime, atMs }) => {
    const before = began.find((one) => one.id === id);
    return { id, cores: before ? ((cpuTime - before.cpuTime) * 1000) / (atMs - before.atMs) : 0 };
  });
  const busiest = used.toSorted((a, b) => b.cores - a.cores)[0] ?? { id: process.pid, cores: Number.NaN };
  return { cores: busiest.cores, memoryMiB: residentMiB(busiest.id) };
}
