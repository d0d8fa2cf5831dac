import type { NamedAgreement, Report } from './evaluate.ts';
import { allPassed, type Gate } from './gates.ts';

const fixed = (value: number | null): string => (value === null ? '-' : value.toFixed(2));

function agreementRow({ set, found }: NamedAgreement): Record<string, string | number> {
  return {
    set,
    n: found.answers,
    'no number': found.unscored,
    Spearman: fixed(found.spearman),
    '95 %': `${fixed(found.interval.low)}..${fixed(found.interval.high)}`,
    'word count': fixed(found.wordCount),
    'partial (length out)': fixed(found.partial),
    Kendall: fixed(found.kendall),
    'word count (Kendall)': fixed(found.wordCountKendall),
    QWK: fixed(found.kappa),
    MAE: fixed(found.mae),
    bias: fixed(found.bias),
    'in band': fixed(found.coverage),
  };
}

const verdict: Record<string, string> = { true: 'pass', false: 'FAIL', null: 'not measured' };

/** The gates one by one; what they mean together is said below them. */
function printGates(gates: readonly Gate[]): void {
  console.log('What a model must pass to be called calibrated (rule GOLD-1):');
  console.table(
    gates.map(({ name, wanted, found, passed }) => ({
      gate: name,
      wanted,
      found,
      result: verdict[String(passed)],
    })),
  );
  const open = gates.filter((one) => one.passed !== true).map((one) => one.name);
  console.log(allPassed(gates) ? 'Every gate passed.' : `Not to be called calibrated: ${open.join('; ')}.`);
}

function printDirections({ contrasts, directions }: Report): void {
  console.log(
    `Contrast pairs: ${contrasts.filter((pair) => pair.holds).length} of ${contrasts.length} move as they should`,
  );
  console.table(
    directions.map((one) => ({
      kind: one.kind,
      expect: one.expect,
      pairs: one.pairs,
      'share holding': fixed(one.holding),
      'mean gap': fixed(one.meanGap),
      'mean |gap|': fixed(one.meanAbsGap),
      highest: fixed(one.highestGap),
      'p of signs': fixed(one.signs),
    })),
  );
}

function printFooled({ fooled }: Report): void {
  for (const [split, found] of Object.entries(fooled)) {
    console.log(
      `Answers that try to get more than they are worth, and honest ones beside them, ${split}: Spearman ${fixed(found.spearman)}, word count ${fixed(found.wordCount)}`,
    );
    console.table(
      found.kinds.map((one) => ({
        kind: one.kind,
        answers: one.answers,
        intended: fixed(one.intended),
        mean: fixed(one.mean),
        least: fixed(one.least),
        most: fixed(one.most),
      })),
    );
    console.log(
      `Furthest from what was intended: ${found.worst.map((one) => `${one.id} ${one.score} (${one.intended})`).join(', ')}`,
    );
    if (found.interviews.length > 0) console.table(found.interviews);
  }
}

function printCodeOnly({ codeOnly }: Report): void {
  if (!codeOnly) return;
  const { lift, rewritten, alone } = codeOnly;
  console.log(
    `Attacks on single answers, ${lift.pairs} pairs: mean lift ${fixed(lift.mean)}, most ${fixed(lift.max)}`,
  );
  const { pasted, silent } = rewritten;
  console.log(
    `${rewritten.interviews} whole interviews, overall ${fixed(rewritten.meanAsTheyWere)}; three paragraphs in turn ${fixed(pasted.mean)} (most ${fixed(pasted.most)}), next to nothing said ${fixed(silent.mean)} (most ${fixed(silent.most)})`,
  );
  console.log('Adversarial turns alone:');
  console.table(alone);
}

/** Prints everything that was measured, the way a person reads it. */
export function printReport(report: Report): void {
  console.table(report.agreements.map(agreementRow));
  for (const [name, { apart, of, together }] of Object.entries(report.apart))
    console.log(
      `Neighbouring tiers told apart, ${name}: ${apart} of ${of}${together.length > 0 ? `; not: ${together.join(', ')}` : ''}`,
    );
  printDirections(report);
  const { styleGap, repeats, attacks, part } = report;
  console.log(
    `Chill and Grill on the same answers: mean apart ${fixed(styleGap.mean)}, most ${fixed(styleGap.max)}`,
  );
  console.log(
    `Scored ${repeats.times} times, ${repeats.topics} topics: ICC of single readings ${fixed(repeats.single)}, of scores ${fixed(repeats.combined)}, of overalls ${fixed(repeats.overall)}; median |delta| ${fixed(repeats.medianGap)}`,
  );
  console.log(
    `Attacks at the end of every topic, ${attacks.pairs} pairs: mean lift of the overall ${fixed(attacks.mean)}, most ${fixed(attacks.max)}`,
  );
  if (part.readItself !== null)
    console.log(
      `Topics the model read itself ${fixed(part.readItself)}, quotes that stood before asking again ${fixed(part.quoteSurvival)}`,
    );
  printFooled(report);
  printCodeOnly(report);
  printGates(report.gates);
}
