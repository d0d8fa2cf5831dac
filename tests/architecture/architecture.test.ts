import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paidPlans } from '#contract/catalogue.ts';
import { type ErrorCode, errorCodes } from '#contract/errors.ts';
import { variableNames } from '#server/config/config.ts';
import { errorStatus } from '#server/platform/http/error-status.ts';
import { errorWords } from '#web/lib/refusals/all-refusals.ts';
import { circlesIn, importsOf, readAll, violationsOf } from './check-imports.ts';
import { wideLines } from './check-lines.ts';
import { importTable } from './import-table.ts';

const root = new URL('../../', import.meta.url).pathname;
const sources = readAll(root, 'src');

describe('the import table', () => {
  it('holds for every source file', () => {
    expect([...sources].flatMap(([file, source]) => violationsOf(file, source))).toEqual([]);
  });

  it('has no row without a file', () => {
    const files = [...sources.keys()];
    const empty = importTable.filter(
      ({ folder }) => !files.some((f) => f === folder || f.startsWith(`${folder}/`)),
    );
    expect(empty.map((row) => row.name)).toEqual([]);
  });

  it('has no circles', () => {
    const shipped = new Map([...sources].filter(([file]) => !/\.test\.tsx?$/.test(file)));
    expect(circlesIn(shipped)).toEqual([]);
  });

  it.each([
    ['src/contract/planted.ts', `import { step } from '#core/interview/conductor.ts';`],
    ['src/contract/planted.ts', `import React from 'react';`],
    ['src/core/interview/planted.ts', `import { provocations } from './testing/red-team.ts';`],
    ['src/server/interviewer/planted.ts', `import { play } from '#core/interview/testing/play.ts';`],
    ['src/core/interview/state.ts', `import type { Draft } from './turns/step.ts';`],
    ['src/core/interview/plan/planted.ts', `import { formOf } from '../follow-up/answer-form.ts';`],
    ['src/core/interview/turns/planted.ts', `import { step } from '../conductor.ts';`],
    ['src/core/scoring/planted.ts', `export { step } from '#core/interview/conductor.ts';`],
    ['src/core/interview/planted.ts', `import type { Rubric } from '../scoring/rubric.ts';`],
    ['src/core/billing/planted.ts', `import { readFileSync } from 'node:fs';`],
    ['src/core/answers/planted.ts', `import { z } from 'zod';`],
    ['src/core/text/planted.ts', `import { analyseAnswer } from '#core/answers/analyse-answer.ts';`],
    ['src/server/platform/planted.ts', `import { x } from '../accounts/x.ts';`],
    ['src/server/accounts/planted.ts', `const billing = await import('../billing/hold-credit.ts');`],
    ['src/server/accounts/planted.ts', `import { eq } from 'drizzle-orm';`],
    [
      'src/server/mail/planted.ts',
      `import { attachDocument } from '../billing/documents/attach-document.ts';`,
    ],
    ['src/server/interviews/planted.ts', `import mammoth from 'mammoth';`],
    ['src/web/room/planted.tsx', `import { step } from '#core/interview/conductor.ts';`],
    ['src/web/room/planted.tsx', `import { Link } from 'react-router';`],
    ['src/web/site/features/feedback/planted.tsx', `import { X } from '../sign-in/x.tsx';`],
    ['src/web/ui/planted.tsx', `import '#server/main.ts';`],
    ['src/nowhere/planted.ts', `import { z } from 'zod';`],
  ])('refuses what is planted in %s: %s', (file, source) => {
    expect(violationsOf(file, source)).toHaveLength(1);
  });

  it('finds a planted circle', () => {
    const files = new Map([
      ['src/core/x/a.ts', `import { b } from './b.ts';`],
      ['src/core/x/b.ts', `import type { a } from './a.ts';`],
    ]);
    expect(circlesIn(files)).toHaveLength(1);
  });

  it('reads every form of import', () => {
    const source = `
      import a from 'a'; import { b,
        c } from "b"; import * as d from 'd'; import 'e'; import type { F } from 'f';
      export { g } from 'g'; export * from 'h'; export type { I } from 'i'; const j = await import('j');
      // import k from 'k'
      /* import l from 'l' */`;
    expect(importsOf(source)).toEqual(['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  });
});

describe('lines', () => {
  it('are 200 characters wide at most, but for sentences in one string', () => {
    const wide = [...sources].flatMap(([file, source]) => wideLines(source).map((line) => ({ file, line })));
    expect(wide).toEqual([]);
  });

  const sentence = 'The pumps ran for eleven months, then nobody had money for a valve. '.repeat(4);
  it.each([
    ['sentences in one string', `  '${sentence}',`],
    ['sentences under a key', `  answer: "${sentence}",`],
    ['two hundred characters', 'x'.repeat(200)],
  ])('may be wide: %s', (_, line) => expect(wideLines(`${line}\n`)).toEqual([]));

  it.each([
    ['a pattern', `const p = /${'(?:one|two) '.repeat(20)}/;`],
    ['a pattern in a string', `  '(?:one. |two. ${'|three. '.repeat(30)})',`],
    ['a list of words', `  'one two three ${'four '.repeat(50)}',`],
    ['a list of words to be split', `  '${sentence}'.split(' '),`],
    ['code', `const a = ${'b + '.repeat(60)}c;`],
    ['a comment', `// ${sentence}`],
    ['two strings', `  ['${sentence}', '${sentence}'],`],
  ])('may not be wide: %s', (_, line) => expect(wideLines(`\n${line}\n`)).toEqual([line]));
});

describe('the environment', () => {
  it('is read in main.ts only', () => {
    const readers = [...sources]
      .filter(([file, source]) => /\bprocess\.env\b/.test(source) && !/\.test\.tsx?$/.test(file))
      .map(([file]) => file);
    expect(readers).toEqual(['src/server/main.ts']);
  });

  it('is named completely by .env.example', () => {
    const named = readFileSync(`${root}.env.example`, 'utf8').match(/^[A-Z_]+(?==)/gm);
    expect(named?.toSorted()).toEqual([...variableNames].sort());
  });
});

describe('error codes', () => {
  const docs = readFileSync(`${root}docs/errors.md`, 'utf8');
  it.each(errorCodes)('%s has a status, words and a line in docs/errors.md', (code) => {
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
    expect(errorWords[code].length).toBeGreaterThan(5);
    expect(docs).toContain(`\`${code}\``);
  });

  const service = [...sources].filter(
    ([file]) => /^src\/server\/.*(?<!\.test)\.ts$/.test(file) && !file.endsWith('/error-status.ts'),
  );
  /** The catalogue makes them (`purchaseObstacle`). */
  const codesOfPlans = paidPlans.flatMap((plan): ErrorCode[] => [`${plan}_required`, `already_${plan}`]);
  it.each(errorCodes)('%s is a word of the service, not only of its tables', (code) => {
    const said = service.some(([, source]) => source.includes(`'${code}'`));
    expect(said || codesOfPlans.includes(code)).toBe(true);
  });
});

describe('decisions', () => {
  it('give every dependency its line', () => {
    const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const names = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((k) =>
      Object.keys(manifest[k] ?? {}),
    );
    const text = readdirSync(`${root}docs/decisions`)
      .map((f) => readFileSync(`${root}docs/decisions/${f}`, 'utf8'))
      .join('\n');
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
