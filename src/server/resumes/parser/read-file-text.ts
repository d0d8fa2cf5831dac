import type { HiddenRun } from '#contract/resume.ts';
import { arrangeLines, arrangeRuns } from '#core/resume/page-layout.ts';
import { readResume } from '#core/resume/read-resume.ts';
import { doubtFacts } from '#core/resume/scanned-words.ts';
import { workMonths } from '#core/resume/work-months.ts';
import { cutText } from '#core/text/cut-text.ts';
import { type FileText, ParseStop, type ParsedFile } from './parsed-file.ts';

const fewestCharacters = 20;

/** The first fifty hidden runs, each at most 400 characters: enough to see what was hidden. */
function shorten(runs: readonly HiddenRun[]): HiddenRun[] {
  return runs
    .filter(({ text }) => text.trim() !== '')
    .slice(0, 50)
    .map(({ text, reason }) => ({ text: cutText(text, 400), reason }));
}

function arranged(text: FileText): { lines: string[]; marked?: ReadonlySet<number> } {
  if (text.kind === 'plain') return text;
  return text.kind === 'runs' ? arrangeRuns(text.runs) : arrangeLines(text.lines);
}

/** What the text of a file says, as a resume. Throws ParseStop where nothing was written. */
export function readFileText(text: FileText, today: string): ParsedFile & { kind: 'reading' } {
  const { lines, marked } = arranged(text);
  const reading = readResume(lines, today, marked);
  const letters = reading.lines.join('').match(/[\p{L}\d]/gu)?.length ?? 0;
  if (letters < fewestCharacters) throw new ParseStop('file_has_no_text');
  const scan = text.kind === 'runs' ? text.scan : undefined;
  const nowMonth = today.slice(0, 7);
  const facts = doubtFacts(reading.facts, scan?.unsureWords ?? [], nowMonth);
  return {
    kind: 'reading',
    scanned: scan !== undefined,
    reading: {
      ...reading,
      facts,
      workMonths: workMonths(facts, nowMonth),
      hiddenRuns: shorten([...(text.kind === 'plain' ? [] : text.hiddenRuns), ...reading.hiddenRuns]),
    },
  };
}
