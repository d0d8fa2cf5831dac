import { mayActInSchool } from '#contract/schools/roles.ts';
import type { KeyWithMaker } from './api-key-store.ts';

/**
 * The programmes a key works for, [] for all of them; null where it works for none, because who made it left, may not make keys any more or sees
 * none of those it was narrowed to (rule SCHOOL-76).
 */
export function programmesOf({ key, maker }: KeyWithMaker): readonly string[] | null {
  const stands =
    maker.removedAt === null && maker.uid !== null && mayActInSchool(maker.role, 'manage_access');
  if (!stands) return null;
  if (maker.programmeIds.length === 0) return key.programmeIds;
  if (key.programmeIds.length === 0) return maker.programmeIds;
  const both = key.programmeIds.filter((programmeId) => maker.programmeIds.includes(programmeId));
  return both.length > 0 ? both : null;
}

/** Whether a key still works on `today`, a day in India. */
export const isOver = ({ lastDay }: { lastDay: string | null }, today: string): boolean =>
  lastDay !== null && lastDay < today;
