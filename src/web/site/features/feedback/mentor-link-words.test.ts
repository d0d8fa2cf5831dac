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

it.each<[Partial<MentorLink>, RegExp]>([
  [{}, /its end/],
  [{ state: 'opened', openedAt: 'noon' }, /noon.*its end/],
  [{ state: 'scored', openedAt: 'noon', result }, /its scoring/],
  [{ state: 'expired' }, /its end/],
  [{ state: 'revoked' }, /^Revoked/],
  [{ state: 'revoked', result }, /its scoring.*revoked/],
])('how a link stands is said with its time: %o', (change, words) => {
  expect(stateWords({ ...waiting, ...change }, (iso) => iso)).toMatch(words);
});

it.each([
  [{}, /transcript only/],
  [{ name: true }, /transcript and your name/],
  [
    { resumeFacts: true, scores: true, feedbackText: true },
    /transcript, .*resume, .*scores .* and .*feedback/,
  ],
])('what is chosen is said: %o', (change, words) => {
  expect(shownWords({ ...waiting.shows, ...change })).toMatch(words);
});
