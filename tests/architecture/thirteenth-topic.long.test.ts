import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rubricHash } from '#core/scoring/rubric.ts';

const root = new URL('../../', import.meta.url).pathname;
const isShipped = (file: string): boolean => !/\.test\.tsx?$/.test(file);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What CONTRIBUTING.md says a new topic touches. */
const documented = [
  ...(read('CONTRIBUTING.md').split('## A new topic touches')[1]?.split('\n## ')[0] ?? '').matchAll(
    /^- `([^`]+)`/gm,
  ),
]
  .map(([, file]) => file ?? '')
  .toSorted();
const bank = 'src/core/interview/questions/question-bank.ts';

describe('a thirteenth topic', () => {
  const copy = mkdtempSync(join(tmpdir(), 'thirteenth-topic-'));
  const errors: { before?: string[]; withId?: string[]; everywhere?: string[] } = {};
  let found: unknown;

  /** Writes a text before the only place in a file that reads so. */
  function put(file: string, before: string, text: string): void {
    const source = readFileSync(join(copy, file), 'utf8');
    expect(source.split(before), `${file} has one place for the new topic`).toHaveLength(2);
    writeFileSync(
      join(copy, file),
      source.replace(before, () => text + before),
    );
  }

  function filesWithErrors(): string[] {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout } = spawnSync(tsc, ['-p', copy, '--pretty', 'false'], { encoding: 'utf8', cwd: copy });
    const lines = stdout.matchAll(/^(?:(\S+)\(\d+,\d+\): )?error/gm);
    return [...new Set(Array.from(lines, ([line, file]) => file ?? line))].toSorted();
  }

  beforeAll(() => {
    for (const folder of ['src/contract', 'src/core'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isShipped });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    copyFileSync(join(root, 'package.json'), join(copy, 'package.json'));
    copyFileSync(join(root, 'tests/architecture/thirteenth-topic/probe.ts'), join(copy, 'probe.ts'));
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { rootDirs: ['.'] },
      include: ['src'],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings));
    errors.before = filesWithErrors();

    put('src/contract/topics.ts', "  'composure',\n", "  'thirteenth',\n");
    errors.withId = filesWithErrors();

    const shown = "  thirteenth: { name: forAll('Thirteenth'), scoredBy: 'answers' },\n";
    put('src/contract/topics.ts', '  composure: {', shown);
    writeFileSync(
      join(copy, 'src/core/topics/thirteenth.ts'),
      `import { situationalEthics } from './situational-ethics.ts';
       import type { Topic } from './topic.ts';
       const { plan } = situationalEthics;
       const card = { name: 'thirteenth', about: 'something new' };
       export const thirteenth: Topic = { ...situationalEthics, plan: { ...plan, mustCover: true }, card };`,
    );
    const table = 'src/core/topics/topic-table.ts';
    put(table, 'import type { Place', "import { thirteenth } from './thirteenth.ts';\n");
    put(table, '  composure,\n', '  thirteenth,\n');
    const stem = "{ ...stem, id: `${stem.id}13`, topicId: 'thirteenth' }";
    put(bank, '  composure: [],\n', `  thirteenth: situationalEthicsDuty.map((stem) => (${stem})),\n`);
    errors.everywhere = filesWithErrors();

    const run = ['--disable-warning=ExperimentalWarning', 'probe.ts', 'thirteenth'];
    found = JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8', cwd: copy }));
    // The compiler runs three times and more, which takes a busy machine minutes.
  }, 600_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  it('is asked for by the compiler in the places that CONTRIBUTING.md names, and in no other', () => {
    expect(errors.before).toEqual([]);
    expect(errors.withId).toEqual(documented.filter((file) => file.startsWith('src/')));
    expect(errors.everywhere).toEqual([]);
  });

  it('is planned wherever its place is, asked, told to a model and scored, once those places know it', () => {
    expect(found).toEqual({
      planned: [true, true, true, true, true, true],
      asked: true,
      scored: true,
      inThePrompt: true,
      rubricHash: expect.not.stringMatching(rubricHash),
    });
  });
});
