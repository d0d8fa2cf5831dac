import type { Difference, GapId, ReadingKind, TopicProgress, Trend } from '#contract/progress.ts';
import { inWords } from '#web/content/number-words.ts';

const differenceWords: Readonly<Record<Difference, string>> = {
  style: 'in the other style',
  profile: 'under another profile',
  assessor: 'read by another assessor',
  rubric: 'under another version of the rubric',
};

export const gapWords: Readonly<Record<GapId, string>> = {
  own_part: 'Your own part',
  numbers: 'Numbers',
  second_why: 'The second why',
};

const timesWords: Readonly<Record<ReadingKind, string>> = { interview: 'interview', drill: 'drill' };

/** What a topic's line says of its readings, in a few words: "Up since the last interview". */
export function verdictWords({ trends }: Pick<TopicProgress, 'trends'>): string {
  const trend = trends.find(({ kind }) => kind === 'interview') ?? trends[0];
  if (!trend) return 'Not read yet';
  const of = timesWords[trend.kind];
  if (trend.sinceLast === 'up') return `Up since the last ${of}`;
  if (trend.sinceLast === 'down') return `Down since the last ${of}`;
  if (trend.sinceFirst === 'up') return `Up since the first ${of}`;
  if (trend.sinceFirst === 'down') return `Down since the first ${of}`;
  if (trend.sinceLast === 'same') return 'The same';
  return trend.leftOut.readings > 0 ? 'Nothing to compare with' : 'One reading, no trend';
}

/** Which readings stand beside the others without being compared, and why; null where all are. */
export function leftOutWords({ kind, leftOut }: Trend): string | null {
  const { readings, because } = leftOut;
  if (readings === 0) return null;
  const what = readings === 1 ? `earlier ${timesWords[kind]} is` : `earlier ${timesWords[kind]}s are`;
  return `${inWords(readings)} ${what} not compared: ${because.map((difference) => differenceWords[difference]).join(', ')}.`;
}

/** "Two closed, one still open". */
export function gapCountWords({ closed, open }: { closed: number; open: number }): string {
  if (closed + open === 0) return 'none stood open before';
  const parts = [closed > 0 && `${inWords(closed)} closed`, open > 0 && `${inWords(open)} still open`];
  return parts.filter(Boolean).join(', ');
}
