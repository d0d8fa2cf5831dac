import { setTimeout as sleep } from 'node:timers/promises';
import { addedTo, percentile } from './measure.ts';
import type { ModelUnderLoad } from './model-under-load.ts';
import { monotonicMs } from './monotonic.ts';
import type { Conversation, Target, TurnTiming } from './target.ts';

/** How many conversations to try, from the first number up, and how long to look at each. */
export type Climb = { from: number; step: number; most: number; windows: number; windowSeconds: number };

/** What a level came to: the median of its windows' 99th percentiles. */
export type Level = { conversations: number; addedP99: number; turnsPerSecond: number; errors: number };

/** Code that has just been loaded is slow: the first conversations warm it up for as long as `bench -- interview` does. */
const warmUpMs = 10_000;
/** Everybody answers so often, however long the reply was: 300 ms, 60 tokens at 60 a second, a second to think. */
const turnEveryMs = 2_300;
const settleMs = 3_000;
const mostAddedMs = 100;
/** A resume is read in a process of its own, which on a busy machine may take too long: few at once, and again. */
const openingAtOnce = 4;
const openingTries = 4;

export const holds = ({ addedP99, errors }: Level): boolean => addedP99 < mostAddedMs && errors === 0;

/** Adds conversations to one running system until it no longer holds them, or there are enough; every level it was tried at, in order. */
export async function climb(target: Target, model: ModelUnderLoad, plan: Climb): Promise<Level[]> {
  const turns: TurnTiming[] = [];
  const errors: string[] = [];
  const levels: Level[] = [];
  const talking: Promise<void>[] = [];
  const over = new AbortController();
  for (let wanted = plan.from; wanted <= plan.most; wanted += plan.step) {
    await openUpTo(target, wanted, talking, { turns, errors, signal: over.signal });
    await sleep(wanted === plan.from ? warmUpMs : settleMs);
    const level = await look(target, model, { ...plan, conversations: wanted }, turns);
    levels.push({ ...level, errors: errors.length });
    for (const error of new Set(errors)) console.error(`${target.name}: ${error}`);
    console.log(`${target.name}, ${wanted} conversations: added p99 ${Math.round(level.addedP99)} ms`);
    if (errors.length > 0 || !(level.addedP99 < mostAddedMs)) break;
  }
  over.abort();
  await Promise.all(talking);
  return levels;
}

type Record = { turns: TurnTiming[]; errors: string[]; signal: AbortSignal };

async function openUpTo(
  target: Target,
  wanted: number,
  talking: Promise<void>[],
  record: Record,
): Promise<void> {
  let next = talking.length;
  const openSome = async (): Promise<void> => {
    while (next < wanted) {
      const number = next++;
      const conversation = await opened(target, number);
      talking.push(talk(target, conversation, number, record));
    }
  };
  await Promise.all(Array.from({ length: openingAtOnce }, openSome));
}

async function opened(target: Target, number: number): Promise<Conversation> {
  for (let tries = 1; ; tries++) {
    try {
      return await target.open(number);
    } catch (error) {
      if (tries === openingTries) throw error;
    }
  }
}

/** Answers every so often until it is over; an interview that came to its end is followed by another. */
async function talk(
  target: Target,
  first: Conversation,
  number: number,
  { turns, errors, signal }: Record,
): Promise<void> {
  let conversation = first;
  try {
    for (let turn = 1; !signal.aborted; turn++) {
      const said = await conversation.say(turn);
      turns.push(said);
      await sleep(Math.max(0, said.sentAtMs + turnEveryMs - monotonicMs()));
      if (!conversation.over) continue;
      conversation.close();
      conversation = await opened(target, number);
    }
  } catch (error) {
    if (!signal.aborted) errors.push(String(error));
  }
  conversation.close();
}

async function look(
  target: Target,
  model: ModelUnderLoad,
  { conversations, windows, windowSeconds }: Climb & { conversations: number },
  turns: readonly TurnTiming[],
): Promise<Omit<Level, 'errors'>> {
  const p99s: number[] = [];
  const seenBefore = turns.length;
  for (let window = 0; window < windows; window++) {
    const from = turns.length;
    await sleep(windowSeconds * 1_000);
    p99s.push(percentile(addedTo(turns.slice(from), model, target), 0.99));
  }
  const turnsPerSecond = (turns.length - seenBefore) / (windows * windowSeconds);
  return { conversations, addedP99: percentile(p99s, 0.5), turnsPerSecond };
}
