import { describe, expect, test } from 'vitest';
import { neutralQuestion, type NeutralQuestion } from './neutral-question.ts';

const first = (question: string, text = 'Something else.'): NeutralQuestion =>
  neutralQuestion({ question, text, isProbe: false }, []);
const followUp = (question: string, text: string, before: string[] = []): NeutralQuestion =>
  neutralQuestion({ question, text, isProbe: true }, before);

describe('a question in neutral words', () => {
  test('a first question is known by what it is about', () => {
    expect(first('Explain price elasticity with a case from 2 markets.')).toEqual({
      kind: 'first question',
      about: ['price', 'elasticity', 'case', '2', 'markets'],
      wants: [],
    });
  });

  test('how it is put is left out', () => {
    expect(first('Defend your price. Honestly, I do not believe the elasticity.')).toEqual(
      first('Please tell us kindly about your price and the elasticity.'),
    );
  });

  test.each<[string, string, string[], string[]]>([
    [
      'How was the drop in queries measured?',
      'The queries fell by half.',
      ['queries'],
      ['how a figure is known'],
    ],
    ['That is textbook. Why?', 'Because the buyer was late.', [], ['a reason']],
    ['And what was your own part in the matcher?', 'I wrote the matcher.', ['matcher'], ['their own part']],
    ['Now argue the other side.', 'It may hurt small shops.', [], ['the other side']],
    ['Hm.', 'It may hurt small shops.', [], []],
  ])('a follow-up by what it goes for and the words that were said: %s', (asked, said, about, wants) => {
    expect(followUp(asked, said)).toEqual({ kind: 'follow-up', about, wants });
  });

  test('words said earlier on the topic count as said', () => {
    expect(
      followUp('And the vendor desk?', 'They lost overtime.', ['The vendor desk was against it.']).about,
    ).toEqual(['vendor', 'desk']);
  });

  test('what was hidden is no word, and the list ends', () => {
    expect(first('[name], what did [college 2] teach?').about).toEqual(['teach']);
    const long = Array.from({ length: 40 }, (_, at) => `subject${String.fromCharCode(97 + (at % 26))}${at}`);
    expect(first(long.join(' ')).about).toHaveLength(12);
  });
});
