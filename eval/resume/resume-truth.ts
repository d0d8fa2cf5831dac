import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a file should give. A piece is a line of the truth and the kinds of section it may stand in; `workingSince` replaces `workMonths` where the last job goes on. */
export type Truth = {
  name: string;
  email: string;
  phone: string;
  workMonths?: number;
  workingSince?: string;
  scores: string[];
  pieces: { kinds: string[]; text: string }[];
  otherKinds: string[];
  /** Every stage of study, each to be one fact with its year and mark. */
  studies: { degree: string; year: string; score: string; institution: string }[];
  /** Every job and internship, each to be one fact; an empty firm is not looked at. */
  jobs: { role: string; firm: string }[];
  /** How many gaps there are, where the truth says so. */
  gaps?: number;
  /** All pastimes, where the truth is complete. */
  hobbies?: string[];
  place?: string;
  /** How many falls of marks, changes of firm and promotions there are, and every branch of study, where the truth says so. */
  falls?: number;
  switches?: number;
  promotions?: number;
  branches?: string[];
};

const profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  workMonths: z.number(),
  edu: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  exp: z.array(
    z.object({
      role: z.string(),
      org: z.string().optional(),
      intern: z.boolean().optional(),
      b: z.array(z.string()),
    }),
  ),
  por: z.array(z.string()),
  proj: z.array(z.string()),
  ach: z.array(z.string()),
  cert: z.array(z.string()),
  hob: z.array(z.string()),
  gaps: z.number().optional(),
  hobbies: z.array(z.string()).optional(),
  beyondChecker: z
    .object({
      place: z.string(),
      grade_trend: z.number(),
      job_switch: z.number(),
      jobSwitch: z.number(),
      promotions: z.number(),
      branches: z.array(z.string()),
    })
    .partial()
    .default({}),
});

/** The parts of a truth that the file gives. */
const known = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

function fromProfile(text: string): Truth {
  const truth = profile.parse(JSON.parse(text));
  const pieces = (kinds: string[], lines: readonly string[]) => lines.map((line) => ({ kinds, text: line }));
  const honours = ['achievements', 'certifications'];
  const beyond = truth.beyondChecker;
  return {
    name: truth.name,
    email: truth.email,
    phone: truth.phone,
    workMonths: truth.workMonths,
    scores: truth.edu.map(([, , , score]) => score).filter((score) => score !== ''),
    pieces: [
      ...pieces(
        ['education'],
        truth.edu.map(([degree]) => degree),
      ),
      ...truth.exp.flatMap(({ intern, b }) => pieces(intern ? ['internships'] : ['experience'], b)),
      ...pieces(['responsibility'], truth.por),
      ...pieces(['projects'], truth.proj),
      ...pieces(honours, truth.ach),
      ...pieces(honours, truth.cert),
      ...pieces(['hobbies', 'extracurricular'], truth.hob),
    ],
    otherKinds: ['summary', 'skills', 'other'],
    studies: truth.edu.map(([degree, institution, year, score]) => ({ degree, institution, year, score })),
    jobs: truth.exp.map(({ role, org = '' }) => ({ role, firm: org })),
    ...(truth.gaps === undefined ? {} : { gaps: truth.gaps }),
    ...(truth.hobbies === undefined ? {} : { hobbies: truth.hobbies }),
    ...known({
      place: beyond.place,
      falls: beyond.grade_trend,
      switches: beyond.job_switch ?? beyond.jobSwitch,
      promotions: beyond.promotions,
      branches: beyond.branches,
    }),
  };
}

const sectionKinds: Record<string, string[]> = {
  education: ['education'],
  experience: ['experience'],
  projects: ['projects'],
  publications: ['publications'],
  selected_honors: ['achievements'],
  skills: ['skills'],
  patents: ['publications', 'achievements'],
  invited_talks: ['publications', 'other'],
};
const leading =
  /^\s*-?\s*(?:institution|company|name|title|bullet|label|number|reversed_number|summary)?:?\s*['"]?\[?([^'"\]]{8,})/;

/** The few fields of a rendercv file that are measured, by line: no YAML reader is needed for them. */
function fromRendercv(text: string): Truth {
  const lines = (text.split(/^design:/m)[0] ?? '').split('\n');
  const field = (name: string) =>
    lines.map((l) => new RegExp(`^  ${name}:\\s*(\\S.*)$`).exec(l)?.[1]).find(Boolean) ?? '';
  const pieces: Truth['pieces'] = [];
  const scores: string[] = [];
  let section = '';
  let company = { intern: false, start: '' };
  let workingSince = '';
  for (const line of lines) {
    const head = /^ {4}(\S[^:]*):\s*$/.exec(line)?.[1];
    if (head !== undefined) section = head;
    const score = /GPA:\s*([\d./]+)/.exec(line)?.[1];
    if (score) scores.push(score);
    if (section === 'experience' && /^\s+position:/.test(line))
      company = { intern: /intern/i.test(line), start: '' };
    const start = /^\s+start_date:\s*(\S+)/.exec(line)?.[1];
    if (start) company.start = start;
    if (section === 'experience' && /end_date:\s*present/.test(line) && !company.intern)
      workingSince = company.start;
    const kinds = sectionKinds[section];
    const said = /^ {6}- /.test(line) ? leading.exec(line.slice(6).replace(/^- /, ''))?.[1] : undefined;
    if (kinds && said) pieces.push({ kinds, text: said.split('(')[0]?.trim() ?? said });
  }
  return {
    name: field('name'),
    email: field('email'),
    phone: field('phone'),
    workingSince,
    scores,
    pieces,
    otherKinds: ['summary', 'other'],
    studies: [],
    jobs: jobsOf(lines),
  };
}

/** The posts and firms of a rendercv file. */
function jobsOf(lines: readonly string[]): Truth['jobs'] {
  const jobs: Truth['jobs'] = [];
  let firm = '';
  for (const line of lines) {
    firm = /^\s+-?\s*company:\s*['"]?([^'"]+?)['"]?\s*$/.exec(line)?.[1] ?? firm;
    const role = /^\s+-?\s*position:\s*['"]?([^'"]+?)['"]?\s*$/.exec(line)?.[1];
    if (role !== undefined) jobs.push({ role, firm });
  }
  return jobs;
}

/** The truth that goes with a file of the folder. */
export function readTruth(folder: string, fileName: string): Truth {
  const base = fileName.replace(/\.(?:pdf|docx|txt)$/, '');
  const yaml = join(folder, `${base}.yaml`);
  if (existsSync(yaml)) return fromRendercv(readFileSync(yaml, 'utf8'));
  return fromProfile(readFileSync(join(folder, `${base.split('.')[0]}.truth.json`), 'utf8'));
}
