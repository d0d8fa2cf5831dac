import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import { hiddenTexts, startHiding, withoutPerson } from './hidden-texts.ts';

const fact = (
  kind: ResumeFact['kind'],
  value: string,
  attributes: ResumeFact['attributes'] = {},
): ResumeFact => ({
  id: 'F01',
  kind,
  value,
  line: 1,
  attributes,
});
const facts = [
  fact('name', 'KARTHIK SUBRAMANIAN'),
  fact('email', 'karthik.s@example.in'),
  fact('phone', '+91-70070 12345'),
  fact('education', 'B.Com, Shri Ram College of Commerce, 2021', {
    institution: 'Shri Ram College of Commerce',
  }),
  fact('education', 'Class XII, Symbiosis Junior College, Pune', {
    institution: 'Symbiosis Junior College, Pune',
  }),
];
const hiding = () => startHiding(hiddenTexts('Karthik Subramanian', facts));

describe('what a candidate could be known by', () => {
  test.each([
    ['I am Karthik Subramanian.', 'I am [name].'],
    ['My friends call me karthik, never KARTHIK.', 'My friends call me [name], never [name 2].'],
    ['Mail karthik.s@example.in or 70070-12345.', 'Mail [contact] or [contact 2].'],
    ['or on +91 98765 43210, see www.karthik.dev/cv', 'or on [contact 2], see [contact]'],
    ['At Shri Ram College of Commerce I ran the fest.', 'At [college] I ran the fest.'],
    ['SRCC has a fest; symbiosis has two.', '[college 2] has a fest; [college] has two.'],
    ['We beat IIT Bombay and NIT Trichy.', 'We beat [college] and [college 2].'],
    ['She was at Presidency University then.', 'She was at [college] then.'],
  ])('%s', (said, shown) => {
    const { hide, reveal } = hiding();
    expect(hide(said)).toBe(shown);
    expect(reveal(shown)).toBe(said);
  });

  test.each([
    'Pune has two seasons and 37 colleges.',
    'I want to study at the Indian Institute of Management in Ahmedabad.',
    'The commerce section of the bank in 2021 paid 70,070 rupees.',
    'In my college I shared a room.',
  ])('leaves alone: %s', (said) => {
    expect(hiding().hide(said)).toBe(said);
  });

  test('a name that is an everyday word is hidden only where it is written as a name', () => {
    const { hide } = startHiding(hiddenTexts('Will May', []));
    expect(hide('I will say that Will May may, and Will will.')).toBe(
      'I will say that [name] may, and [name 2] will.',
    );
  });

  test('what was hidden comes back letter for letter; brackets of others stay', () => {
    const part = fc.constantFrom(
      'Karthik ',
      'karthik, ',
      'SRCC ',
      'at Shri Ram College of Commerce ',
      '70070 12345 ',
      'we ',
      '[name 9] ',
      '40 ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { hide, reveal } = hiding();
        const said = parts.join('');
        const shown = hide(said);
        expect(shown).not.toMatch(/karthik|srcc|shri ram|70070/i);
        expect(reveal(shown)).toBe(said);
        expect(hide(said)).toBe(shown);
      }),
    );
  });

  test('a resume without a name hides no everyday words', () => {
    expect(hiddenTexts('', [])).toEqual([]);
    expect(startHiding([]).hide('I said what I think.')).toBe('I said what I think.');
  });
});

describe('a person taken out of texts (rule DATA-5)', () => {
  it.each<[name: string, except: string | null, text: string, left: string]>([
    [
      'Ishita Rao',
      null,
      'I am Ishita Rao, ISHITA to friends; the Raos of Pune.',
      'I am …, … to friends; the Raos of Pune.',
    ],
    ['Ishita Rao', 'Ishita', 'I am Ishita Rao, ISHITA to friends.', 'I am Ishita …, ISHITA to friends.'],
    [
      'Om Will Shah',
      null,
      'Om said he will; Will did. From Shah’s shop.',
      '… said he will; … did. From …’s shop.',
    ],
    ['Ishita Rao', 'Ishita', 'Write to ishita@firm.in or 98400 12345.', 'Write to … or ….'],
    ['Ishita Rao', null, 'I studied at Kovai College, 2021.', 'I studied at Kovai College, 2021.'],
    ['', null, 'Nobody was named.', 'Nobody was named.'],
  ])('%s, except %s: %s', (name, except, text, left) => {
    expect(withoutPerson(name, [], except)(text)).toBe(left);
  });
});
