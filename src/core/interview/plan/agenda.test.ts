import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { agendaFaults, factsOnTable, planAgenda, sensitiveKinds } from './agenda.ts';
import { doctor, engineer, fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { topicIds } from '#contract/topics.ts';
import { topicTable } from '#core/topics/topic-table.ts';

const seeds = Array.from({ length: 40 }, (_, index) => index * 104_729);
const blank = { statement: '', targetSchools: [] };

describe('the agenda', () => {
  it.each(styles)('in %s is fit to run for every resume and seed, and equal for equal seeds', (style) => {
    for (const { profile, facts } of fictionalCandidates) {
      for (const seed of seeds) {
        const input = { ...blank, seed, style, profile, facts };
        const { items, spare } = planAgenda(input);
        expect(agendaFaults(items, facts)).toEqual([]);
        expect(planAgenda(input)).toEqual({ items, spare });
        expect(new Set(items.map((i) => i.topicId)).size).toBeGreaterThanOrEqual(9);
        const wanted = topicIds.filter((topicId) => topicTable[topicId].plan.mustCover);
        expect(
          items
            .filter((i) => i.mustCover)
            .map((i) => i.topicId)
            .toSorted(),
        ).toEqual(wanted.toSorted());
      }
    }
  });

  it('differs between seeds', () => {
    const orders = seeds.map((seed) =>
      planAgenda({ ...blank, seed, style: 'grill', profile: 'experienced', facts: engineer.facts })
        .items.map((i) => i.topicId)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(6);
  });

  it('takes up one sore spot at most and leaves the others off the table', () => {
    const facts = [
      ...doctor.facts,
      {
        ...doctor.facts[4],
        id: 'F90',
        kind: 'grade_trend' as const,
        value: 'from 91 % to 64 %',
        line: 9,
        attributes: {},
      },
    ];
    for (const seed of seeds) {
      const { items } = planAgenda({ ...blank, seed, style: 'grill', profile: 'experienced', facts });
      const table = factsOnTable(
        facts,
        items.flatMap((i) => i.factIds),
      );
      expect(table.filter((f) => sensitiveKinds.includes(f.kind))).toHaveLength(1);
    }
  });

  it('gives more time to what a school dwells on, and to motives where there is a statement', () => {
    const base = {
      ...blank,
      seed: 1,
      style: 'grill' as const,
      profile: 'experienced' as const,
      facts: engineer.facts,
    };
    const budget = (input: typeof base & { targetSchools?: string[] }, topicId: string): number =>
      planAgenda(input).items.find((i) => i.topicId === topicId)?.budgetMs ?? 0;
    expect(budget({ ...base, targetSchools: ['IIM Calcutta'] as never[] }, 'analytical')).toBeGreaterThan(
      budget(base, 'analytical'),
    );
    expect(budget({ ...base, statement: 'I want to run a hospital chain.' }, 'why_mba')).toBeGreaterThan(
      budget(base, 'why_mba'),
    );
  });

  it('finds fault with unknown facts, too few topics, two sore spots and another opening', () => {
    const item = {
      topicId: 'hobbies' as const,
      budgetMs: 1,
      mustCover: false,
      factIds: ['F99'],
    };
    expect(agendaFaults([item], engineer.facts)).toEqual([
      'fewer than five topics',
      'unknown fact F99',
      'does not open with the introduction',
    ]);
  });
});
