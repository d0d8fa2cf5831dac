import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileReading } from '#server/resumes/parse-resume-file.ts';
import { ResumeParser } from '#server/resumes/parse-resume-file.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { monthsBetween } from '#core/resume/months.ts';
import { readTruth, type Truth } from './resume-truth.ts';

/**
 * Measures the resume reader on a folder of files with their truth: `node eval/resume/run-resume-eval.ts [--data <folder>] [--today YYYY-MM-DD]`; without a folder
 * our own files, whose truth is as of 2026-01.
 * `<id>.<layout>.pdf` goes with `<id>.truth.json`, `<name>.pdf` with `<name>.yaml` (rendercv). Prints one row a file, then totals, and how many rows of jobs and education are fully right; exit code 1
 * when a field is wrong.
 */
const checks = [
  'name',
  'email',
  'phone',
  'workMonths',
  'scores',
  'sections',
  'education',
  'jobs',
  'invented',
] as const;
type Check = (typeof checks)[number];

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d%./+]/gu, '');
const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
const valueOf = (reading: FileReading, kind: string) =>
  reading.facts.find((fact) => fact.kind === kind)?.value ?? '';

function missingScores(reading: FileReading, truth: Truth): string[] {
  const figure = (score: string) => plain(score).replace(/cgpa|gpa|cpi|%/g, '');
  const read = reading.facts
    .filter((fact) => fact.kind === 'score')
    .map((fact) => figure(fact.attributes.score ?? ''));
  const wanted = truth.scores.map(figure);
  const missing = wanted.filter((score) => !read.includes(score));
  return [
    ...missing.map((score) => `-${score}`),
    ...read.filter((score) => !wanted.includes(score)).map((score) => `+${score}`),
  ];
}

/** Each piece of the truth must stand in a section of a right kind, and no section may be of a kind the truth has nothing for. */
function wrongSections(reading: FileReading, truth: Truth): string[] {
  const within = (kinds: readonly string[], text: string) =>
    reading.sections.some(
      ({ kind, title, firstLine, lastLine }) =>
        (kinds.includes(kind) || kinds.some((wanted) => plain(title).includes(wanted.slice(0, 6)))) &&
        plain(reading.lines.slice(firstLine - 1, lastLine).join('')).includes(plain(text).slice(0, 24)),
    );
  const misplaced = truth.pieces
    .filter(({ kinds, text }) => !within(kinds, text))
    .map(({ text }) => text.slice(0, 24));
  const allowed = new Set(['header', ...truth.pieces.flatMap(({ kinds }) => kinds), ...truth.otherKinds]);
  return [
    ...misplaced,
    ...reading.sections.filter(({ kind }) => !allowed.has(kind)).map(({ title }) => `+${title}`),
  ];
}

function wrongParts(reading: FileReading, truth: Truth, today: string): Record<Check, string> {
  const months = truth.workMonths ?? monthsBetween(truth.workingSince ?? '', 'present', today.slice(0, 7));
  const phone = valueOf(reading, 'phone');
  return {
    name: plain(valueOf(reading, 'name')) === plain(truth.name) ? '' : valueOf(reading, 'name') || 'none',
    email: valueOf(reading, 'email') === truth.email ? '' : valueOf(reading, 'email') || 'none',
    phone: digits(phone) === digits(truth.phone) ? '' : phone || 'none',
    workMonths: reading.workMonths === months ? '' : `${reading.workMonths} for ${months}`,
    scores: missingScores(reading, truth).join(' '),
    sections: wrongSections(reading, truth).join(', '),
    education: [...studiesMissed(reading, truth), ...extra(reading, 'education', truth.studies)].join(', '),
    jobs: [
      ...jobsMissed(reading, truth),
      ...(truth.gaps === undefined ? [] : extra(reading, 'employment', truth.jobs)),
    ].join(', '),
    invented: invented(reading, truth).join(', '),
  };
}

const near = (fact: string | undefined, wanted: string) => plain(fact ?? '').includes(plain(wanted));

/** A school or firm without the town that may stand behind it. */
const beforeTown = (name: string) => name.split(',')[0] ?? name;

