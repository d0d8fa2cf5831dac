import { expect, it } from 'vitest';
import type { FactKind, ResumeFact } from '#contract/resume.ts';
import { foldRows, showFacts } from './facts-shown.ts';

const fact = (id: string, kind: FactKind, rest: Partial<ResumeFact> = {}): ResumeFact => ({
  id,
  kind,
  value: id,
  line: 1,
  attributes: {},
  ...rest,
});
const ids = (facts: readonly ResumeFact[]) => facts.map(({ id }) => id);

it('shows every fact once, except that a likely job is also in its table', () => {
  const facts = [
    fact('F01', 'name'),
    fact('F02', 'employment'),
    fact('F03', 'metric', { ofFactId: 'F02' }),
    fact('F04', 'education'),
    fact('F05', 'score', { ofFactId: 'F04' }),
    fact('F06', 'score', { ofFactId: 'F04', doubt: 'words' }),
    fact('F07', 'score'),
    fact('F08', 'also'),
    fact('F09', 'hobby'),
  ];
  const shown = showFacts(facts, ['F02', 'F03', 'F99']);
  expect(Object.fromEntries(Object.entries(shown).map(([where, those]) => [where, ids(those)]))).toEqual({
    likely: ['F02', 'F03'],
    jobs: ['F02'],
    studies: ['F04'],
    unsure: ['F06'],
    rest: ['F01', 'F07', 'F09'],
    also: ['F08'],
  });
});

it('shows at most fifteen rows, whatever the resume', () => {
  const kinds: FactKind[] = ['employment', 'education', 'metric', 'tool', 'hobby', 'also'];
  const facts = Array.from({ length: 90 }, (_, n) =>
    fact(`F${n}`, kinds[n % kinds.length] ?? 'tool', { doubt: 'words' }),
  );
  const { likely, jobs, studies, unsure } = showFacts(facts, ids(facts));
  const rows = [likely, unsure, foldRows(jobs).shown, foldRows(studies).shown].flat();
  expect(rows).toHaveLength(15);
});

it('folds no job in doubt while one without doubt shows', () => {
  const jobs = ['1', '2', '3', '4', '5', '6'].map((id) =>
    fact(id, 'employment', Number(id) > 4 ? { doubt: 'firm' } : {}),
  );
  const { shown, folded } = foldRows(jobs);
  expect([ids(shown), ids(folded)]).toEqual([
    ['1', '2', '5', '6'],
    ['3', '4'],
  ]);
});
