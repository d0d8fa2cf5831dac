import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from './monotonic.ts';
import { cpuSeconds, residentMiB } from './process-use.ts';
import type { Conversation, Target, TurnTiming } from './target.ts';

export type Load = { conversations: number; warmUpSeconds: number; seconds: number };

export type LoadResult = {
  /** Turns that ended while it was measured. */
  turns: TurnTiming[];
  errors: string[];
  /** Interviews that came to their end. */
  finished: number;
  cpuSeconds: number;
  residentMiB: number;
};

/** What a candidate needs to read and to begin to write. */
const thinkMs = 1_000;
const turnMs = 2_300;
const openingAtOnce = 8;

/** Opens the conversations, lets them talk, and measures after the warm-up. Ends by itself; every conversation is closed then. */
export async function runLoad(target: Target, load: Load): Promise<LoadResult> {
  const conversations = await openAll(target, load.conversations);
  const turns: TurnTiming[] = [];
  const errors: string[] = [];
  const fromMs = monotonicMs() + load.warmUpSeconds * 1_000;
  const untilMs = fromMs + load.seconds * 1_000;
  const talking = conversations.map(async (conversation, n) => {
    await sleep((n / conversations.length) * turnMs);
    try {
      for (let turn = 1; monotonicMs() < untilMs && !conversation.over; turn++) {
        turns.push(await conversation.say(turn));
        await sleep(thinkMs);
      }
    } catch (error) {
      errors.push(String(error));
    }
  });
  await sleep(fromMs - monotonicMs());
  const cpuBefore = cpuSeconds(target.pid);
  await sleep(untilMs - monotonicMs());
  const measured = { cpuSeconds: cpuSeconds(target.pid) - cpuBefore, residentMiB: residentMiB(target.pid) };
  await Promise.all(talking);
  const finished = conversations.filter((c) => c.over).length;
  for (const conversation of conversations) conversation.close();
  const within = turns.filter((t) => t.endedAtMs >= fromMs && t.endedAtMs < untilMs);
  return { ...measured, turns: within, errors, finished };
}

async function openAll(target: Target, count: number): Promise<Conversation[]> {
  const opened: Conversation[] = [];
  let next = 0;
  const openSome = async (): Promise<void> => {
    while (next < count) opened.push(await target.open(next++));
  };
  await Promise.all(Array.from({ length: openingAtOnce }, openSome));
  return opened;
}
