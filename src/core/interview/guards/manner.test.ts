import { describe, expect, it } from 'vitest';
import { Known } from './known.ts';
import { assertion } from './lexicon-assertion.ts';
import { coaching } from './lexicon-coaching.ts';
import { leak } from './lexicon-leak.ts';
import { markup, structure } from './lexicon-markup.ts';
import { persona } from './lexicon-persona.ts';
import { praise } from './lexicon-praise.ts';
import { scoreTalk } from './lexicon-score-talk.ts';
import { findBadManner } from './manner.ts';

const known = new Known('We took sixty-two batch jobs which had more than 2 failures a month at Vapi.');

describe.each([
  ['instruction_leak', [leak]],
  ['persona', [persona]],
  ['praise', [praise]],
  ['score_talk', [scoreTalk]],
  ['coaching', [coaching]],
  ['markup', [markup, structure]],
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
