import { describe, expect, it } from 'vitest';
import { schoolNotice } from './school-notice.ts';

const source = { school: 'Sahyadri School', retentionDays: 240, own: '' };

describe.each(['en', 'hi'] as const)('the notice in %s', (language) => {
  it('names the school and the days, and has as many paragraphs in every language', () => {
    const paragraphs = schoolNotice({ ...source, language });
    expect(paragraphs).toHaveLength(schoolNotice({ ...source, language: 'en' }).length);
    expect(paragraphs.join(' ')).toContain('Sahyadri School');
    expect(paragraphs.join(' ')).toContain('240');
  });

  it('ends with what the school adds, and with nothing where it adds blanks', () => {
    const added = schoolNotice({ ...source, language, own: ' Write to admissions@example.com. ' });
    expect(added.at(-1)).toBe('Write to admissions@example.com.');
    expect(schoolNotice({ ...source, language, own: '  ' })).toEqual(schoolNotice({ ...source, language }));
  });
});

it('is in the language asked for', () => {
  expect(schoolNotice({ ...source, language: 'en' }).join(' ')).not.toMatch(/\p{Script=Devanagari}/u);
  expect(
    schoolNotice({ ...source, language: 'hi' }).every((text) => /\p{Script=Devanagari}/u.test(text)),
  ).toBe(true);
});
