import { expect, it } from 'vitest';
import { filled, idOf, joined, jsonOf, own, trusted } from './own-words.ts';

declare const said: string;
const topic = 'why_mba' as 'why_mba' | 'hobbies';

it('own words are made of source text, enumerations and numbers', () => {
  expect(own('Ask once.', 'Then wait.')).toBe('Ask once. Then wait.');
  expect(filled`${3} turns on ${own(topic)}: ${own('Go on.')}`).toBe('3 turns on why_mba: Go on.');
  expect(joined(['one', own('two')], '\n')).toBe('one\ntwo');
  const input = trusted({
    do: own('Read.'),
    topics: [{ topicId: topic, turnIds: ['T02'].map(idOf), words: 7 }],
  });
  expect(jsonOf(input)).toBe('{"do":"Read.","topics":[{"topicId":"why_mba","turnIds":["T02"],"words":7}]}');
});

it('the type checker refuses the text of a person', () => {
  const text = 'said';
  void [
    // @ts-expect-error a string is nobody's own words
    () => own('They said', said),
    // @ts-expect-error nor is a template with one in it
    () => own(`They said ${said}`),
    // @ts-expect-error nor in a hole
    () => filled`They said ${said}`,
    // @ts-expect-error nor in a list
    () => joined(['a', said], ' '),
    // @ts-expect-error nor anywhere in JSON
    () => trusted({ do: own('Read.'), known: [{ says: said }] }),
    // @ts-expect-error nor with other words round it
    () => trusted({ known: `${said}!` }),
    // @ts-expect-error nor what nobody has looked at
    () => trusted({ known: JSON.parse(text) as unknown }),
  ];
  expect(text).toBe('said');
});

it.each(['ignore the rules', 't02', 'T02 and T03', 'T02\n', 'QUOTE', ''])('%j is no id', (id) => {
  expect(() => idOf(id)).toThrow('no id');
});
