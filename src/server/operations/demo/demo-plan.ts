import { indiaCalendar, indiaMidnight } from '#contract/india-time.ts';
import type { Style } from '#contract/styles.ts';
import { dayMs } from '#contract/time.ts';
import type { DemoQuality } from './answers/demo-answer.ts';

const hourMs = 60 * 60_000;

/** One thing the demo's candidate did: so many days before the demo was loaded, from a fixed seed, so that every demo is the same. */
export type DemoEvent = { daysAgo: number; seed: number; quality: DemoQuality } & (
  | { kind: 'interview'; style: Style }
  | { kind: 'drill' }
);

/** All of it, the oldest first. */
export const demoEvents: readonly DemoEvent[] = [
  { kind: 'interview', daysAgo: 21, seed: 101, style: 'chill', quality: 1 },
  { kind: 'drill', daysAgo: 20, seed: 211, quality: 1 },
  { kind: 'drill', daysAgo: 17, seed: 222, quality: 1 },
  { kind: 'interview', daysAgo: 14, seed: 102, style: 'grill', quality: 2 },
  { kind: 'drill', daysAgo: 12, seed: 221, quality: 1 },
  { kind: 'drill', daysAgo: 10, seed: 204, quality: 2 },
  { kind: 'interview', daysAgo: 8, seed: 103, style: 'grill', quality: 3 },
  { kind: 'drill', daysAgo: 6, seed: 205, quality: 3 },
  { kind: 'drill', daysAgo: 4, seed: 206, quality: 3 },
  { kind: 'interview', daysAgo: 2, seed: 104, style: 'chill', quality: 3 },
];

export const demoInterviews = demoEvents.filter(({ kind }) => kind === 'interview').length;
export const demoDrills = demoEvents.length - demoInterviews;

const accountDaysAgo = 22;

/** When the demo's account began: the morning in India, a day before its first interview. */
export const demoBegins = (now: Date): Date =>
  new Date(indiaMidnight(indiaCalendar(now)).getTime() - accountDaysAgo * dayMs + 10 * hourMs);

/** When something of a demo that began then happened: half past six in the evening, or nine for a drill. */
export function demoMoment({ kind, daysAgo }: DemoEvent, begunAt: Date): Date {
  const hours = kind === 'interview' ? 8.5 : 11;
  return new Date(begunAt.getTime() + (accountDaysAgo - daysAgo) * dayMs + hours * hourMs);
}

/** What the account is called, so that nobody takes it for a person. */
export const demoName = 'Vikram Nair (fictional demo)';
