import type { SchoolFigures } from '#contract/schools/analytics.ts';
import type { ClosedWhy } from '#contract/schools/review.ts';

type FunnelStep = SchoolFigures['funnel']['steps'][number]['step'];

export const stepWords: Readonly<Record<FunnelStep, string>> = {
  invited: 'Invited',
  opened: 'Opened the link',
  signed_in: 'Signed in',
  started: 'Started',
  finished: 'Finished',
};

const number = (most: number) => new Intl.NumberFormat('en-IN', { maximumFractionDigits: most });
const [whole, one, two] = [number(0), number(1), number(2)];
const minus = (text: string): string => text.replace('-', '−');

export const wholeWords = (value: number): string => whole.format(value);
export const oneDigit = (value: number): string => minus(one.format(value));
export const twoDigits = (value: number): string => minus(two.format(value));
/** With its sign, as a difference is said: "+0.4", "−0.25", "0". */
export const signed = (value: number): string => (value > 0.004 ? `+${two.format(value)}` : twoDigits(value));
export const percent = (share: number | null): string =>
  share === null ? '' : `${whole.format(share * 100)} %`;

/** What the steps of a funnel leave out. */
export const besideFunnel = ({
  practised,
  expired,
  revoked,
}: Pick<SchoolFigures['funnel'], 'practised' | 'expired' | 'revoked'>): string =>
  `${wholeWords(practised)} used the warm-up. ${wholeWords(expired)} ran out of time before finishing, ${wholeWords(revoked)} ${revoked === 1 ? 'was' : 'were'} taken back.`;

/** A length of hours as one says it: "40 minutes", "5 hours", "3 days". */
export function hoursWords(hours: number): string {
  if (hours < 1) return `${whole.format(Math.round(hours * 60))} minutes`;
  if (hours < 48) return `${one.format(hours)} hours`;
  return `${one.format(hours / 24)} days`;
}

/** A kappa or a correlation within reviewers, in the words of Landis and Koch's bands, worst first. */
const bands = [
  [0, 'no better than chance'],
  [0.2, 'slight'],
  [0.4, 'fair'],
  [0.6, 'moderate'],
  [0.8, 'substantial'],
] as const;

export const agreementWords = (value: number): string =>
  bands.find(([most]) => value <= most)?.[1] ?? 'almost whole';

/** How a reviewer's marks lie beside the others', said only where the difference is larger than its error. */
export function severityWords({
  leniency,
  standardError,
}: {
  leniency: number;
  standardError: number | null;
}): string {
  if (standardError === null) return 'too little to say';
  if (Math.abs(leniency) <= 1.96 * standardError) return 'as the others, as far as can be told';
  return leniency > 0 ? 'milder than the others' : 'stricter than the others';
}

/** What a question's correlation says. */
export function questionWords(correlation: number | null): string {
  if (correlation === null) return 'too little to say';
  if (correlation < 0.1) return 'does not go with the other topics';
  return correlation < 0.3 ? 'goes with the other topics a little' : 'goes with the other topics';
}

/** What changed from the season before. */
export function changeWords(change: SchoolFigures['seasons'][number]['change']): string {
  if (change === null) return '';
  const range = `${signed(change.low)} to ${signed(change.high)}`;
  if (change.isMore) return `higher by ${twoDigits(change.by)} (${range})`;
  if (change.isLess) return `lower by ${twoDigits(-change.by)} (${range})`;
  return `no difference that can be told (${range})`;
}

/** Why there is no figure of scores and marks: said in their place, and in the row of a season beside others. */
export const withheldWords: Readonly<Record<ClosedWhy, { figures: string; mean: string }>> = {
  owed: {
    figures:
      'Figures of scores and marks stand here once your own reviews of this season are in, so that you judge before you see a number.',
    mean: 'once your reviews are in',
  },
  known: {
    figures:
      'Figures of scores and marks are left out for you: you know an applicant of this season, and theirs could be worked out from them.',
    mean: 'left out for you',
  },
};
