import { cohensKappa } from '../statistics.ts';
import { binaries, type Binary, type Rating } from './rate-decision.ts';

/** What rule GOLD-5 asks of either engine; the other two have no gate. */
const gates: Partial<Record<Binary, number>> = { necessity: 0.8, context: 0.9, justified_skip: 0.7 };

export type BinaryFigures = {
  binary: Binary;
  rows: number;
  /** The share of yes, 0-1; null without rows. Of two raters, the mean of theirs. */
  yes: number | null;
  /** Cohen's kappa of two raters; null with one. */
  kappa: number | null;
  gate: number | null;
  passed: boolean | null;
};

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;

function figures(
  binary: Binary,
  first: readonly boolean[],
  second: readonly boolean[] | null,
): BinaryFigures {
  const yes = mean([...first, ...(second ?? [])].map(Number));
  const gate = gates[binary] ?? null;
  return {
    binary,
    rows: first.length,
    yes,
    kappa: second && first.length > 0 ? cohensKappa(first, second) : null,
    gate,
    passed: gate === null || yes === null ? null : yes >= gate,
  };
}

/** The shares of yes of one rater, or of rules. */
export function sharesOf(ratings: readonly Rating[]): BinaryFigures[] {
  return binaries.map((binary) =>
    figures(
      binary,
      ratings.flatMap((one) => one[binary] ?? []),
      null,
    ),
  );
}

/** Shares and agreement of two raters over the rows both rated. Throws when they did not rate the same sheet. */
export function agreementOfRaters(
  first: ReadonlyMap<string, Rating>,
  second: ReadonlyMap<string, Rating>,
): BinaryFigures[] {
  const missing = [...first.keys()]
    .filter((id) => !second.has(id))
    .concat([...second.keys()].filter((id) => !first.has(id)));
  if (missing.length > 0) throw new Error(`Rated by one rater only: ${missing.slice(0, 5).join(', ')}`);
  return binaries.map((binary) => {
    const both = [...first].flatMap(([id, one]) => {
      const [a, b] = [one[binary], second.get(id)?.[binary] ?? null];
      return a === null || b === null ? [] : [{ a, b }];
    });
    return figures(
      binary,
      both.map((one) => one.a),
      both.map((one) => one.b),
    );
  });
}
