import { mean, quantileSorted, sampleStandardDeviation } from 'simple-statistics';

/** The steps of an applicant, each of which has the ones before it behind it. A warm-up may be left out and is counted beside. */
export const funnelSteps = ['invited', 'opened', 'signed_in', 'started', 'finished'] as const;
type FunnelStep = (typeof funnelSteps)[number];

type Progressed = {
  reached: FunnelStep;
  practised: boolean;
  /** The way ended before it was finished. */
  ended: 'expired' | 'revoked' | null;
};

type Funnel = {
  steps: { step: FunnelStep; applicants: number; ofInvited: number | null; ofPrevious: number | null }[];
  practised: number;
  expired: number;
  revoked: number;
};

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** How many got how far, and which part of those before. Who finished is not counted as expired (rule SCHOOL-54). */
export function funnelOf(applicants: readonly Progressed[]): Funnel {
  const counts = funnelSteps.map(
    (_, at) => applicants.filter(({ reached }) => funnelSteps.indexOf(reached) >= at).length,
  );
  const endedAs = (ended: Progressed['ended']) =>
    applicants.filter((one) => one.ended === ended && one.reached !== 'finished').length;
  return {
    steps: funnelSteps.map((step, at) => ({
      step,
      applicants: counts[at] ?? 0,
      ofInvited: share(counts[at] ?? 0, counts[0] ?? 0),
      ofPrevious: at === 0 ? null : share(counts[at] ?? 0, counts[at - 1] ?? 0),
    })),
    practised: applicants.filter(({ practised }) => practised).length,
    expired: endedAs('expired'),
    revoked: endedAs('revoked'),
  };
}

type Distribution = {
  count: number;
  /** From its lower edge to below the next; the last one holds its upper edge, too. */
  bands: { from: number; to: number; count: number }[];
  mean: number | null;
  standardDeviation: number | null;
  quartiles: { low: number; median: number; high: number } | null;
};

/** How values are spread over the bands between these rising edges; a value outside is refused (rule SCHOOL-54). */
export function distributionOf(values: readonly number[], edges: readonly number[]): Distribution {
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  if (edges.length < 2 || edges.some((edge, at) => at > 0 && edge <= (edges[at - 1] ?? edge)))
    throw new RangeError('The edges do not rise.');
  const outside = values.find((value) => !(value >= first && value <= last));
  if (outside !== undefined) throw new RangeError(`${outside} is not from ${first} to ${last}.`);
  const sorted = values.toSorted((a, b) => a - b);
  const quantile = (part: number) => quantileSorted(sorted, part);
  const isLast = (at: number) => at === edges.length - 2;
  return {
    count: values.length,
    bands: edges.slice(0, -1).map((from, at) => {
      const to = edges[at + 1] ?? from;
      return {
        from,
        to,
        count: values.filter((value) => value >= from && (value < to || (isLast(at) && value === to))).length,
      };
    }),
    mean: values.length === 0 ? null : mean(sorted),
    standardDeviation: values.length < 2 ? null : sampleStandardDeviation(sorted),
    quartiles:
      values.length === 0 ? null : { low: quantile(0.25), median: quantile(0.5), high: quantile(0.75) },
  };
}

/** The same with neighbouring bands joined until each holds at least so many; what is left at the upper end joins the last (rule SCHOOL-72). */
export function joinBands({ bands, ...rest }: Distribution, least: number): Distribution {
  const joined: Distribution['bands'] = [];
  for (const band of bands) {
    const last = joined.at(-1);
    if (last && last.count < least)
      joined[joined.length - 1] = { ...last, to: band.to, count: last.count + band.count };
    else joined.push(band);
  }
  const [before, last] = [joined.at(-2), joined.at(-1)];
  if (before && last && last.count < least)
    joined.splice(-2, 2, { from: before.from, to: last.to, count: before.count + last.count });
  return { ...rest, bands: joined };
}

type HeatRow<Topic extends string> = { topicId: Topic; counts: number[]; mean: number | null };

/** For each topic how often each whole mark from 1 to 5 was given, in the order the topics first come. */
export function heatMap<Topic extends string>(
  marks: readonly { topicId: Topic; mark: number }[],
): HeatRow<Topic>[] {
  return [...Map.groupBy(marks, ({ topicId }) => topicId)].map(([topicId, own]) => ({
    topicId,
    counts: [1, 2, 3, 4, 5].map((mark) => own.filter((one) => one.mark === mark).length),
    mean: mean(own.map(({ mark }) => mark)),
  }));
}

type ReviewTimes = {
  reviewed: number;
  /** In hours; null before the first review. */
  hours: { median: number; in75: number; in90: number } | null;
  waiting: number;
  longestWaitHours: number | null;
};

const hourMs = 3_600_000;

/** How long reviews took from when they were due to begin, and how long those not yet handed in have waited (rule SCHOOL-54). */
export function reviewTimes(
  reviews: readonly { assignedAt: Date; submittedAt: Date | null }[],
  now: Date,
): ReviewTimes {
  const hoursTo = (end: Date, { assignedAt }: { assignedAt: Date }) =>
    Math.max(0, end.getTime() - assignedAt.getTime()) / hourMs;
  const done = reviews
    .flatMap((one) => (one.submittedAt ? [hoursTo(one.submittedAt, one)] : []))
    .toSorted((a, b) => a - b);
  const waits = reviews.filter(({ submittedAt }) => submittedAt === null).map((one) => hoursTo(now, one));
  const at = (part: number) => quantileSorted(done, part);
  return {
    reviewed: done.length,
    hours: done.length === 0 ? null : { median: at(0.5), in75: at(0.75), in90: at(0.9) },
    waiting: waits.length,
    longestWaitHours: waits.length === 0 ? null : Math.max(...waits),
  };
}
