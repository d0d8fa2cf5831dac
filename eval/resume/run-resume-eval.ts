import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ResumeReading } from '#core/resume/read-resume.ts';
import { readResumeFile } from './read-resume-file.ts';
import { ParseStop } from '#server/resumes/parser/parsed-file.ts';
import { editFacts } from '#core/resume/edit-facts.ts';
import { confirmed } from '#core/resume/facts-in-use.ts';
import { monthsBetween } from '#core/resume/months.ts';
import { workMonths } from '#core/resume/work-months.ts';
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
  'place',
  'falls',
  'moves',
  'branches',
  'missed',
  'invented',
] as const;
type Check = (typeof checks)[number];

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d%./+]/gu, '');
const digits = (text: string) => text.replace(/\D/g, '').slice(-10);
const valueOf = (reading: ResumeReading, kind: string) =>
  reading.facts.find((fact) => fact.kind === kind)?.value ?? '';

function missingScores(reading: ResumeReading, truth: Truth): string[] {
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
function wrongSections(reading: ResumeReading, truth: Truth): string[] {
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

/** The reading after its owner said that every fact in doubt is right (rule RESUME-16). */
function asConfirmed(reading: ResumeReading, nowMonth: string): ResumeReading {
  const facts = editFacts(reading.facts, confirmed(reading.facts), nowMonth);
  return { ...reading, facts, workMonths: workMonths(facts, nowMonth) };
}

function wrongParts(reading: ResumeReading, truth: Truth, today: string): Record<Check, string> {
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
    place: placeWrong(reading, truth),
    falls: counted(reading, 'grade_trend', truth.falls),
    moves: [counted(reading, 'job_switch', truth.switches), counted(reading, 'promotion', truth.promotions)]
      .filter(Boolean)
      .join(', '),
    branches: strangeBranches(reading, truth).join(', '),
    missed: missed(reading, truth).join(', '),
    invented: invented(reading, truth).join(', '),
  };
}

const near = (fact: string | undefined, wanted: string) => plain(fact ?? '').includes(plain(wanted));

/** A school or firm without the town that may stand behind it. */
const beforeTown = (name: string) => name.split(',')[0] ?? name;

/** Stages that are not one fact each with their degree, year, mark and, where the truth has it, school. */
function studiesMissed(reading: ResumeReading, { studies }: Truth): string[] {
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

function jobsMissed(reading: ResumeReading, { jobs }: Truth): string[] {
  const isRead = ({ role, firm }: Truth['jobs'][number]) =>
    reading.facts.some(
      ({ kind, attributes: a }) =>
        kind === 'employment' && near(a.role, role) && near(a.organisation, beforeTown(firm)),
    );
  return jobs.filter((job) => !isRead(job)).map(({ role, firm }) => `-${role} ${firm}`.trim());
}

/** Facts of a kind beyond those the truth has. */
function extra(reading: ResumeReading, kind: string, wanted: readonly unknown[]): string[] {
  const found = reading.facts.filter((fact) => fact.kind === kind);
  return wanted.length > 0 && found.length > wanted.length ? [`+${found.length - wanted.length}`] : [];
}

function placeWrong(reading: ResumeReading, { place }: Truth): string {
  const read = reading.facts.find(({ kind }) => kind === 'place');
  return place === undefined || plain(read?.attributes.city ?? '') === plain(place)
    ? ''
    : (read?.value ?? 'none');
}

/** The facts of a kind, where there are more or fewer of them than the truth has. */
function counted(reading: ResumeReading, kind: string, wanted: number | undefined): string {
  const found = reading.facts.filter((fact) => fact.kind === kind);
  if (wanted === undefined || found.length === wanted) return '';
  return `${kind} ${found.length} for ${wanted}: ${found.map(({ value }) => value).join('; ')}`;
}

/** Branches of study that the truth neither lists nor names in a degree. */
function strangeBranches(reading: ResumeReading, { branches, studies }: Truth): string[] {
  if (branches === undefined) return [];
  const wanted = [...branches, ...studies.map(({ degree }) => degree)];
  return reading.facts.flatMap(({ kind, attributes: { branch } }) =>
    kind === 'education' && branch && !wanted.some((one) => near(one, branch)) ? [branch] : [],
  );
}

/** Gaps and pastimes of the truth that were not read. A miss costs little and is printed only. */
function missed(reading: ResumeReading, { gaps, hobbies = [] }: Truth): string[] {
  const of = (kind: string) => reading.facts.filter((fact) => fact.kind === kind);
  const pastimes = hobbies.filter(
    (one) => !of('hobby').some(({ value }) => near(value, one) || near(one, value)),
  );
  return [...pastimes, ...(of('gap').length < (gaps ?? 0) ? [`gap ${of('gap').length} for ${gaps}`] : [])];
}

/** Gaps and pastimes that the truth does not know. */
function invented(reading: ResumeReading, { gaps, hobbies }: Truth): string[] {
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
const right = Object.fromEntries(checks.map((check) => [check, 0])) as Record<Check, number>;
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
    const reading = asConfirmed(await readResumeFile(fileName, bytes, today), today.slice(0, 7));
    times.push(performance.now() - started);
    const wrong = wrongParts(reading, truth, today);
    for (const check of checks) right[check] += wrong[check] === '' ? 1 : 0;
    rows.read +=
      truth.studies.length +
      truth.jobs.length -
      studiesMissed(reading, truth).length -
      jobsMissed(reading, truth).length;
    const row = checks
      .filter((check) => wrong[check] !== '')
      .map((check) => `${check} WRONG (${wrong[check]})`)
      .join(' · ');
    console.log(`${fileName}: ${row || 'ok'} · ${Math.round(times.at(-1) ?? 0)} ms`);
  } catch (error) {
    if (!(error instanceof ParseStop)) throw error;
    console.log(`${fileName}: REFUSED (${error.code})`);
  }
}
console.log(checks.map((check) => `${check} ${right[check]}/${files.length}`).join(' · '));
console.log(`rows of jobs and education: ${rows.read}/${rows.all}`);
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `milliseconds a file: median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)}, slowest ${Math.round(sorted.at(-1) ?? 0)}`,
);
process.exitCode = checks.every((check) => check === 'missed' || right[check] === files.length) ? 0 : 1;
