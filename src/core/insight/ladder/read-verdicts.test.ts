import { describe, expect, it } from 'vitest';
import type { KnownText } from './known-texts.ts';
import { faultInClause, type Verdict } from './read-verdicts.ts';
import { toldClauses } from './told-clauses.ts';

const known: readonly KnownText[] = [
  {
    by: 'turn',
    asked: 'Did you lead the audit alone?',
    said: 'No. I matched 1,400 slips with the ledger, the partner led it.',
  },
  { by: 'resume', asked: null, said: 'Article Assistant, Kale & Co, Kolhapur' },
];
const said: Verdict = { finding: 'said', text: 1, words: 'I matched 1,400 slips', by: 'i' };
const faultOf = (clause: string, ...verdicts: Verdict[]): string | null => {
  const [told] = toldClauses(clause);
  if (!told) throw new Error('no clause');
  return faultInClause(told, verdicts, { before: 'The slips were many.', known });
};

describe('a clause of a rung may stand', () => {
  it.each<[string, string, Verdict[]]>([
    ['where its words were said', 'I compared 1,400 slips.', [said]],
    [
      'in any case and with any marks',
      'I compared 1,400 slips.',
      [{ ...said, words: '“i matched 1,400 Slips”' }],
    ],
    [
      'by the resume',
      'I was an article assistant at Kale & Co.',
      [{ ...said, text: 2, words: 'Article Assistant, Kale' }],
    ],
    [
      'where two places say it',
      'I matched slips at Kale & Co.',
      [said, { ...said, text: 2, words: 'Kale & Co' }],
    ],
    ['in other words, where what stood before is of the same', 'It was me who compared them.', [said]],
    [
      'where one of two places tells what others did',
      'I compared 1,400 slips while he led it.',
      [said, { ...said, words: 'the partner led it', by: 'other' }],
    ],
    ['where it only joins', 'And so it was.', []],
    ['where it states nothing', 'Let me say it honestly.', [{ ...said, finding: 'joins', words: '' }]],
  ])('%s', (_, clause, verdicts) => expect(faultOf(clause, ...verdicts)).toBeNull());

  it.each<[string, string, Verdict[]]>([
    ['where nobody looked at it', 'I compared 1,400 slips.', []],
    ['where nobody said it', 'I compared 1,400 slips.', [{ ...said, finding: 'nobody', words: '' }]],
    ['where it was said otherwise', 'I compared 1,400 slips.', [{ ...said, finding: 'otherwise' }]],
    [
      'where one of two places says otherwise',
      'I compared 1,400 slips.',
      [said, { ...said, finding: 'otherwise' }],
    ],
    ['by words that stand nowhere', 'I compared 1,400 slips.', [{ ...said, words: 'I matched all slips' }]],
    ['by words of another text', 'I compared 1,400 slips.', [{ ...said, text: 2 }]],
    ['by a text that is not there', 'I compared 1,400 slips.', [{ ...said, text: 3 }]],
    ['by no words at all', 'I compared 1,400 slips.', [{ ...said, words: ' … ' }]],
    ['by what the panel asked', 'I led the audit alone.', [{ ...said, words: 'lead the audit alone' }]],
    ['by words about something else', 'I cleared the dishes.', [{ ...said, text: 2, words: 'Kale & Co' }]],
    [
      'as one’s own act where somebody else did it',
      'I led it.',
      [{ ...said, words: 'the partner led it', by: 'other' }],
    ],
    [
      'as joining words where it tells a deed',
      'I audited the ledger.',
      [{ ...said, finding: 'joins', words: '' }],
    ],
    [
      'as joining words where it names somebody',
      'It went by Imran.',
      [{ ...said, finding: 'joins', words: '' }],
    ],
    [
      'as joining words where they did it together',
      'We audited the ledger.',
      [{ ...said, finding: 'joins', words: '' }],
    ],
    [
      'as joining words where it has a figure',
      'It was 37 in all.',
      [{ ...said, finding: 'joins', words: '' }],
    ],
  ])('not %s', (_, clause, verdicts) => expect(faultOf(clause, ...verdicts)).not.toBeNull());
});
