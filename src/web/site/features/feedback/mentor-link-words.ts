import type { MentorLink, MentorShows } from '#contract/mentors.ts';

/** How a link stands, in a sentence or two; `time` writes a moment. */
export function stateWords(link: MentorLink, time: (iso: string) => string): string {
  const until = `The link works until ${time(link.expiresAt)}.`;
  const { state, openedAt, result } = link;
  if (state === 'revoked')
    return result ? `Scored on ${time(result.scoredAt)}; the link is revoked.` : 'Revoked: it leads nowhere.';
  if (state === 'expired') return `Over since ${time(link.expiresAt)}, without scores.`;
  if (result) return `Scored on ${time(result.scoredAt)}.`;
  if (openedAt) return `First opened on ${time(openedAt)}, not scored yet. ${until}`;
  return `Not opened yet. ${until}`;
}

const parts: Readonly<Record<keyof MentorShows, string>> = {
  name: 'your name',
  resumeFacts: 'the facts of your resume',
  scores: 'our scores after theirs',
  feedbackText: 'our feedback in words after theirs',
};

/** What a link shows: "Shows the transcript and your name." */
export function shownWords(shows: MentorShows): string {
  const chosen = (Object.keys(parts) as (keyof MentorShows)[])
    .filter((id) => shows[id])
    .map((id) => parts[id]);
  const all = ['the transcript', ...chosen];
  const last = all.pop() ?? '';
  return `Shows ${all.length > 0 ? `${all.join(', ')} and ` : ''}${last}${chosen.length === 0 ? ' only' : ''}.`;
}
