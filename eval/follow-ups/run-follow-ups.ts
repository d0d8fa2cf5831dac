import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResumeFact } from '#contract/resume.ts';
import { factsInUse } from '#core/resume/facts-in-use.ts';
import { readResume } from '#core/resume/read-resume.ts';
import type { Speaker } from '#server/interviewer/speaker.ts';
import { followUpsTo, type GivenAnswer, type ReadLine } from './follow-ups-to.ts';
import { drawn, exportSheet, figuresOf, type MarkedLine, marks, readSheet } from './reading-sheet.ts';

const here = import.meta.dirname;
const resumes = join(here, '..', '..', 'src', 'server', 'resumes', 'samples');
const readings = join(here, 'readings');
const sheetRows = 200;
const readOn = '2026-01-15';
/** What rule GOLD-5 asks for. */
const goal = { natural: 0.85, broken: 0.02 };

const factsOf = new Map<string, ResumeFact[]>();
function factsIn(resume: string): ResumeFact[] {
  const known =
    factsOf.get(resume) ??
    factsInUse(readResume(readFileSync(join(resumes, resume), 'utf8').split('\n'), readOn).facts);
  factsOf.set(resume, known);
  return known;
}

/** The answers that were written for the sheet, oldest first. */
export function givenAnswers(): GivenAnswer[] {
  const text = readFileSync(join(here, 'answers.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GivenAnswer);
}

/** All lines a speaker's panel follows those answers up with. */
export async function allLines(speaker: Speaker): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  for (const given of givenAnswers())
    lines.push(...(await followUpsTo(speaker, given, factsIn(given.resume))));
  return lines;
}

function print(name: string, sheets: readonly (readonly MarkedLine[])[]): void {
  const { rows, shares, agreed } = figuresOf(sheets);
  console.log(`${name}: ${rows} lines, ${sheets.length} readers, alike in ${(agreed * 100).toFixed(0)} %`);
  console.table(marks.map((mark) => ({ mark, share: shares[mark].toFixed(3) })));
  const passed = shares.natural >= goal.natural && shares.broken <= goal.broken;
  console.log(`goal: natural >= ${goal.natural}, broken <= ${goal.broken}: ${passed ? 'met' : 'MISSED'}`);
}

/** Writes a sheet for people to read, or prints what readers made of one; without either, what was made of those that are kept. */
export async function runFollowUps(
  speaker: Speaker,
  options: { export: string | undefined; ratings: readonly string[] },
): Promise<void> {
  if (options.export !== undefined) {
    const lines = drawn(await allLines(speaker), sheetRows, options.export);
    writeFileSync(options.export, exportSheet(lines));
    console.log(`${lines.length} lines to read in ${options.export}`);
    return;
  }
  if (options.ratings.length > 0) {
    print(
      options.ratings.join(', '),
      options.ratings.map((file) => readSheet(readFileSync(file, 'utf8'))),
    );
    return;
  }
  const said = new Set(
    (await allLines(speaker)).map(({ question, answer, next }) => `${question}\n${answer}\n${next}`),
  );
  const kept = Map.groupBy(readdirSync(readings).toSorted(), (file) => file.replace(/-reader-\d+\.csv$/, ''));
  for (const [name, files] of kept) {
    const sheets = files.map((file) => readSheet(readFileSync(join(readings, file), 'utf8')));
    print(name, sheets);
    const still = (sheets[0] ?? []).filter((one) =>
      said.has(`${one.question}\n${one.answer}\n${one.next}`),
    ).length;
    console.log(`${still} of these lines the panel says today\n`);
  }
}
