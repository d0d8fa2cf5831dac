import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from './monotonic.ts';
import { cpuSeconds, databaseUse, residentMiB } from './process-use.ts';
import type { Conversation, Target, TurnTiming } from './target.ts';

export type Load = { conversations: number; warmUpSeconds: number; seconds: number };

export type LoadResult = {
  /** Turns that ended while it was measured. */
  turns: TurnTiming[];
  errors: string[];
  /** Interviews that came to their end; another one was begun in their place. */
  finished: number;
  cpuSeconds: number;
  /** What others took of the processor meanwhile: the database, the load itself, who keeps several processes, and the model. */
  others: { database: number; load: number; keeper: number; model: number };
  /** Committed in the database by everybody who uses it. */
  transactions: number;
  residentMiB: number;
  databaseMiB: number;
};

/** What a candidate needs to read and to begin to write. */
const thinkMs = 1_000;
const turnMs = 2_300;
const openingAtOnce = 8;

/** Opens the conversations, lets them talk, and measures after the warm-up. Ends by itself; every conversation is closed then. */
export async function runLoad(target: Target, load: Load, modelPid: number): Promise<LoadResult> {
  const conversations = await openAll(target, load.conversations);
  const turns: TurnTiming[] = [];
  const errors: string[] = [];
  let finished = 0;
  const fromMs = monotonicMs() + load.warmUpSeconds * 1_000;
  const untilMs = fromMs + load.seconds * 1_000;
  const talking = conversations.map(async (first, n) => {
    let conversation = first;
    await sleep((n / conversations.length) * turnMs);
    try {
      for (let turn = 1; monotonicMs() < untilMs; turn++) {
        turns.push(await conversation.say(turn));
        await sleep(thinkMs);
        if (!conversation.over) continue;
        conversation.close();
        finished += 1;
        conversation = await target.open(n);
      }
    } catch (error) {
      errors.push(String(error));
    }
    conversation.close();
  });
  await sleep(fromMs - monotonicMs());
  const before = await useOf(target, modelPid);
  await sleep(untilMs - monotonicMs());
  const after = await useOf(target, modelPid);
  await Promise.all(talking);
  const within = turns.filter((t) => t.endedAtMs >= fromMs && t.endedAtMs < untilMs);
  return {
    turns: within,
    errors,
    finished,
    cpuSeconds: after.cpuSeconds - before.cpuSeconds,
    others: {
      database: after.database - before.database,
      load: after.load - before.load,
      keeper: after.keeper - before.keeper,
      model: after.model - before.model,
    },
    transactions: after.transactions - before.transactions,
    residentMiB: after.residentMiB,
    databaseMiB: after.databaseMiB,
  };
}

async function useOf({ pid, pids, databaseUrl }: Target, modelPid: number) {
  const { user, system } = process.cpuUsage();
  return {
    cpuSeconds: sum(pids.map(cpuSeconds)),
    residentMiB: sum(pids.map(residentMiB)),
    load: (user + system) / 1_000_000,
    keeper: pids.includes(pid) ? 0 : cpuSeconds(pid),
    model: cpuSeconds(modelPid),
    ...(await databaseUse(databaseUrl)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

async function openAll(target: Target, count: number): Promise<Conversation[]> {
  const opened: Conversation[] = [];
  let next = 0;
  const openSome = async (): Promise<void> => {
    while (next < count) opened.push(await target.open(next++));
  };
  await Promise.all(Array.from({ length: openingAtOnce }, openSome));
  return opened;
}
