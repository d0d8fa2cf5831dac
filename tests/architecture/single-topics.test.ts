import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { topicIds } from '#contract/topics.ts';
import { importsOf, readAll, targetOf } from './check-imports.ts';

const root = new URL('../../', import.meta.url).pathname;
const isShipped = (file: string): boolean => !/\.test\.tsx?$/.test(file);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const bank = 'src/core/interview/questions/question-bank.ts';

/** What CONTRIBUTING.md says a new topic touches. */
const documented = [
  ...(read('CONTRIBUTING.md').split('## A new topic touches')[1]?.split('\n## ')[0] ?? '').matchAll(
    /^- `([^`]+)`/gm,
  ),
]
  .map(([, file]) => file ?? '')
  .toSorted();

it('tables of every topic stand where CONTRIBUTING.md says a new topic goes', () => {
  const files = ['src', 'eval', 'bench'].flatMap((folder) => [...readAll(root, folder)]);
  const total = files.filter(([, source]) => /(?<!Partial<)Record<TopicId,/.test(source));
  expect(total.map(([file]) => file).toSorted()).toEqual(documented);
});

/** Ids that are also the names of other things: a section of a resume, a move of the panel. */
const shared: readonly string[] = ['hobbies', 'closing'];
const own = topicIds.filter((id) => !shared.includes(id)).join('|');

/** Where a source speaks of single topics: an id in quotes or as a key, or a record that may leave topics out. */
function topicsNamedIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const patterns = [
    `['"\`](?:${own})['"\`]`,
    `(?:^|[{,])\\s*(?:${own})\\s*:`,
    `topic\\w*\\s*(?:[!=]==?|:|\\?\\?)\\s*['"\`](?:${shared.join('|')})['"\`]`,
    'Partial<Record<TopicId',
  ];
  return patterns.flatMap((pattern) => code.match(new RegExp(pattern, 'gim')) ?? []);
}

describe('single topics', () => {
  const stems = importsOf(read(bank)).flatMap((specifier) => {
    const target = targetOf(bank, specifier);
    return 'path' in target ? [target.path] : [];
  });
  const mayName: Record<string, string> = {
    'src/contract/topics.ts': 'the ids and names',
    'src/core/topics/': 'the table',
    [bank]: 'which questions belong to which topic',
    'src/core/interview/testing/': 'made-up interviews; never shipped',
    'src/core/interview/state.ts': 'the topics opened so far, which are some',
    'src/core/scoring/as-told.ts': 'the topics the candidate told of, which are some',
    'src/server/platform/database/schema/interviews.ts': 'the topics the candidate told of, which are some',
    'src/server/interviewer/model-assessor/level.ts': 'an example reply in the instructions',
    'src/server/interviewer/model-assessor/write.ts': 'an example reply in the instructions',
    'src/server/operations/demo/answers/': 'what the fictional candidate of the demo says',
    'src/server/operations/demo-school/':
      'a fictional school: its scenario, its questions, what its applicants say',
    'src/web/content/shown-interview.ts': 'a recorded interview',
    'src/web/site/features/ui-parts/colours.tsx': 'the background of a swatch',
    'src/web/site/features/schools/branding/colour-field.tsx': 'the background of a swatch',
  };
  const allowed = [...Object.keys(mayName), ...stems];

  it('are named in the table and the bank only', () => {
    const named = [...readAll(root, 'src')].filter(
      ([file, source]) =>
        isShipped(file) && !allowed.some((path) => file.startsWith(path)) && topicsNamedIn(source).length > 0,
    );
    expect(named.map(([file, source]) => [file, topicsNamedIn(source)])).toEqual([]);
  });

  it.each([
    `const takesStory: readonly TopicId[] = ['why_mba', "work_experience"];`,
    `['current_affairs'].includes(heard.topicId)`,
    `if (turn.topicId === 'closing') return;`,
    `topics.filter((topic) => topic !== 'hobbies')`,
    `const at = { topicId: 'closing' };`,
    `asked?.topicId ?? 'introduction'`,
    `const gaps: Partial<Record<TopicId, Gap[]>> = {};`,
    `const planned: Record<string, number> = {\n  academics: 3,\n};`,
  ])('are found where they are planted: %s', (source) => {
    expect(topicsNamedIn(source)).not.toEqual([]);
  });

  it.each([`say(step, { move: 'closing' })`, `if (has('hobbies')) return;`, `// such as 'why_mba'`])(
    'are not seen in %s',
    (source) => {
      expect(topicsNamedIn(source)).toEqual([]);
    },
  );
});
