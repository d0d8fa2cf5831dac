import { dayMs, hourMs } from '#contract/time.ts';
import type { SchoolRole } from '#contract/schools/roles.ts';
import { demoMailDomain } from './people.ts';

/** By this the school stands in addresses, and there is one of it. */
export const demoSlug = 'nilgiri-demo';
/** Its name says what it is, so that nobody takes it for a school. */
export const demoSchoolName = 'Nilgiri School of Management (fictional demo)';

/** How many applicants sat in the season that is over and in the one that runs, and how many stand in each other state of it. */
export type DemoSize = { past: number; sat: number; inEachState: number };
export const demoSizes = {
  whole: { past: 14, sat: 26, inEachState: 2 },
  small: { past: 3, sat: 10, inEachState: 1 },
} as const satisfies Record<string, DemoSize>;
export type DemoSizeName = keyof typeof demoSizes;

/** How far those came who did not sit, in the order they stand behind those who did. */
export const demoStates = [
  'invited',
  'bounced',
  'opened',
  'signed_in',
  'practised',
  'started',
  'expired',
  'withdrawn',
] as const;
export type DemoState = (typeof demoStates)[number];

/** Members of the executive programme's season, who were not invited yet. */
const demoWaiting = 4;

export const applicantsIn = ({ past, sat, inEachState }: DemoSize): number =>
  past + sat + inEachState * demoStates.length + demoWaiting;

/** Days before the demo was loaded on which things happened; `deadline` is so many days after it. */
export const demoDays = {
  opened: 240,
  past: {
    imported: 221,
    invited: 220,
    sat: 214,
    assigned: 204,
    decided: 190,
    offered: 184,
    appealed: 186,
    closed: 180,
  },
  present: {
    imported: 24,
    invited: 23,
    sat: 20,
    assigned: 11,
    reminded: 4,
    ruled: 3,
    decided: 2,
    appealed: 1,
  },
  expired: 6,
  deadline: -60,
} as const;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
export const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);

/** A fictional member. Those who review add `severity` to each mark they would give if they were neither mild nor severe. */
export type DemoMember = {
  key: 'director' | 'admissions' | 'first' | 'second' | 'third' | 'fourth' | 'figures';
  name: string;
  email: string;
  role: SchoolRole;
  severity?: number;
};

const at = (name: string): string => `${name}@${demoMailDomain}`;

export const demoMembers: readonly DemoMember[] = [
  { key: 'director', name: 'Prof. Meenakshi Iyengar', email: at('meenakshi.iyengar'), role: 'owner' },
  { key: 'admissions', name: 'Lata Deshpande', email: at('lata.deshpande'), role: 'admin' },
  { key: 'first', name: 'Rahul Banerji', email: at('rahul.banerji'), role: 'staff', severity: 0.1 },
  { key: 'second', name: 'Dr. Sushila Menon', email: at('sushila.menon'), role: 'reviewer', severity: 0.6 },
  { key: 'third', name: 'Anwar Siddiqui', email: at('anwar.siddiqui'), role: 'reviewer', severity: -0.8 },
  { key: 'fourth', name: 'Harpreet Gill', email: at('harpreet.gill'), role: 'reviewer', severity: 0 },
  { key: 'figures', name: 'Joel D’Souza', email: at('joel.dsouza'), role: 'analyst' },
];
