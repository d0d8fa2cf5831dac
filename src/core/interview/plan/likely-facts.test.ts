import { describe, expect, it } from 'vitest';
import type { FactKind, ResumeFact } from '#contract/resume.ts';
import { styles } from '#contract/styles.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { likelyFactIds } from './likely-facts.ts';

const fact = (id: string, kind: FactKind, ofFactId?: string): ResumeFact => ({
  id,
  kind,
  value: id,
  line: 1,
  attributes: {},
  ...(ofFactId ? { ofFactId } : {}),
});

describe('likelyFactIds', () => {
  const facts = [
    fact('F01', 'name'),
    fact('F02', 'employment'),
    fact('F03', 'metric'),
    fact('F04', 'metric', 'F02'),
    fact('F05', 'claim'),
    fact('F06', 'gap'),
    fact('F07', 'grade_trend'),
    fact('F08', 'hobby'),
    fact('F09', 'tool'),
  ];

  it('begins in Grill with what is unexplained, in Chill with work; one of a kind, figures from jobs first', () => {
    expect(likelyFactIds(facts, 'grill')).toEqual(['F06', 'F07', 'F05', 'F02', 'F04', 'F08', 'F03']);
    expect(likelyFactIds(facts, 'chill')).toEqual(['F02', 'F08', 'F04', 'F06', 'F07', 'F05', 'F03']);
  });

  it.each(styles)('names lines that interviews in %s ask about more often than the others', (style) => {
    const asked = { likely: 0, other: 0 };
    const lines = { likely: 0, other: 0 };
    for (const candidate of fictionalCandidates) {
      const likely = new Set(likelyFactIds(candidate.facts, style).slice(0, 5));
      lines.likely += likely.size;
      lines.other += candidate.facts.length - likely.size;
      for (const seed of sampled([1, 2, 3])) {
        const { spoken } = simulateInterview(candidate, style, seed, 'average');
        for (const id of new Set(spoken.flatMap(({ factIds }) => factIds)))
          asked[likely.has(id) ? 'likely' : 'other'] += 1;
      }
    }
    expect(asked.likely / lines.likely).toBeGreaterThan(asked.other / lines.other);
  });
});
