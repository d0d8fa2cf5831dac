import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { fooledFound, fooledInterviews } from './measure-fooled.ts';
import { readFooled } from './read-fooled.ts';
import { createScorer } from './scorer.ts';

const folder = mkdtempSync(join(tmpdir(), 'fooled-'));
afterAll(() => rmSync(folder, { recursive: true }));
const offline = createScorer(createOfflineAssessor());

const question = 'Tell us about a decision at work that was yours alone.';
const answers = [
  [
    'honest',
    7,
    'I stopped the Friday despatch, because one carton smelt of solvent. The lab said two days, and I held forty pallets until the test.',
  ],
  [
    'shuffled',
    0.5,
    'because the until Friday one I two and solvent smelt forty test stopped lab of despatch carton days the held pallets said I the',
  ],
] as const;
const rows = answers.map(([kind, intended, answer]) => ({
  id: kind,
  kind,
  topicId: 'work_experience',
  question,
  answer,
  intended,
  group: 'g1',
}));
const turns = rows.flatMap(({ answer }, at) => [
  { id: `T0${at * 2 + 1}`, role: 'panel', topicId: 'work_experience', move: 'lead', text: question },
  { id: `T0${at * 2 + 2}`, role: 'candidate', topicId: 'work_experience', source: 'typed', text: answer },
]);

test('answers and interviews of a split are read and measured by kind', async () => {
  mkdirSync(join(folder, 'fooled-interviews', 'develop'), { recursive: true });
  writeFileSync(
    join(folder, 'fooled-answers.develop.jsonl'),
    rows.map((row) => JSON.stringify(row)).join('\n'),
  );
  writeFileSync(
    join(folder, 'fooled-interviews', 'develop', 'one.json'),
    JSON.stringify({ id: 'one', kind: 'thin', intended: 3, turns }),
  );
  const { answers: read, interviews } = readFooled(folder, 'develop');
  const found = await fooledFound(offline, read);
  expect(found.kinds.map(({ kind, answers: count }) => [kind, count])).toEqual([
    ['honest', 1],
    ['shuffled', 1],
  ]);
  expect(found.spearman).toBe(1);
  expect(found.worst).toHaveLength(2);
  expect(await fooledInterviews(offline, interviews)).toEqual([
    { id: 'one', kind: 'thin', intended: 3, overall: null },
  ]);
  expect(readFooled(folder, 'held_out')).toEqual({ answers: [], interviews: [] });
});

test('a broken row is named', () => {
  writeFileSync(join(folder, 'fooled-answers.held_out.jsonl'), '{"id": 1}\n');
  expect(() => readFooled(folder, 'held_out')).toThrow(/fooled-answers\.held_out\.jsonl:1/);
});
