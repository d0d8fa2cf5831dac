import { afterEach, expect, test } from 'vitest';
import { fixture } from '#tests/fixtures/resume-files.ts';
import { freeze, kill, parserChildren, thaw } from '#tests/fixtures/parser-children.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { ParserPool } from './parser-pool.ts';

let pool: ParserPool;
afterEach(async () => {
  for (const pid of parserChildren()) thaw(pid);
  await pool.close();
  expect(parserChildren()).toEqual([]);
});

function openPool(filesEach = 50): ParserPool {
  pool = new ParserPool({ processes: 2, filesEach, cpuSeconds: 120, wallMs: 50_000 });
  return pool;
}

const today = '2026-11-20';
const text = (words: string) => ({ kind: 'text' as const, bytes: Buffer.from(words), today });
const good = text('Asha Pillai, asha@example.com, Kochi, Kerala');
const broken = text('.');
const newChild = (before: readonly number[] = []) =>
  expect
    .poll(() => parserChildren().find((pid) => !before.includes(pid)))
    .toBeDefined()
    .then(() => parserChildren().find((pid) => !before.includes(pid)) ?? 0);

test('one process reads file after file, and another takes its place after as many as it may read', async () => {
  openPool(3).warm();
  const first = parserChildren();
  expect(first).toHaveLength(1);
  for (let n = 0; n < 2; n++) {
    expect(await pool.read(good)).toMatchObject({ kind: 'reading' });
    expect(parserChildren()).toEqual(first);
  }
  expect(await pool.read(good)).toMatchObject({ kind: 'reading' });
  await newChild(first);
  await expect.poll(() => parserChildren()).not.toContain(first[0]);
  expect(parserChildren()).toHaveLength(1);
});

test('files of every kind are read by one process, large ones in many parts', async () => {
  openPool().warm();
  const first = parserChildren();
  const pdf = { kind: 'pdf' as const, bytes: fixture('single-column.pdf'), today };
  expect(await pool.read(pdf)).toMatchObject({ kind: 'reading' });
  const long = text(`Asha Pillai\n${'worked hard '.repeat(2_000)}`);
  expect(await pool.read(long)).toMatchObject({ kind: 'reading' });
  expect(await pool.read(pdf)).toMatchObject({ kind: 'reading' });
  expect(parserChildren()).toEqual(first);
});

test('a process that could not read a file reads no other', async () => {
  openPool().warm();
  const first = parserChildren();
  expect(await pool.read(broken)).toEqual({ kind: 'failure', code: 'file_has_no_text' });
  await newChild(first);
  expect(await pool.read(good)).toMatchObject({ kind: 'reading' });
  await expect.poll(() => parserChildren()).not.toContain(first[0]);
});

test('a process that dies with nothing to read is missed by nobody', async () => {
  openPool().warm();
  const [first = 0] = parserChildren();
  kill(first);
  expect(await pool.read(good)).toMatchObject({ kind: 'reading' });
});

test('a file whose process is killed is read once more, and not a third time', async () => {
  openPool().warm();
  const [first = 0] = parserChildren();
  freeze(first);
  const once = pool.read(good);
  kill(first);
  expect(await once).toMatchObject({ kind: 'reading' });

  const [second = 0] = parserChildren();
  freeze(second);
  const twice = pool.read(good);
  kill(second);
  const third = await newChild([second]);
  kill(third);
  await expect(twice).rejects.toThrow('does not start');
});

test('a closed pool reads nothing and starts nothing', async () => {
  await openPool().close();
  pool.warm();
  await expect(pool.read(good)).rejects.toEqual(refusedWith('shutting_down'));
});
