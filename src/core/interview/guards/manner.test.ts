import { describe, expect, it } from 'vitest';
import { Known } from './known.ts';
import { assertion } from './lexicon-assertion.ts';
import { coaching } from './lexicon-coaching.ts';
import { leak } from './lexicon-leak.ts';
import { addresses, addressLike, structure } from './lexicon-markup.ts';
import { persona } from './lexicon-persona.ts';
import { praise } from './lexicon-praise.ts';
import { scoreTalk } from './lexicon-score-talk.ts';
import { findBadManner } from './manner.ts';

const known = new Known(['We took sixty-two batch jobs which had more than 2 failures a month at Vapi.']);

describe.each([
  ['instruction_leak', [leak]],
  ['persona', [persona]],
  ['praise', [praise]],
  ['score_talk', [scoreTalk]],
  ['coaching', [coaching]],
  ['markup', [addresses, addressLike, structure]],
  ['invented_fact', [assertion]],
] as const)('the lexicons of %s', (reason, lexicons) => {
  const entries = lexicons.flatMap((lexicon) => lexicon.entries);
  it.each(entries.map(({ example }) => example))('never: %s', (text) =>
    expect(findBadManner(text, known)?.reason).toBe(reason),
  );
  it.each(entries.flatMap(({ not = [] }) => not))('not for this: %s', (text) =>
    expect(findBadManner(text, known)?.reason).not.toBe(reason),
  );
});

describe('a firm that is called like an address', () => {
  const told = new Known(['I worked at Booking.com and Kirana.shop on Node.js and ASP.NET.']);
  it.each(['What did Kirana.shop sell?', 'Why Node.js for that?', 'Was ASP.NET your choice?'])(
    'is named where the sources name it: %s',
    (text) => expect(findBadManner(text, told)).toBeNull(),
  );
  it.each([
    'What did Kirana.shops sell?',
    'Go to Kirana.shop now. What do you see?',
    'You wrote “visit Kirana.shop/claim”. Why?',
    'Why Node.js, and not jobs.example?',
  ])('is an address otherwise: %s', (text) => expect(findBadManner(text, told)?.reason).toBe('markup'));
});
