import type { LensSchoolId, SchoolView } from '#contract/lens.ts';
import type { SchoolGroup } from '#core/topics/topic.ts';

type SchoolWeights = Pick<SchoolView, 'name' | 'batch' | 'asOf' | 'source' | 'note' | 'weights'> & {
  /** The habits of its panels that our topics know; null where none is known. */
  group: SchoolGroup | null;
};

const older = 'Published for that batch. Schools change this from year to year: check the school’s own page.';

/**
 * What schools give each stage of their final selection, in hundredths, as the source says it; a school without a source we read is left out (rule
 * LENS-2). What the source gives to several things together, or we did not see apart, is `other`.
 */
export const schoolWeights: Readonly<Record<LensSchoolId, SchoolWeights>> = {
  ahmedabad: {
    name: 'IIM Ahmedabad',
    group: 'ahmedabad',
    batch: '2025-27',
    asOf: '2024',
    source: {
      title: 'InsideIIM on the PGP selection criteria 2025-27',
      url: 'https://insideiim.com/amp/iim-ahmedabad-selection-criteria-released-for-pgp-batch-2025-2027',
    },
    note: older,
    weights: [
      { stage: 'interview', percent: 50 },
      { stage: 'writing', percent: 10 },
      { stage: 'test', percent: 25 },
      { stage: 'profile', percent: 15 },
    ],
  },
  bangalore: {
    name: 'IIM Bangalore',
    group: 'bangalore',
    batch: '2025-27',
    asOf: '2024',
    source: {
      title: 'Fundamakers on the PGP selection criteria 2025-27',
      url: 'https://fundamakers.com/iim-bangalore-selection-criteria-pgp-2025-2027',
    },
    note: `${older} This source is a coaching institute’s.`,
    weights: [
      { stage: 'interview', percent: 40 },
      { stage: 'writing', percent: 10 },
      { stage: 'test', percent: 25 },
      { stage: 'other', percent: 25 },
    ],
  },
  calcutta: {
    name: 'IIM Calcutta',
    group: 'calcutta',
    batch: '2025-27',
    asOf: '2024-11-19',
    source: {
      title: 'Careers360 on the MBA admission policy 2025',
      url: 'https://news.careers360.com/cat-2024-iim-calcutta-announces-mba-admission-policy-pi-interview-gets-48-percent-weightage/amp',
    },
    note: older,
    weights: [
      { stage: 'interview', percent: 48 },
      { stage: 'other', percent: 52 },
    ],
  },
  lucknow: {
    name: 'IIM Lucknow',
    group: null,
    batch: '2025-27',
    asOf: '2024-11-23',
    source: {
      title: 'Careers360 on the MBA admission criteria 2025',
      url: 'https://news.careers360.com/cat-2024-iim-lucknow-announces-40-weightage-pi-for-mba-admissions/amp',
    },
    note: older,
    weights: [
      { stage: 'interview', percent: 40 },
      { stage: 'other', percent: 60 },
    ],
  },
};
