import type { ClaimStep, Standing } from '#contract/ledger.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Exchange } from './asked-and-answered.ts';
import type { Decided } from './judge-exchange.ts';
import type { Spoken } from './spoken-of.ts';

/** The questions that go on from one: up to the next that opens a topic or speaks of another line of the resume: what takes up words of the answer goes on. */
export function goingOn(
  { at }: Exchange,
  exchanges: readonly Exchange[],
  own: readonly Spoken[],
  ofResume: ReadonlySet<Exchange>,
): Exchange[] {
  const after = exchanges.filter((one) => one.at > at);
  const ofThis = new Set(own.map(({ exchange }) => exchange));
  const stop = after.findIndex((one) => one.asked.move === 'lead' || (ofResume.has(one) && !ofThis.has(one)));
  return stop < 0 ? after : after.slice(0, stop);
}

/** All that was asked and answered from these questions on, in its order. */
export function passageFrom(
  questions: ReadonlySet<Exchange>,
  exchanges: readonly Exchange[],
  onward: (exchange: Exchange) => readonly Exchange[],
): Exchange[] {
  const within = new Set([...questions].flatMap((one) => [one, ...onward(one)]));
  return exchanges.filter((one) => within.has(one));
}

const standsBy: Partial<Record<Standing, readonly ClaimStep['kind'][]>> = {
  corrected: ['corrected'],
  collapsed: ['taken_back'],
  in_conflict: ['conflicts', 'spoken_of'],
  shaken: ['no_ground'],
  defended: ['defended', 'reconciled'],
};

/** A passage as it is read: every question and every answer whole, those that decide the standing said to do so (rule LEDGER-7). */
export function stepsOfPassage(
  passage: readonly Exchange[],
  { standing, found, decided }: { standing: Standing; found: readonly ClaimStep[]; decided: Decided | null },
  { onRecord, places }: { onRecord: readonly Turn[]; places: ReadonlyMap<string, number> },
  exchanges: readonly Exchange[],
): ClaimStep[] {
  const decides = standsBy[standing] ?? [];
  const all: { turnId: string; kind: ClaimStep['kind'] }[] = [...found, ...(decided ? [decided] : [])];
  const kindOf = (turn: Turn): ClaimStep['kind'] =>
    turn.role === 'panel'
      ? 'asked'
      : (all.find(({ turnId, kind }) => turnId === turn.id && decides.includes(kind))?.kind ?? 'left_open');
  const ends = exchanges.map(({ at }) => at);
  const isWithin = (at: number): boolean =>
    passage.some((one) => at >= one.at && at < (ends.find((end) => end > one.at) ?? Infinity));
  const named = new Set(all.flatMap(({ turnId, kind }) => (decides.includes(kind) ? [turnId] : [])));
  return onRecord
    .filter(({ id }) => named.has(id) || isWithin(places.get(id) ?? -1))
    .map((turn) => ({ kind: kindOf(turn), turnId: turn.id, quote: turn.text.trim() }));
}
