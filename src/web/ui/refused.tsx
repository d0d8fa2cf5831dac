import type { ErrorCode } from '#contract/errors.ts';
import { paths } from '#contract/paths.ts';
import { EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';

/** Where one finds what stands in the way of something else. */
const ways: Readonly<Partial<Record<ErrorCode, { to: string; words: string }>>> = {
  interview_open: { to: paths.interview, words: 'Go to that interview' },
  drill_under_way: { to: `${paths.pastInterviews}#practise`, words: 'Go to your drills' },
};

/** Why something could not begin, with the way to what stands against it. */
export function Refused({ error }: { error: unknown }) {
  const code = error instanceof EndpointError ? error.code : null;
  const way = Object.entries(ways).find(([known]) => known === code)?.[1];
  return (
    <p className="said-wrong">
      {wordsFor(error)}{' '}
      {way && (
        <a className="go" href={way.to}>
          {way.words}
        </a>
      )}
    </p>
  );
}
