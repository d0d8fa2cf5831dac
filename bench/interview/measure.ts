import type { ModelUnderLoad } from './model-under-load.ts';
import { type Load, runLoad } from './run-load.ts';
import type { Target, TurnTiming } from './target.ts';

/** What one run of one system came to. Times in milliseconds, memory in MiB. */
export type Figures = {
  conversations: number;
  turns: number;
  /** Share of turns whose first words a model found, and whose added time is therefore known. */
  byModel: number;
  /** Model calls a turn. */
  callsPerTurn: number;
  /** From the answer to the first word, less what the model took of it: from being asked to having sent what can be shown. */
  addedP50: number;
  addedP95: number;
  addedP99: number;
  /** The part of it after the model: from what can be shown leaving it to the first word at the client. */
  relayP50: number;
  relayP99: number;
  answerToWordP50: number;
  answerToWordP99: number;
  cpuPer1000: number;
  /** Processor seconds a second: of the service, its keeper, the database, the load, and the model. */
  coresService: number;
  coresKeeper: number;
  coresDatabase: number;
  coresLoad: number;
  coresModel: number;
  memory: number;
  memoryWithDatabase: number;
  transactionsPerTurn: number;
  bytesPerTurn: number;
  charsPerTurn: number;
  tokensPerReply: number;
  finished: number;
  errors: number;
};

/** Puts one system under load and says what came of it. */
export async function measure(
  target: Target,
  model: ModelUnderLoad,
  load: Load,
): Promise<{ figures: Figures; errors: string[] }> {
  const result = await runLoad(target, load, model.pid);
  const { turns, errors } = result;
  const timed = turns.flatMap((turn) => delayOf(turn, model, target) ?? []);
  const added = timed.map((t) => t.addedMs);
  const relay = timed.map((t) => t.relayMs);
  const waited = turns.map((t) => t.firstWordAtMs - t.sentAtMs);
  const sent = turns.flatMap((t) => model.sentFor(t.mark));
  const figures: Figures = {
    conversations: load.conversations,
    turns: turns.length,
    byModel: added.length / turns.length,
    callsPerTurn: sent.length / turns.length,
    addedP50: percentile(added, 0.5),
    addedP95: percentile(added, 0.95),
    addedP99: percentile(added, 0.99),
    relayP50: percentile(relay, 0.5),
    relayP99: percentile(relay, 0.99),
    answerToWordP50: percentile(waited, 0.5),
    answerToWordP99: percentile(waited, 0.99),
    cpuPer1000: (result.cpuSeconds / turns.length) * 1_000,
    coresService: result.cpuSeconds / load.seconds,
    coresKeeper: result.others.keeper / load.seconds,
    coresDatabase: result.others.database / load.seconds,
    coresLoad: result.others.load / load.seconds,
    coresModel: result.others.model / load.seconds,
    memory: result.residentMiB,
    memoryWithDatabase: result.residentMiB + result.databaseMiB,
    transactionsPerTurn: result.transactions / turns.length,
    bytesPerTurn: mean(turns.map((t) => t.bytes)),
    charsPerTurn: mean(turns.map((t) => t.chars)),
    tokensPerReply: mean(sent.map((s) => s.tokens)),
    finished: result.finished,
    errors: errors.length,
  };
  return { figures, errors };
}

/** What the system added to the first word of a turn; null when no model found it. A rejected reply counts as added. */
function delayOf(
  turn: TurnTiming,
  model: ModelUnderLoad,
  { waitsFor }: Target,
): { addedMs: number; relayMs: number } | null {
  if (turn.wordedBy !== 'model') return null;
  const sent = model
    .sentFor(turn.mark)
    .map((s) => ({
      askedAtMs: s.askedAtMs,
      readyAtMs: waitsFor === 'token' ? s.firstTokenAtMs : s.sentenceAtMs,
    }))
    .findLast((s) => s.readyAtMs <= turn.firstWordAtMs);
  if (!sent) return null;
  const { askedAtMs, readyAtMs } = sent;
  return {
    addedMs: turn.firstWordAtMs - turn.sentAtMs - (readyAtMs - askedAtMs),
    relayMs: turn.firstWordAtMs - readyAtMs,
  };
}

/** What the system added to the first word of each turn that a model worded. */
export const addedTo = (turns: readonly TurnTiming[], model: ModelUnderLoad, target: Target): number[] =>
  turns.flatMap((turn) => delayOf(turn, model, target)?.addedMs ?? []);

/** The smallest value that a share of all values does not exceed; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
