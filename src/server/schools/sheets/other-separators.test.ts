import { describe, expect, it } from 'vitest';
import { csv } from '#tests/fixtures/sheets.ts';
import { guardedText, unguarded } from './formula-guard.ts';

/* A CSV of ours that is opened where something else than a comma parts the cells (rule SCHOOL-42). */

const formula = 'HYPERLINK("https://evil.example";"Open")';
const inTheMiddle = (separator: string): string[] =>
  ['=', '+', '-', '@', '＝'].flatMap((sign) => [
    `Meera${separator}${sign}${formula}`,
    `Meera${separator}"${sign}1${separator}`,
    `Meera${separator}'${sign}1`,
    `${separator}${sign}1`,
    `a${separator}${separator}${sign}1${separator}b`,
  ]);

describe('a cell that holds a separator of others', () => {
  it.each([';', '\t', '|', '\n', '\r\n'])('%j begins no formula there', async (separator) => {
    const rows = inTheMiddle(separator).map((text) => ['1', text, 'end']);
    const file = (await csv(['No', 'Name', 'End'], rows)).toString('utf8').replace('\uFEFF', '');
    // However it takes our quotes: no cell of such a program begins after anything but its separator or a line end.
    const parts = separator.endsWith('\n') ? ';' : separator;
    for (const line of file.split(/\r?\n|\r/))
      for (const cell of line.split(parts)) expect(cell, line).not.toMatch(/^"*[=+\-@＝]/);
  });

  it('is ours again when we read it', () => {
    const texts = [';', '\t', '|', '\n', '\r'].flatMap(inTheMiddle);
    for (const text of [...texts, ...texts.map((one) => `=${one}`), 'a; b', 'x;1', "x;'1", 'well-known; a-b'])
      expect(unguarded(guardedText(text))).toBe(text);
  });

  it('is left alone where nothing could run', () => {
    for (const text of ['a; b', 'x;1', 'one\ntwo', 'Anil | Asha', 'well-known; a-b', '1;2;3'])
      expect(guardedText(text)).toBe(text);
  });
});
