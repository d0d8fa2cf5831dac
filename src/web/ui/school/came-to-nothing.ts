import type { ReplyOf } from '#contract/endpoints.ts';

type CameToNothing = Pick<ReplyOf<'readSitting'>, 'attempt' | 'attemptsLeft'> & {
  school: string;
  /** Whether it failed on our side. */
  failed?: boolean;
};

/** What becomes of a sitting of which the school gets nothing: whether its attempt is used or back, and what is left (rule SCHOOL-18). */
export function cameToNothing({ attempt, attemptsLeft, school, failed = false }: CameToNothing): string {
  const what = failed
    ? `Nothing of this interview goes to ${school}`
    : attempt === 'used'
      ? `Too little was said for ${school} to read`
      : 'It came to nothing that could be read';
  if (attempt === null) return `Nothing of this interview goes to ${school}.`;
  if (attempt === 'given_back')
    return attemptsLeft > 0
      ? `${what}, and your attempt is back: you have ${attempts(attemptsLeft)} until your deadline.`
      : `${what}, and your attempt is back, but the time of your link is over. ${school} can give you more; please write to it.`;
  return attemptsLeft > 0
    ? `${what}, and this attempt is used. You have ${attempts(attemptsLeft)} left until your deadline.`
    : `${what}, and this attempt is used. You have none left that you can begin. ${school} can give you another; please write to it.`;
}

const attempts = (n: number): string => (n === 1 ? 'one attempt' : `${n} attempts`);