/** Stages that are not one fact each with their degree, year, mark and, where the truth has it, school. */
function studiesMissed(reading: FileReading, { studies }: Truth): string[] {
  const of = (kind: string) => reading.facts.filter((fact) => fact.kind === kind);
  const figure = (score: string) => plain(score).replace(/cgpa|gpa|cpi|%/g, '');
  const isRead = ({ degree, year, score, institution }: Truth['studies'][number]) =>
    of('education').some(
      ({ value, attributes: a }) =>
        (near(value, degree) ||
          near(`${a.degree ?? ''} ${a.branch ?? ''}`, degree.split(/[(,]/)[0] ?? degree)) &&
        (year === '' || String(a.year) === year.slice(0, 4)) &&
        near(a.institution, beforeTown(institution)) &&
        (score === '' ||
          of('score').some(
            ({ attributes }) =>
              attributes.level === a.level && figure(attributes.score ?? '') === figure(score),
          )),
    );
  return studies.filter((study) => !isRead(study)).map(({ degree }) => `-${degree}`);
}

function jobsMissed(reading: FileReading, { jobs }: Truth): string[] {
  const isRead = ({ role, firm }: Truth['jobs'][number]) =>
    reading.facts.some(
      ({ kind, attributes: a }) =>
        kind === 'employment' && near(a.role, role) && near(a.organisation, beforeTown(firm)),
    );
  return jobs.filter((job) => !isRead(job)).map(({ role, firm }) => `-${role} ${firm}`.trim());
}

/** Facts of a kind beyond those the truth has. */
function extra(reading: FileReading, kind: string, wanted: readonly unknown[]): string[] {
  const found = reading.facts.filter((fact) => fact.kind === kind);
  return wanted.length > 0 && found.length > wanted.length ? [`+${found.length - wanted.length}`] : [];
}

/** Gaps and pastimes that the truth does not know. */
function invented(reading: FileReading, { gaps, hobbies }: Truth): string[] {
  const of = (kind: string) => reading.facts.filter((fact) => fact.kind === kind);
  const strange = hobbies
    ? of('hobby').filter(({ value }) => !hobbies.some((one) => near(value, one) || near(one, value)))
    : [];
  const tooMany = gaps !== undefined && of('gap').length > gaps ? of('gap') : [];
  return [...strange, ...tooMany].map(({ kind, value }) => `${kind}: ${value}`);
}

const { values } = parseArgs({ options: { data: { type: 'string' }, today: { type: 'string' } } });
const folder = values.data ?? join(import.meta.dirname, 'files');
const today =
  values.today ?? (values.data === undefined ? '2026-01-15' : new Date().toISOString().slice(0, 10));
const parser = new ResumeParser();
const right: Record<Check, number> = {
  name: 0,
  email: 0,
  phone: 0,
  workMonths: 0,
  scores: 0,
  sections: 0,
  education: 0,
  jobs: 0,
  invented: 0,
};
const rows = { read: 0, all: 0 };
const times: number[] = [];
const files = readdirSync(folder)
  .filter((name) => /\.(?:pdf|docx|txt)$/.test(name))
  .toSorted();
for (const fileName of files) {
  const bytes = readFileSync(join(folder, fileName));
  const truth = readTruth(folder, fileName);
  const started = performance.now();
  rows.all += truth.studies.length + truth.jobs.length;
  try {
    const reading = await parser.parse('eval', { fileName, bytes }, today);
    times.push(performance.now() - started);
    const wrong = wrongParts(reading, truth, today);
    for (const check of checks) right[check] += wrong[check] === '' ? 1 : 0;
    rows.read +=
      truth.studies.length +
      truth.jobs.length -
      studiesMissed(reading, truth).length -
      jobsMissed(reading, truth).length;
    const row = checks
      .map((check) => `${check} ${wrong[check] === '' ? 'ok' : `WRONG (${wrong[check]})`}`)
      .join(' · ');
    console.log(`${fileName}: ${row} · ${Math.round(times.at(-1) ?? 0)} ms`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`${fileName}: REFUSED (${error.code})`);
  }
}
console.log(checks.map((check) => `${check} ${right[check]}/${files.length}`).join(' · '));
console.log(`rows of jobs and education: ${rows.read}/${rows.all}`);
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `milliseconds a file: median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)}, slowest ${Math.round(sorted.at(-1) ?? 0)}`,
);
process.exitCode = checks.every((check) => right[check] === files.length) ? 0 : 1;
