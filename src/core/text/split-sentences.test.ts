import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { splitSentences, takeSentence } from './split-sentences.ts';

it.each([
  ['Who chose it? And', 'Who chose it?'],
  ['Sixty-two jobs. Why', 'Sixty-two jobs.'],
  ['So Prof. Bhalla asked. Then', 'So Prof. Bhalla asked.'],
  ['From 6.5 hours to 2.1. Who', 'From 6.5 hours to 2.1.'],
  ['At Rs. 19,000 a month. What', 'At Rs. 19,000 a month.'],
  ['You took B.Com. at Pune. Why', 'You took B.Com. at Pune.'],
  ['It ran at 6 a.m. daily. Why', 'It ran at 6 a.m. daily.'],
  ['That is… about twelve. Why', 'That is… about twelve.'],
  ['Well... twelve. Why', 'Well... twelve.'],
  ['You said “we did it.” Who', 'You said “we did it.”'],
  ['You said "no!" Who', 'You said "no!"'],
  ['Really?! Who', 'Really?!'],
  ['Who chose it?\nWhy', 'Who chose it?'],
  ['It was done.Then we left', 'It was done.'],
  ['It was done.I left', 'It was done.'],
  ['I said no. Then', 'I said no.'],
  ['We took gate No. 5. Then', 'We took gate No. 5.'],
  ['Tea, coffee etc. at night. Then', 'Tea, coffee etc. at night.'],
  ['Tea, coffee etc. Then we', 'Tea, coffee etc.'],
  ['I met Pr\u00adof. Rao. Then', 'I met Pr\u00adof. Rao.'],
  ['You said **no!** Then', 'You said **no!**'],
  ['I left... Then', 'I left...'],
  ['I did B.Tech. in Pune. Then', 'I did B.Tech. in Pune.'],
  ['I did my B.Tech. Then we', 'I did my B.Tech.'],
  ['I joined Orbit Pvt. Ltd. We were', 'I joined Orbit Pvt. Ltd.'],
  ['I met K. I. Rao. Then', 'I met K. I. Rao.'],
  ['I met Prof. Will Rao. Then', 'I met Prof. Will Rao.'],
  ['I hold a Ph.D. in maths. Then', 'I hold a Ph.D. in maths.'],
  ['Mail me at a.b@c.in! Then', 'Mail me at a.b@c.in!'],
  ['मैंने किया।फिर', 'मैंने किया।'],
  ['A loan of about Rs. 25 lakh it was. Then', 'A loan of about Rs. 25 lakh it was.'],
  ['I met Mr. Rao there. Then', 'I met Mr. Rao there.'],
  ['I met Lt. Col. Rao there. Then', 'I met Lt. Col. Rao there.'],
  ['We bought from M/s. Rao and Sons. Then', 'We bought from M/s. Rao and Sons.'],
  ['Big firms, e.g. Tata Motors. Then', 'Big firms, e.g. Tata Motors.'],
  ['We took Nos. 5 and 6. Then', 'We took Nos. 5 and 6.'],
  ['A house of 900 sq. ft. it was. Then', 'A house of 900 sq. ft. it was.'],
  ['I waited a min. Then we left', 'I waited a min.'],
])('%s', (stream, sentence) => {
  expect(takeSentence(stream)?.sentence).toBe(sentence);
});

it.each([
  '',
  'Who chose it',
  'Who chose it?',
  'Who chose it?”',
  'Prof. ',
  'Well... ',
  '6.',
  'No. ',
  'Done.T',
  'I did my B.Tech. The',
  'He left… ',
  'Tea etc. Then\ud800',
])('no sentence has ended in "%s"', (stream) => {
  expect(takeSentence(stream)).toBeNull();
});

const pieces = [
  'We left',
  ' Prof. Rao',
  ' 6.5 hours',
  '. ',
  '.',
  '... ',
  '?',
  '!” ',
  ' no',
  ' I',
  'Then',
  ' etc',
  '\n',
  '।',
  ' B.Com',
  ' 5',
  ' )',
];
const anyText = fc.array(
  fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 4 })),
  { maxLength: 14 },
);

it('the sentences of a text are the text', () => {
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join('');
      const sentences = splitSentences(text);
      expect(sentences.join('')).toBe(text);
      expect(sentences).not.toContain('');
    }),
    { numRuns: runs(1000) },
  );
});

it('a stream ends its sentences where the whole text does, however little of it has come', () => {
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts.join('');
      const [first] = splitSentences(text);
      for (let length = 0; length <= text.length; length += 1) {
        const taken = takeSentence(text.slice(0, length));
        if (taken === null) continue;
        expect(taken.sentence).toBe(first);
        expect(taken.sentence + taken.rest).toBe(text.slice(0, length));
      }
    }),
    { numRuns: runs(1000) },
  );
});
