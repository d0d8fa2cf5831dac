import { expect, it } from 'vitest';
import type { MentorLink } from '#contract/mentors.ts';
import { shownWords, stateWords } from './mentor-link-words.ts';

const waiting: MentorLink = {
  linkId: `ml_${'a'.repeat(22)}`,
  state: 'waiting',
  forWhom: 'Prof. Rao',
  shows: { name: false, resumeFacts: false, scores: false, feedbackText: false },
  createdAt: 'made',
  expiresAt: 'its end',
  openedAt: null,
  helps: false,
  revocable: true,
  result: null,
};
const result = {
  scoredAt: 'its scoring',
  scores: [],
  comparison: { topics: [], compared: 0, equal: 0, oneApart: 0, further: 0, kappa: null },
};

it.each<[Partial<MentorLink>, string]>([
  [{}, 'Not opened yet. The link works until its end.'],
  [
    { state: 'opened', openedAt: 'noon' },
    'First opened on noon, not scored yet. The link works until its end.',
  ],
  [{ state: 'scored', openedAt: 'noon', result }, 'Scored on its scoring.'],
  [{ state: 'expired' }, 'Over since its end, without scores.'],
  [{ state: 'revoked' }, 'Revoked: it leads nowhere.'],
  [{ state: 'revoked', result }, 'Scored on its scoring; the link is revoked.'],
])('a link stands so: %o', (change, words) => {
  expect(stateWords({ ...waiting, ...change }, (iso) => iso)).toBe(words);
});

it.each([
  [{}, 'Shows the transcript only.'],
  [{ name: true }, 'Shows the transcript and your name.'],
  [
    { resumeFacts: true, scores: true, feedbackText: true },
    'Shows the transcript, the facts of your resume, our scores after theirs and our feedback in words after theirs.',
  ],
])('what is chosen is said: %o', (change, words) => {
  expect(shownWords({ ...waiting.shows, ...change })).toBe(words);
});
