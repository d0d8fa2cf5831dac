import { withEmployerClass } from '#core/interview/questions/employer-class.ts';
import type { FactAttributes, FactKind, ResumeFact } from '#contract/resume.ts';

type Line = readonly [kind: FactKind, value: string, attributes?: FactAttributes, ofFactId?: string];

const factsOf = (lines: readonly Line[]): ResumeFact[] =>
  withEmployerClass(
    lines.map(([kind, value, attributes = {}, ofFactId], index) => ({
      id: `F${String(index + 1).padStart(2, '0')}`,
      kind,
      value,
      line: index + 1,
      attributes,
      ...(ofFactId ? { ofFactId } : {}),
    })),
  );

/** An engineer with three years of work; nobody real. Used by tests. */
export const experiencedFacts = factsOf([
  ['name', 'Raghav Menon'],
  [
    'employment',
    'Process Engineer, Sarovar Paints Pvt. Ltd., Vadodara',
    {
      organisation: 'Sarovar Paints Pvt. Ltd., Vadodara',
      role: 'Process Engineer',
      from: '2023-07',
      months: 40,
      fullTime: true,
    },
  ],
  [
    'employment',
    'Graduate Trainee, Neelkamal Castings',
    {
      organisation: 'Neelkamal Castings',
      role: 'Graduate Trainee (Foundry)',
      from: '2022-07',
      to: '2023-06',
      months: 12,
      fullTime: true,
    },
  ],
  [
    'metric',
    'Cut batch rejection from 4.8% to 1.9% over three quarters by changing the order of dosing; trained 9 operators',
    { number: '4.8% to 1.9%', noun: 'batch rejection' },
    'F02',
  ],
  [
    'metric',
    'Reduced melting energy by 11% through lid discipline',
    { number: '11%', noun: 'melting energy' },
    'F03',
  ],
  ['team', 'Led a team of 6 on the night shift', { size: 6 }, 'F02'],
  ['job_switch', 'from Neelkamal Castings to Sarovar Paints in Jul 2023', { organisation: 'Sarovar Paints' }],
  ['promotion', 'from Process Engineer to Senior Process Engineer at Sarovar Paints', {}],
  ['project', 'Final-year project: Solar dryer for turmeric, 38% less drying time (team of 4)', {}],
  [
    'responsibility',
    'Secretary, Robotics Club (2021-22): budget of Rs. 3.2 lakh',
    { role: 'Secretary', organisation: 'Robotics Club' },
  ],
  ['achievement', '3rd of 64 teams, National Design Challenge, 2021', {}],
  ['tool', 'Minitab', {}],
  ['certificate', 'Six Sigma Yellow Belt, 2023', {}],
  ['claim', 'Spearheaded a culture of quality across the plant', {}],
  ['hobby', 'Long-distance cycling (brevet 300 km)', { depth: 'brevet 300 km' }],
  ['hobby', 'Harmonium', { depth: '5 years' }],
  ['place', 'Vadodara, Gujarat', { city: 'Vadodara', state: 'Gujarat' }],
  [
    'education',
    'B.Tech. Mechanical Engineering, Tapti Institute of Technology, 2022',
    {
      level: 'UG',
      degree: 'B.Tech.',
      branch: 'Mechanical Engineering',
      institution: 'Tapti Institute of Technology, Surat',
      year: 2022,
    },
  ],
  ['score', 'B.Tech. 7.1 CGPA', { level: 'UG', score: '7.1 CGPA' }],
  ['grade_trend', 'from 93% in Class XII to 7.1 CGPA in B.Tech. Mechanical Engineering', { drop: 20 }],
  ['gap', 'Gap between Class XII and college', { months: 12 }],
  ['cat', 'CAT 97.1 percentile', { percentile: 97.1 }],
  ['metric', 'budget of Rs. 3.2 lakh', { number: 'Rs. 3.2 lakh', noun: 'budget' }, 'F10'],
]);

/** A commerce student without a job; nobody real. Used by tests. */
export const fresherFacts = factsOf([
  ['name', 'Ishita Barua'],
  [
    'employment',
    'Audit Intern, Lahoti & Sons, Chartered Accountants',
    {
      organisation: 'Lahoti & Sons, Chartered Accountants',
      role: 'Audit Intern',
      months: 2,
      fullTime: false,
    },
  ],
  [
    'metric',
    'Matched 910 freight bills of two tea estates and found 14 paid twice',
    { number: '910', noun: 'freight bills' },
    'F02',
  ],
  ['team', 'Managed 15 volunteers', { size: 15 }],
  ['project', 'Why weavers in Sualkuchi do not sell online (interviews with 40 weavers)', {}],
  [
    'responsibility',
    'Treasurer, Udaan 2025 (college fest): budget of Rs. 7 lakh',
    { role: 'Treasurer', organisation: 'Udaan 2025' },
  ],
  ['achievement', 'Runner-up, inter-college debate, Guwahati', {}],
  ['certificate', 'NISM Mutual Fund Distributors (2025)', {}],
  ['hobby', 'Chess (rapid 1540)', { depth: 'rapid 1540' }],
  ['hobby', 'Reading Assamese short stories', {}],
  ['place', 'Tezpur, Assam', { city: 'Tezpur', state: 'Assam' }],
  [
    'education',
    'B.Com. (Hons.), Brahmaputra College of Commerce, 2026',
    {
      level: 'UG',
      degree: 'B.Com. (Hons.)',
      branch: 'Accounting',
      institution: 'Brahmaputra College of Commerce',
      year: 2026,
    },
  ],
  ['score', '8.3/10', { level: 'UG', score: '8.3/10' }],
  ['grade_trend', 'from 95% in Class X to 84% in Class XII', { drop: 11 }],
  ['gap', 'One year between XII and B.Com.', { months: 12 }],
  ['metric', 'budget of Rs. 7 lakh', { number: 'Rs. 7 lakh', noun: 'budget' }, 'F06'],
]);
