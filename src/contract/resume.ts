import { z } from 'zod';
import { styles } from './styles.ts';

/** What a resume fact is about (rule RESUME-1). `employment` covers jobs and internships; `attributes.fullTime` tells them apart. `also` is what nobody asks about (rule RESUME-14). */
export const factKinds = [
  'name',
  'email',
  'phone',
  'place',
  'education',
  'score',
  'grade_trend',
  'gap',
  'cat',
  'employment',
  'job_switch',
  'promotion',
  'metric',
  'team',
  'project',
  'responsibility',
  'achievement',
  'tool',
  'certificate',
  'hobby',
  'claim',
  'also',
] as const;
const factKind = z.enum(factKinds);
export type FactKind = z.infer<typeof factKind>;

/** What an employer is, as far as its name says so beyond doubt (rule BANK-4). */
export const employerClasses = ['company', 'public', 'school', 'hospital', 'ngo', 'own', 'unknown'] as const;
export type EmployerClass = (typeof employerClasses)[number];

/** What the reader is not certain of in a fact (rule RESUME-16): when it was, the post, the firm, whose name it is, or a word read from a picture. */
const doubts = ['dates', 'post', 'firm', 'name', 'words'] as const;
export type Doubt = (typeof doubts)[number];

const educationLevels = ['X', 'XII', 'diploma', 'UG', 'PG', 'professional'] as const;

/** Typed parts of a fact; which are set depends on its kind. Months are `YYYY-MM`; `percent` is 0-100 for trend only, never shown as a conversion. */
export const factAttributes = z
  .object({
    city: z.string().max(80),
    state: z.string().max(80),
    level: z.enum(educationLevels),
    degree: z.string().max(120),
    branch: z.string().max(120),
    institution: z.string().max(200),
    board: z.string().max(80),
    year: z.number().int().min(1950).max(2100),
    score: z.string().max(40),
    percent: z.number().min(0).max(100),
    percentile: z.number().min(0).max(100),
    role: z.string().max(160),
    organisation: z.string().max(200),
    employerClass: z.enum(employerClasses),
    from: z.string().max(10),
    to: z.string().max(10),
    months: z.number().int().min(0).max(720),
    fullTime: z.boolean(),
    number: z.string().max(60),
    noun: z.string().max(80),
    size: z.number().min(0),
    depth: z.string().max(120),
    drop: z.number(),
  })
  .partial();
export type FactAttributes = z.infer<typeof factAttributes>;

/**
 * One thing the resume says. `value` is its wording; `line` the 1-based line of the extracted text it stands on (0 when the candidate added it).
 * `ofFactId` names the job or project a metric or team belongs to. A fact with a `doubt` is used only after the candidate says that it is right.
 */
export const resumeFact = z.object({
  id: z.string().regex(/^F\d{2,3}$/),
  kind: factKind,
  value: z.string().min(1).max(400),
  line: z.number().int().min(0),
  ofFactId: z
    .string()
    .regex(/^F\d{2,3}$/)
    .optional(),
  attributes: factAttributes,
  doubt: z.enum(doubts).optional(),
});
export type ResumeFact = z.infer<typeof resumeFact>;

const sectionKinds = [
  'header',
  'summary',
  'education',
  'experience',
  'internships',
  'projects',
  'responsibility',
  'achievements',
  'extracurricular',
  'certifications',
  'skills',
  'hobbies',
  'publications',
  'other',
] as const;
/** A headed part of the resume; lines are 1-based and inclusive. */
const resumeSection = z.object({
  kind: z.enum(sectionKinds),
  title: z.string(),
  firstLine: z.number().int(),
  lastLine: z.number().int(),
});
export type ResumeSection = z.infer<typeof resumeSection>;

/** Text a person looking at the page would not see; shown to the candidate and never read by the panel. */
const hiddenRun = z.object({
  text: z.string(),
  reason: z.enum(['invisible', 'white', 'tiny', 'zero_width', 'off_page']),
});
export type HiddenRun = z.infer<typeof hiddenRun>;

/** `scan` is a PDF of which a page at least was read from its picture (rule RESUME-13). */
export const resumeSources = ['pdf', 'scan', 'docx', 'text', 'pasted', 'sample'] as const;

/**
 * A parsed resume as its owner sees it. `workMonths` counts full-time work only, and is null where the time of a job is not known;
 * `likelyFactIds` are what a panel of each style asks about, likeliest first.
 */
export const resume = z.object({
  resumeId: z.string(),
  fileName: z.string(),
  source: z.enum(resumeSources),
  uploadedAt: z.string(),
  confirmedAt: z.string().nullable(),
  lines: z.array(z.string()),
  sections: z.array(resumeSection),
  hiddenRuns: z.array(hiddenRun),
  facts: z.array(resumeFact),
  workMonths: z.number().int().min(0).nullable(),
  likelyFactIds: z.record(z.enum(styles), z.array(z.string())),
});
export type Resume = z.infer<typeof resume>;

/** The body of saving the confirmed facts; the list replaces what was parsed. */
export const factsEdit = z.strictObject({ facts: z.array(resumeFact).max(250) });

export const resumeLimits = {
  fileBytes: 5 * 1024 * 1024,
  textChars: 30_000,
  pages: 15,
  scannedPages: 4,
  /** How long reading the text of a file may take. */
  textSeconds: 8,
  /** How long reading the pictures of a scan may take after that. */
  scanSeconds: 25,
} as const;
