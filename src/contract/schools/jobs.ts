import { z } from 'zod';
import type { SchoolAuditKind } from './audit.ts';
import type { SchoolAct } from './roles.ts';
import { schoolJobStates } from './states.ts';

/**
 * What is brought in and taken out in a school (rule SCHOOL-13): which act each kind needs, whether it ends in a file, whether only the
 * member who asked for it sees it (rule SCHOOL-68), and what the audit log says when it is asked for.
 */
export const schoolJobKinds = {
  import_questions: {
    act: 'manage_scenarios',
    givesFile: false,
    isPersonal: false,
    asked: 'import_questions_asked',
  },
  export_questions: {
    act: 'manage_scenarios',
    givesFile: true,
    isPersonal: false,
    asked: 'export_questions_asked',
  },
  import_applicants: {
    act: 'manage_applicants',
    givesFile: false,
    isPersonal: false,
    asked: 'import_applicants_asked',
  },
  invite_applicants: {
    act: 'manage_applicants',
    givesFile: false,
    isPersonal: false,
    asked: 'invite_applicants_asked',
  },
  remind_applicants: {
    act: 'manage_applicants',
    givesFile: false,
    isPersonal: false,
    asked: 'remind_applicants_asked',
  },
  export_packs: { act: 'export', givesFile: true, isPersonal: true, asked: 'export_packs_asked' },
  export_season: { act: 'export', givesFile: true, isPersonal: true, asked: 'export_season_asked' },
} as const satisfies Record<
  string,
  { act: SchoolAct; givesFile: boolean; isPersonal: boolean; asked: SchoolAuditKind }
>;
export type SchoolJobKind = keyof typeof schoolJobKinds;

/** The largest file that is brought in, in bytes. */
export const schoolFileBytes = 50 * 1024 * 1024;
/** How long a file and what its job found are kept, in days. */
export const schoolFileDays = 7;

export const schoolJobId = z.string().regex(/^job_[A-Za-z0-9_-]{8,40}$/);

/** A job as the school's people follow it. */
export const schoolJob = z.object({
  jobId: schoolJobId,
  kind: z.enum(Object.keys(schoolJobKinds) as [SchoolJobKind, ...SchoolJobKind[]]),
  state: z.enum(schoolJobStates),
  done: z.number().int(),
  /** Null while it is not known. */
  total: z.number().int().nullable(),
  /** Who asked for it; null when they are no member any more. */
  by: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  expiresAt: z.string(),
  /** The file that was brought in, or that can be taken. */
  file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
});
export type SchoolJob = z.infer<typeof schoolJob>;
