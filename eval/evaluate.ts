import type { Agreement } from './agreement.ts';
import { type Figures, type Gate, gatesOf } from './gates.ts';
import { alone, attacksOf, injectionLift, type Lift, ofRated, ofTiers, tiersApart } from './measure.ts';
import { type ContrastResult, contrasts, type Direction, directions } from './measure-contrasts.ts';
import { type RewrittenFound, rewrittenFound } from './measure-rewritten.ts';
import {
  attackLift,
  modelsPart,
  ofOveralls,
  ofTopics,
  type Repeats,
  repeats,
  scoreAll,
  type ScoredTranscript,
  styleGap,
} from './measure-transcripts.ts';
import { type FooledFound, fooledFound, fooledInterviews } from './measure-fooled.ts';
import type { FooledAnswer, FooledInterview } from './read-fooled.ts';
import type { AdversarialTurn, ContrastPair, RatedAnswer, TieredAnswer } from './read-gold.ts';
import { type GoldTranscript, splits } from './read-transcripts.ts';
import type { Scorer } from './scorer.ts';

/** What is measured on. Sets of answers go by name; ratings of them say what they are. */
export type GoldSets = {
  tiered: Readonly<Record<string, readonly TieredAnswer[]>>;
  rated: Readonly<Record<string, readonly RatedAnswer[]>>;
  adversarial: readonly AdversarialTurn[];
  unseenAttacks: readonly AdversarialTurn[];
  pairs: readonly ContrastPair[];
  transcripts: readonly GoldTranscript[];
  /** What tries to get more than it is worth, by split. */
  fooled: Readonly<
    Record<string, { answers: readonly FooledAnswer[]; interviews: readonly FooledInterview[] }>
  >;
};

export type NamedAgreement = { set: string; found: Agreement };

/** Everything that was measured of one scorer. */
export type Report = {
  agreements: NamedAgreement[];
  apart: Record<string, { apart: number; of: number; together: string[] }>;
  contrasts: ContrastResult[];
  directions: Direction[];
  styleGap: { mean: number; max: number };
  repeats: Repeats;
  attacks: Lift;
  part: NonNullable<Figures['part']>;
  /** What code decides before any model: measured offline only. */
  codeOnly: {
    lift: Lift;
    rewritten: RewrittenFound;
    alone: { id: string; category: string; score: number | null }[];
  } | null;
  fooled: Record<string, FooledFound & { interviews: Awaited<ReturnType<typeof fooledInterviews>> }>;
  gates: Gate[];
};

type EvaluateOptions = {
  repeats: number;
  /** Hears of each part as it begins. */
  onPart: (name: string) => void;
};

const attackedTranscripts = 8;

async function ofSingles(scorer: Scorer, sets: GoldSets): Promise<NamedAgreement[]> {
  const found: NamedAgreement[] = [];
  for (const [name, rows] of Object.entries(sets.tiered))
    found.push({ set: `answers, ${name}`, found: await ofTiers(scorer, rows) });
  for (const [name, rows] of Object.entries(sets.rated))
    found.push({ set: `answers, ${name}`, found: await ofRated(scorer, rows, 'introduction') });
  return found;
}

async function ofNeighbours(scorer: Scorer, sets: GoldSets): Promise<Report['apart']> {
  const apart: Report['apart'] = {};
  for (const [name, rows] of Object.entries(sets.tiered)) apart[name] = await tiersApart(scorer, rows);
  return apart;
}

function ofTranscripts(all: readonly ScoredTranscript[]): NamedAgreement[] {
  const sets = [
    ...splits.map((split) => [split, all.filter((one) => one.gold.split === split)] as const),
    ['all', all] as const,
  ];
  return sets.flatMap(([name, some]) =>
    some.length === 0
      ? []
      : [
          { set: `topics, ${name}`, found: ofTopics(some) },
          { set: `overall, ${name}`, found: ofOveralls(some) },
        ],
  );
}

async function ofCode(scorer: Scorer, sets: GoldSets): Promise<Report['codeOnly']> {
  if (scorer.kind === 'model') return null;
  const own = Object.values(sets.tiered)[0] ?? [];
  return {
    lift: await injectionLift(scorer, sets.adversarial, own),
    rewritten: await rewrittenFound(scorer, sets.transcripts),
    alone: await alone(scorer, [...sets.adversarial, ...sets.unseenAttacks]),
  };
}

async function ofFooled(scorer: Scorer, { fooled }: GoldSets): Promise<Report['fooled']> {
  const found: Report['fooled'] = {};
  for (const [split, { answers, interviews }] of Object.entries(fooled))
    if (answers.length + interviews.length > 0)
      found[split] = {
        ...(await fooledFound(scorer, answers)),
        interviews: await fooledInterviews(scorer, interviews),
      };
  return found;
}

/** The transcripts that attacks are added to. */
const attackedOf = ({ transcripts }: GoldSets): GoldTranscript[] =>
  transcripts.filter((_, at) => at % Math.ceil(transcripts.length / attackedTranscripts) === 0);
const heldOutOf = ({ transcripts }: GoldSets): GoldTranscript[] =>
  transcripts.filter((one) => one.split === 'held_out');
const allAttacks = (sets: GoldSets): AdversarialTurn[] => [
  ...attacksOf(sets.adversarial),
  ...sets.unseenAttacks,
];

/** How many scorings of answers and interviews a model is asked for; each takes four requests or more. */
export function scoringsOf(sets: GoldSets, times: number): number {
  const count = (lists: Readonly<Record<string, readonly unknown[]>>): number =>
    Object.values(lists).reduce((sum, rows) => sum + rows.length, 0);
  const answers = 2 * count(sets.tiered) + count(sets.rated) + 2 * sets.pairs.length;
  const attacked = attackedOf(sets).length * (1 + allAttacks(sets).length);
  return answers + 3 * sets.transcripts.length + times * heldOutOf(sets).length + attacked;
}

/** Measures a scorer on everything there is, part by part (rules GOLD-1, GOLD-4). */
export async function evaluate(
  scorer: Scorer,
  sets: GoldSets,
  { repeats: times, onPart }: EvaluateOptions,
): Promise<Report> {
  const part = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    onPart(name);
    return work();
  };
  const { transcripts } = sets;
  const singles = await part('single answers', () => ofSingles(scorer, sets));
  const apart = await part('neighbouring tiers', () => ofNeighbours(scorer, sets));
  const all = await part('transcripts', () => scoreAll(scorer, transcripts));
  const results = await part('contrast pairs', () => contrasts(scorer, sets.pairs));
  const measured = {
    apart,
    contrasts: results,
    directions: directions(results),
    styleGap: await part('Chill and Grill', () => styleGap(scorer, transcripts)),
    repeats: await part('repeats', () => repeats(scorer, heldOutOf(sets), times)),
    attacks: await part('attacks', () => attackLift(scorer, allAttacks(sets), attackedOf(sets))),
    codeOnly: await part('what code decides alone', () => ofCode(scorer, sets)),
    fooled: await part('what tries to fool', () => ofFooled(scorer, sets)),
    part: modelsPart(scorer, all),
    agreements: [...singles, ...ofTranscripts(all)],
  };
  const heldOut = all.filter((one) => one.gold.split === 'held_out');
  const figures: Figures = {
    ...measured,
    heldOut: heldOut.length === 0 ? null : ofOveralls(heldOut),
    humanRated: transcripts.length > 0 && transcripts.every((one) => one.ratings === 'human'),
  };
  return { ...measured, gates: gatesOf(figures) };
}
