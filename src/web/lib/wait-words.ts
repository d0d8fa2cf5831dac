import { commonWords } from './error-words.ts';

/** What is said of too many tries, with the time after which another is taken, where the service told it. Said never too short. */
export function tooManyWords(waitSeconds: number | undefined): string {
  if (waitSeconds === undefined || !(waitSeconds > 0)) return commonWords.too_many_requests;
  return `That was too many tries in a short time. Please try again ${waitWords(waitSeconds)}.`;
}

function waitWords(seconds: number): string {
  if (seconds <= 10) return 'in a few seconds';
  if (seconds <= 60) return 'in a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 50) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  if (hours === 1) return 'in about an hour';
  return hours < 24 ? `in about ${hours} hours` : `in about ${days(Math.ceil(hours / 24))}`;
}

const days = (count: number): string => (count === 1 ? 'a day' : `${count} days`);
