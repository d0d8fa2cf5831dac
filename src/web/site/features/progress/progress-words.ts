import { shownScore } from '#contract/feedback.ts';
import type {
  Apart,
  Change,
  GapId,
  ReadingKind,
  Since,
  Together,
  TopicProgress,
  Trend,
} from '#contract/progress.ts';
import { inWords } from '#web/content/number-words.ts';

const apartWords: Readonly<Record<Apart, string>> = {
  style: 'in the other style',
  profile: 'under another profile',
  assessor: 'read by another assessor',
  rubric: 'under another version of the rubric',
  topics: 'with too few topics in common',
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
  const compared = trend.leftOut.readings > 0 ? 'comparable ' : '';
  const of = `${compared}${timesWords[trend.kind]}`;
  if (trend.sinceLast === 'up') return `Up since the last ${of}`;
  if (trend.sinceLast === 'down') return `Down since the last ${of}`;
  if (trend.sinceFirst === 'up') return `Up since the first ${of}`;
  if (trend.sinceFirst === 'down') return `Down since the first ${of}`;
  if (trend.sinceLast === 'same') return 'The same';
  return trend.leftOut.readings > 0 ? 'Nothing to compare with' : 'One reading, no trend';
}

/** Which readings stand beside the others without being compared, and why; null where all are. */
export function leftOutWords({
  kind,
  leftOut: { readings, because },
}: Pick<Trend, 'kind'> & Pick<Together, 'leftOut'>): string | null {
  if (readings === 0) return null;
  const what = readings === 1 ? `earlier ${timesWords[kind]} is` : `earlier ${timesWords[kind]}s are`;
  return `${inWords(readings)} ${what} not compared: ${because.map((one) => apartWords[one]).join(', ')}.`;
}

const changeNames: Readonly<Record<Change, string>> = { up: 'Up', down: 'Down', same: 'The same' };

/** What an earlier interview and the latest come to on the topics both asked: "Up: 5 then, 7.5 now, on six topics". */
export function sinceWords({ change, common: { topics, before, after } }: Omit<Since, 'at'>): string {
  return `${changeNames[change]}: ${shownScore(before)} then, ${shownScore(after)} now, on ${inWords(topics)} topics`;
}

/** "Two closed, one still open". */
export function gapCountWords({ closed, open }: { closed: number; open: number }): string {
  if (closed + open === 0) return 'none stood open before';
  const parts = [closed > 0 && `${inWords(closed)} closed`, open > 0 && `${inWords(open)} still open`];
  return parts.filter(Boolean).join(', ');
}
