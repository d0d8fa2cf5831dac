import { saidPartsOf } from '#contract/said-parts.ts';
import type { Turn } from '#contract/transcript.ts';

/** The words of a panel turn; those it was not let say are marked as such. */
export function SaidWords({ turn, transcript }: { turn: Turn; transcript: readonly Turn[] }) {
  const { said, unsaid } = saidPartsOf(turn, transcript);
  if (unsaid === '') return said;
  return (
    <>
      {said} <i className="unsaid">{said === '' ? 'Not said aloud:' : 'You spoke here. Not said:'}</i>{' '}
      <span className="unsaid">{unsaid}</span>
    </>
  );
}
