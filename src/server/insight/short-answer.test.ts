import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortAnswer } from './short-answer.ts';

const plain = fc.constantFrom(
  'We went on with the work.',
  'The rain came early.',
  'Everybody was at the gate.',
);
const kept = fc.constantFrom(
  'It cost 48 thousand rupees.',
  'I concede this.',
  'That is fair, sir.',
  'It was never measured.',
);

it('an answer is cut at the ends of sentences, keeps figures and concessions, and counts what it leaves out (rule LEDGER-7)', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(plain, kept), { minLength: 1, maxLength: 14 }), (sentences) => {
      const text = sentences.join(' ');
      const short = shortAnswer(text, 60);
      const [, quoted = '', more] =
        /^“(.*)”(?: \(…and (\d+) more words? in your feedback\))?$/.exec(short) ?? [];
      const printed = quoted.split(/(?<=\.) (?:… )?/).filter((one) => one !== '…');
      for (const one of printed) expect(sentences).toContain(one.replace(/ …$/, ''));
      const count = (all: readonly string[]) => all.join(' ').split(' ').length;
      expect(count(printed) + Number(more ?? 0)).toBe(count(sentences));
      const important = sentences.filter((one) => /48|concede|fair|never/.test(one));
      expect(printed.filter((one) => /48|concede|fair|never/.test(one))).toEqual(important);
    }),
  );
});
