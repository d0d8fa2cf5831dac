import { describe, expect, it } from 'vitest';
import { dataClasses, retention } from '#contract/retention.ts';
import { faq } from './faq.ts';
import { helpGroups } from './help.ts';
import { privacy } from './policies.ts';
import { keptDays, keptLines } from './retention-words.ts';

describe('what is said of how long data is kept', () => {
  it('names the period of the table', () => {
    for (const { dataClass, howLong } of keptLines) {
      const { period } = retention[dataClass];
      expect(howLong).toContain(
        period ? `${period.count} ${period.unit}` : 'As long as you have the account',
      );
    }
  });

  it('says that something is deleted by itself only where something deletes it', () => {
    for (const { dataClass, ending } of keptLines)
      expect(ending === 'Then deleted by itself.', dataClass).toBe(retention[dataClass].ending === 'swept');
  });

  it('promises no deletion on request where the law wants it kept', () => {
    const asked = keptLines.filter((line) => line.ending.includes('you ask')).map((line) => line.dataClass);
    expect(asked.toSorted()).toEqual(
      dataClasses.filter((d) => retention[d].onRequest && retention[d].ending !== 'swept').toSorted(),
    );
  });

  it('has one period for resumes and interviews, which the sentences share', () => {
    expect(retention.resume.period).toEqual(retention.interviews.period);
    expect(keptDays).toBe('30 days');
    const words = JSON.stringify([privacy, helpGroups, faq]);
    expect(words).toContain(`kept only for the ${keptDays} your purchase is valid`);
  });

  it('claims no deletion by the clock while no sweep does it', () => {
    const swept = retention.resume.ending === 'swept' && retention.interviews.ending === 'swept';
    const words = JSON.stringify([helpGroups, faq]);
    expect(/deleted after \d+ days|goes by itself|at most the \d+ days/.test(words)).toBe(swept);
  });
});
