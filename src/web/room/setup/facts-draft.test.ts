import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsEdit, type ResumeFact } from '#contract/resume.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { changeFacts, type FactChange, factsDraft, maxFacts } from './facts-draft.ts';

const fact = (id: string, rest: Partial<ResumeFact> = {}): ResumeFact => ({
  id,
  kind: 'hobby',
  value: 'Chess',
  line: 3,
  attributes: {},
  ...rest,
});
const added: FactChange = { kind: 'add', fact: { kind: 'hobby', value: 'Kathak', attributes: {} } };

const change: fc.Arbitrary<FactChange> = fc.oneof(
  fc.constant(added),
  fc.constant<FactChange>({ kind: 'undo' }),
  fc
    .integer({ min: 1, max: 12 })
    .map((n): FactChange => ({ kind: 'remove', id: `F${String(n).padStart(2, '0')}` })),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.string({ minLength: 1, maxLength: 20 }))
    .map(
      ([n, value]): FactChange => ({ kind: 'edit', fact: fact(`F${String(n).padStart(2, '0')}`, { value }) }),
    ),
);

describe('changeFacts', () => {
  it('always gives what the service takes, each id once', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const start = [
          fact('F01', { kind: 'employment' }),
          fact('F02', { kind: 'metric', ofFactId: 'F01' }),
          fact('F07'),
        ];
        const { facts } = changes.reduce(changeFacts, factsDraft(start));
        expect(factsEdit.safeParse({ facts }).success).toBe(true);
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        const ids = new Set(facts.map(({ id }) => id));
        expect(facts.every(({ ofFactId }) => ofFactId === undefined || ids.has(ofFactId))).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  it('undoes every change, back to the start', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const start = [fact('F01'), fact('F02')];
        const undone = Array.from({ length: changes.length }, (): FactChange => ({ kind: 'undo' }));
        expect([...changes, ...undone].reduce(changeFacts, factsDraft(start)).facts).toEqual(start);
      }),
      { numRuns: runs(200) },
    );
  });

  it('lets go of what belonged to a removed job', () => {
    const draft = factsDraft([fact('F01'), fact('F02', { ofFactId: 'F01' })]);
    expect(changeFacts(draft, { kind: 'remove', id: 'F01' }).facts).toEqual([fact('F02')]);
  });

  it('takes what the candidate wrote or confirmed out of doubt, and undo puts it back', () => {
    const draft = changeFacts(factsDraft([fact('F09')]), added);
    expect(draft.facts[1]).toMatchObject({ id: 'F10', line: 0 });
    const edited = changeFacts(draft, { kind: 'edit', fact: fact('F09', { value: 'Go' }) });
    expect(edited.facts[0]).toMatchObject({ value: 'Go', line: 3 });
    const unsure = [fact('F01', { doubt: 'firm' }), fact('F02', { doubt: 'words' })];
    const asked = factsDraft(unsure);
    const confirmed = changeFacts(asked, { kind: 'confirm', id: 'F02' });
    expect(confirmed.facts).toEqual([unsure[0], fact('F02')]);
    expect(changeFacts(confirmed, { kind: 'undo' }).facts).toEqual(unsure);
    const rewritten = changeFacts(asked, { kind: 'edit', fact: fact('F01', { doubt: 'firm', value: 'Go' }) });
    expect(rewritten.facts[0]).toEqual(fact('F01', { value: 'Go' }));
  });

  it('changes the marks of a study with it, and drops one left empty', () => {
    const marks = ['81%', '82%'].map((mark, at) =>
      fact(`F1${at}`, { kind: 'score', value: `${mark} in B.Com`, ofFactId: 'F01' }),
    );
    const [first, second] = marks as [ResumeFact, ResumeFact];
    const study = fact('F01', { kind: 'education', value: 'B.Com' });
    const texts = [
      { ...first, value: ' in B.Com' },
      { ...second, value: '92% in B.Com' },
    ];
    const { facts } = changeFacts(factsDraft([study, ...marks]), { kind: 'edit', fact: study, marks: texts });
    expect(facts.map(({ value }) => value)).toEqual(['B.Com', '92% in B.Com']);
    const gone = changeFacts(factsDraft([study, ...marks]), { kind: 'remove', id: 'F01', marks });
    expect(gone.facts).toEqual([]);
  });

  it('drops a section with one change, and one undo brings it back', () => {
    const start = [fact('F01'), fact('F02', { ofFactId: 'F01' }), fact('F03')];
    const dropped = changeFacts(factsDraft(start), { kind: 'drop', ids: ['F01', 'F03'], title: 'Hobbies' });
    expect(dropped.facts).toEqual([fact('F02')]);
    expect(changeFacts(dropped, { kind: 'undo' }).facts).toEqual(start);
  });

  it('adds up to the limit and not one more', () => {
    const full = Array.from({ length: maxFacts - 1 }, (_, n) => fact(`F${String(n + 1).padStart(2, '0')}`));
    const last = changeFacts(factsDraft(full), added);
    expect(last.facts).toHaveLength(maxFacts);
    expect(changeFacts(last, added)).toBe(last);
  });

  it('finds a free id when the highest is taken', () => {
    expect(changeFacts(factsDraft([fact('F999'), fact('F01')]), added).facts[2]?.id).toBe('F02');
  });
});
