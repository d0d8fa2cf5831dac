import { expect, it } from 'vitest';
import type { LadderThing } from '#core/topics/ladder-need.ts';
import { asksFor, mayTell, tellsDeed } from './told-things.ts';

it.each<[LadderThing, string]>([
  ['figure', 'Half of them came back.'],
  ['figure', 'It took eleven days.'],
  ['figure', 'Around two lakh.'],
  ['figure', '४० बोरी'],
  ['reason', 'I went to see the farms.'],
  ['reason', 'So we stopped.'],
  ['reason', 'I did it for my mother.'],
  ['act', 'I quickly wrote it.'],
  ['act', 'We took the night bus.'],
  ['act', 'It was my idea.'],
  ['other_side', 'It worked, but slowly.'],
  ['other_side', 'My uncle shouted.'],
  ['other_side', 'They didn’t come.'],
  ['lesson', 'Since then I count twice.'],
  ['lesson', 'I should have asked.'],
  ['lesson', 'Now I ask the last man.'],
  ['change', 'After that they came on time.'],
  ['name', 'It was for Sudha.'],
  ['name', 'We use SAP.'],
  ['case', 'Last week it rained.'],
  ['stand', 'I would tell him.'],
])('%s may be told in: %s (rule LADDER-7)', (thing, text) => expect(mayTell[thing](text)).toBe(true));

it.each<[LadderThing, string]>([
  ['figure', 'One of us went there.'],
  ['act', 'The team resolves the claims.'],
  ['other_side', 'It was a good experience.'],
  ['lesson', 'We handle claims.'],
  ['name', 'I like it. We all do.'],
  ['reason', 'The team sits in the big hall.'],
])('%s is not told in: %s', (thing, text) => expect(mayTell[thing](text)).toBe(false));

it.each<[LadderThing, string, boolean]>([
  ['figure', 'How many were there?', true],
  ['figure', 'Who was there?', false],
  ['other_side', 'The mahajan must not have liked that.', true],
  ['other_side', 'What did you do at the works?', false],
  ['lesson', 'What would you do differently today?', true],
  ['lesson', 'What changed?', false],
])('of %s “%s” is asked: %s', (thing, question, asked) => expect(asksFor(thing, question)).toBe(asked));

it.each([
  ['I checked the alignment.', true],
  ['I learnt a lot.', false],
  ['I was observing.', false],
  ['I have built a foundation.', false],
  ['The team resolved it.', false],
])('tells a deed: %s %s', (text, tells) => expect(tellsDeed(text)).toBe(tells));
