import { readdirSync } from 'node:fs';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { openGate } from '#core/interview/guards/gate.ts';
import { anchoredLines } from '#core/interview/testing/anchored-lines.ts';
import { brokenLines } from '#core/interview/testing/broken-lines.ts';
import { hostileLines } from '#core/interview/testing/hostile-lines.ts';
import { provocations } from '#core/interview/testing/red-team.ts';
import type { Lexicon } from '#core/text/lexicon.ts';

/** A line and what becomes of it: how much of it a panel says, or what is read in it as an answer. */
type Line = { list: string; outcome: () => string };
type Row = { lexicon: string; entries: number; changed: number; [list: string]: number | string };

const core = new URL('../src/core/', import.meta.url).pathname;
const answer = 'We took sixty-two batch jobs which had more than 2 failures a month at Vapi.';

async function lexiconsOf(room: string): Promise<[string, Lexicon][]> {
  const files = readdirSync(`${core}${room}`).filter((file) => file.startsWith('lexicon-'));
  const modules = await Promise.all(
    files.map(async (file) => (await import(`${core}${room}/${file}`)) as Record<string, unknown>),
  );
  const isLexicon = (pair: [string, unknown]): pair is [string, Lexicon] =>
    typeof pair[1] === 'object' && pair[1] !== null && 'patterns' in pair[1];
  return modules.flatMap((module) => Object.entries(module).filter(isLexicon));
}

function said(line: string, lastAnswer: string, draft: string): string {
  const directive: SpeakDirective = {
    turnId: 'T07',
    speakerId: 'bhalla',
    topicId: 'work_experience',
    move: 'probe',
    style: 'grill',
    factIds: [],
    draft,
    maxWords: 25,
    awaiting: true,
  };
  const context = { facts: [], slotValues: {}, earlierQuestions: [], allowedTexts: [lastAnswer] };
  const gate = openGate({ directive, lastAnswer, ...context });
  return gate.push(line.replace('|', '')) + gate.finish();
}

function panelLines(): Line[] {
  const plain = Object.entries({ hostile: hostileLines, broken: brokenLines }).flatMap(([list, kinds]) =>
    Object.values(kinds).flatMap((lines) =>
      lines.map((line) => ({ list, outcome: () => said(line, answer, 'Who chose the cut-off?') })),
    ),
  );
  const anchored = anchoredLines.flatMap(({ answer: given, draft, lines }) =>
    lines.map((line) => ({ list: 'anchored', outcome: () => said(line, given, draft) })),
  );
  return [...plain, ...anchored];
}

function readIn(text: string): string {
  const read = analyseAnswer({ answer: text, question: '', facts: [], earlierAnswers: [] });
  const { ignored, distress, abuse } = read;
  return JSON.stringify([ignored.length, distress, abuse]);
}

/**
 * How many lines come out otherwise with each lexicon switched off: those of the guards against what a hostile model says, those of answers
 * against `attacks` and provocations.
 */
export async function ablateLexicons(attacks: readonly string[]): Promise<Row[]> {
  const answers = [
    ...attacks.map((text) => ({ list: 'attacks', outcome: () => readIn(text) })),
    ...provocations.map((text) => ({ list: 'provocations', outcome: () => readIn(text) })),
  ];
  const rooms: [string, Line[]][] = [
    ['answers/safety', answers],
    ['interview/guards', panelLines()],
  ];
  const rows: Row[] = [];
  for (const [room, lines] of rooms) {
    const whole = lines.map((line) => line.outcome());
    for (const [name, lexicon] of await lexiconsOf(room)) {
      const { pattern, patterns } = lexicon;
      const nothing = /(?!)/;
      Object.assign(lexicon, { pattern: nothing, patterns: patterns.map(() => nothing) });
      const changed = lines.filter((line, at) => line.outcome() !== whole[at]);
      Object.assign(lexicon, { pattern, patterns });
      const lists = Object.groupBy(changed, ({ list }) => list);
      const counts = Object.entries(lists).map(([list, found]) => [list, found?.length ?? 0] as const);
      rows.push({
        lexicon: name,
        entries: lexicon.entries.length,
        changed: changed.length,
        ...Object.fromEntries(counts),
      });
    }
  }
  return rows;
}
