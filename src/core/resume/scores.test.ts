import { expect, test } from 'vitest';
import { findScores, readScoreCell } from './scores.ts';

test.each<[string, string[], number?]>([
  ['8.74/10', ['8.74/10'], 87.4],
  ['CGPA: 8.74/10', ['8.74/10'], 87.4],
  ['CGPA – 8.74', ['8.74 CGPA'], 87.4],
  ['CPI 9.1', ['9.1 CPI'], 91],
  ['GPA: 3.97/4.00, Valedictorian', ['3.97/4.00'], 99.25],
  ['8.2 out of 10', ['8.2 out of 10'], 82],
  ['76.8%', ['76.8%'], 76.8],
  ['82 percent', ['82 percent'], 82],
  ['486/500,', ['486/500'], 97.2],
  ['Percentage: 71.5', ['71.5'], 71.5],
  ['First Class with Distinction', ['First Class with Distinction']],
  ['First Class (64.5%)', ['64.5%'], 64.5],
  ['97.82 percentile', []],
  ['98.91%ile', []],
  ['12/2021', []],
  ['11.5/10', []],
  ['1250/1200', []],
  ['101%', []],
  ['5% of the class', []],
])('%s', (text, scores, percent) => {
  const found = findScores(text);
  expect(found.map((score) => score.text)).toEqual(scores);
  if (percent !== undefined) expect(found[0]?.percent).toBeCloseTo(percent, 1);
});

test.each([
  ['7.15', '% / CGPA', '7.15 CGPA'],
  ['91.2', 'Percentage', '91.2%'],
  ['86.67', 'Score', '86.67%'],
  ['A+', 'Grade', 'A+'],
  ['8.61/10', 'Score', '8.61/10'],
  ['-', 'Score', undefined],
  ['2021', 'Score', undefined],
])('the cell %s under %s reads %s', (cell, header, text) => {
  expect(readScoreCell(cell, header)?.text).toBe(text);
});
