import { expect, it } from 'vitest';
import { rowErrorCodes, rowErrorWords } from './row-errors.ts';
import { sheetFaultCodes, sheetFaultWords } from './sheet-faults.ts';

it('every error has a sentence that holds what was found and the bound', () => {
  const said = rowErrorCodes.map((code) => rowErrorWords({ code, found: '$& found', bound: 12_345 }));
  expect(new Set(said).size).toBe(rowErrorCodes.length);
  expect(said.join()).not.toMatch(/[{}]/);
  expect(rowErrorWords({ code: 'mail_twice', found: '$& found', bound: 12_345 })).toBe(
    '$& found is already in row 12,345.',
  );
});

it('every fault of a file has a sentence of its own', () => {
  const said = sheetFaultCodes.map((code) => sheetFaultWords[code]);
  expect(new Set(said).size).toBe(sheetFaultCodes.length);
  expect(said.filter((words) => !/^[A-Z].+\.$/.test(words))).toEqual([]);
});
