import { describe, expect, it } from 'vitest';
import type { EmployerClass, ResumeFact } from '#contract/resume.ts';
import { employerClassOf, withEmployerClass } from './employer-class.ts';
import { fillStem } from './fill-stem.ts';
import { questionBank } from './question-bank.ts';

const job = (organisation: string, role = 'Officer'): ResumeFact => ({
  id: 'F01',
  kind: 'employment',
  value: `${role}, ${organisation}`,
  line: 1,
  attributes: { organisation, role, fullTime: true },
});

describe('the class of an employer (rule BANK-4)', () => {
  it.each<[string, EmployerClass]>([
    ['Sarovar Paints Pvt. Ltd.', 'company'],
    ['Infosys, Mysuru', 'company'],
    ['HDFC Bank', 'company'],
    ['Indian Army', 'public'],
    ['Ministry of Jal Shakti', 'public'],
    ['Brihanmumbai Municipal Corporation', 'public'],
    ['Apollo Hospitals Enterprise Ltd', 'hospital'],
    ['St. Mary Convent School', 'school'],
    ['Seva Mandir Trust', 'ngo'],
    ['Lahoti & Sons, Chartered Accountants', 'unknown'],
    ['Vaigai', 'unknown'],
  ])('of %s is %s', (organisation, expected) => {
    expect(employerClassOf(job(organisation).attributes)).toBe(expected);
  });

  it.each([
    ['Anna Tiffins Pvt Ltd', 'Founder', 'own'],
    ['Agarwal Leather Works', 'Partner', 'own'],
    ['Bhullar Hosiery Mills (family business)', 'Manager', 'own'],
    ['Wipro Ltd', 'HR Business Partner', 'company'],
  ])('of %s, for its %s, is %s', (organisation, role, expected) => {
    expect(employerClassOf(job(organisation, role).attributes)).toBe(expected);
  });

  it.each(['Indian Army', 'Sahyadri Hospital', 'Seva Mandir Trust', 'Vaigai'])(
    'keeps the questions for companies from %s',
    (organisation) => {
      const facts = withEmployerClass([job(organisation)]);
      const asked = questionBank.flatMap((stem) => fillStem(stem, facts, 1) ?? []);
      expect(asked.filter(({ stem }) => stem.slots.some(({ name }) => name.endsWith('company')))).toEqual([]);
      const toAll = asked.filter(({ stem }) => stem.slots.some(({ name }) => name === 'at_employer'));
      expect(toAll.length).toBeGreaterThan(2);
    },
  );
});
