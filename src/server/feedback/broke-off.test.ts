import { expect, it } from 'vitest';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { Play } from '#core/interview/testing/play.ts';
import { brokeOff } from './broke-off.ts';

const play = new Play('chill');
const said: ConductorEvent[] = play.spoken.map(({ turnId, draft }) => ({
  kind: 'uttered',
  atMs: 0,
  turnId,
  text: draft,
}));
const opened = [...play.events, ...said];
const answered: ConductorEvent = {
  kind: 'answered',
  atMs: 60_000,
  turnId: play.spoken.at(-1)?.turnId ?? '',
  text: 'I build pumps in Coimbatore and lead six people there.',
  startedAtMs: 0,
  source: 'typed',
};
const timeUp = (atMs: number): ConductorEvent => ({ kind: 'time_up', atMs });

it.each<[string, boolean, ConductorEvent[]]>([
  ['the panel never spoke', true, [...play.events, timeUp(2_100_000)]],
  ['the panel owed a reply', true, [...opened, answered, timeUp(2_100_000)]],
  ['the candidate was silent', false, [...opened, timeUp(2_100_000)]],
  [
    'the panel owed a word to who thinks',
    true,
    [...opened, { kind: 'think', atMs: 60_000 }, timeUp(2_100_000)],
  ],
  ['the candidate was to answer, and we were away', true, [...opened, timeUp(2_100_000 + 180_000)]],
  ['the answer came with the bell', false, [...opened, answered, timeUp(61_000)]],
  ['nothing ran out', false, [...opened, answered]],
])('when %s, we broke off: %s (rule CREDIT-6)', (_what, ours, events) => {
  expect(brokeOff(events.map((event, at) => ({ seq: at + 1, event })))).toBe(ours);
});
