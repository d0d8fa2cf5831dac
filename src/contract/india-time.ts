import { dayMs, formatDateTime } from './time.ts';

const zone = 'Asia/Kolkata';
/** India keeps one offset all year, so its calendar needs no time-zone database. */
const offsetMs = 5.5 * 60 * 60 * 1000;

/** A day of the calendar; months count from 0, as in `Date`. */
type CalendarDay = { year: number; month: number; day: number };

/** The day it is in India at `at`. */
export function indiaCalendar(at: Date): CalendarDay {
  const there = new Date(at.getTime() + offsetMs);
  return { year: there.getUTCFullYear(), month: there.getUTCMonth(), day: there.getUTCDate() };
}

/** When that day begins in India. A month or day beyond its range counts on into the next, day 0 is the last of the month before. */
export function indiaMidnight({ year, month, day }: CalendarDay): Date {
  return new Date(Date.UTC(year, month, day) - offsetMs);
}

/** 23:59:59 in India of the day that `at` falls in. */
export function endOfIndiaDay(at: Date): Date {
  return new Date(indiaMidnight(indiaCalendar(at)).getTime() + dayMs - 1000);
}

/** The day it is in India at `at`, as YYYY-MM-DD; `daysBefore` goes back that many days. */
export function indiaDay(at: Date, daysBefore = 0): string {
  return new Date(at.getTime() + offsetMs - daysBefore * dayMs).toISOString().slice(0, 10);
}

/** The day and the minute it is in India at `at`, as YYYY-MM-DD HH:MM, which spreadsheets read as a time. */
export function indiaMinute(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** A date and time as a clock in India shows it, saying so: "November 22, 2026 at 6:29 PM IST"; "No date" for none. */
export function formatIndiaTime(iso: string | null | undefined): string {
  const time = formatDateTime(iso, zone);
  return /\d/.test(time) ? `${time} IST` : time;
}
