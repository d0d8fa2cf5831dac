import { z } from 'zod';

const mostProcesses = 64;
export const webProcessesWords = `a whole number from 1 to ${mostProcesses}`;

/** How many processes serve behind one port. */
export function webProcesses() {
  return z
    .string()
    .trim()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .refine((n) => n <= mostProcesses);
}

/** What several processes behind one port cannot do without, by name. */
export function processProblems(v: Readonly<Record<string, string | undefined>>): string[] {
  if (!(Number(v['WEB_PROCESSES']) > 1)) return [];
  return [
    ...(v['DATABASE_URL']
      ? []
      : ['WEB_PROCESSES: the embedded database serves one process; set DATABASE_URL']),
    ...(v['ROLE'] === 'worker' ? ['WEB_PROCESSES: a worker needs one; leave it out'] : []),
    ...(Number(v['PORT'] ?? 3000) === 0
      ? ['WEB_PROCESSES: several processes need a PORT that they share']
      : []),
  ];
}
