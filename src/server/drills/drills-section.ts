import type { ReplyOf } from '#contract/endpoints.ts';
import { indiaDay } from '#contract/india-time.ts';
import type { ReportBlock, ReportSection } from '#server/feedback/report/report-section.ts';

/** So many spots are printed, and so many results. */
const mostSpots = 3;
const mostDone = 3;

type Offer = Pick<ReplyOf<'readDrills'>, 'spots' | 'done'>;
const small = (text: string): ReportBlock => ({ kind: 'small', text });

/** The spots that are due next and the last results as a section of a report, as they stand that day; null where there are none (rule REPORT-4). */
export function drillsSection({ spots, done }: Offer, now: Date): ReportSection | null {
  if (spots.length === 0 && done.length === 0) return null;
  const rest = spots.length - mostSpots;
  return {
    title: spots.length > 0 ? 'Weak spots due next' : 'Drills',
    blocks: [
      small(`From all your interviews and drills, as it stands on ${dayWords(indiaDay(now))}.`),
      ...spots
        .slice(0, mostSpots)
        .flatMap((spot): ReportBlock[] => [
          { kind: 'heading', text: capital(spot.name), beside: whenWords(spot) },
          ...(spot.because ? [small(spot.because)] : []),
        ]),
      ...(rest > 0 ? [small(`…and ${rest} more among the drills on your page of past interviews.`)] : []),
      ...(done.length > 0 ? [{ kind: 'heading', text: 'The last drills' } as const] : []),
      ...done.slice(0, mostDone).map(({ name, completedAt, closed, readBy }) => {
        const result = closed === null ? 'nothing to tell' : closed ? 'closed' : 'still open';
        const day = dayWords(indiaDay(new Date(completedAt)));
        return small(`${capital(name)}: ${result}, ${day}. ${readerWords(readBy)}`);
      }),
    ],
  };
}

function whenWords({ due, dueOn, rests }: Offer['spots'][number]): string {
  if (rests) return 'Rests for now';
  if (dueOn === null) return 'Not practised yet';
  return due ? 'Due now' : `Due on ${dayWords(dueOn)}`;
}

/** Who read a drill. */
const readerWords = ({ kind, name }: Offer['done'][number]['readBy']): string =>
  kind === 'model' ? `Read by ${name}.` : 'Read by plain code, without a model.';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A day, YYYY-MM-DD, as a person says it: "3 December 2026". */
function dayWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
}
