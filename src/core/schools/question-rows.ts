import type { HeadFault } from '#contract/schools/row-errors.ts';
import { questionId, scenarioLimits } from '#contract/schools/scenario.ts';
import { type TopicId, topicIds, topicName } from '#contract/topics.ts';
import {
  type Column,
  type ColumnPlaces,
  findColumns,
  plainHead,
  type RowReading,
  readingOf,
  RowReport,
  tidyCell,
  tidyLines,
} from './sheet-columns.ts';

/** A question of a school's bank as a sheet holds it. `questionId` is null for one that is new. */
export type QuestionRow = {
  questionId: string | null;
  topicId: TopicId;
  text: string;
  tags: readonly string[];
  /** 1 is the easiest. */
  difficulty: number | null;
  rungs: readonly string[];
  keyPoints: readonly string[];
};

export const questionBounds = {
  tags: 12,
  tag: 40,
  keyPoints: 12,
  keyPoint: 120,
  hardest: 5,
} as const;

const rungKeys = ['rung1', 'rung2', 'rung3'] as const satisfies { length: typeof scenarioLimits.rungs };
type Key = 'topic' | 'text' | 'tags' | 'difficulty' | (typeof rungKeys)[number] | 'keyPoints' | 'id';

const columns: readonly Column<Key>[] = [
  { key: 'topic', name: 'Topic', alsoKnownAs: ['topic id', 'area', 'subject', 'section'], required: true },
  { key: 'text', name: 'Question', alsoKnownAs: ['question text', 'text', 'wording'], required: true },
  { key: 'tags', name: 'Tags', alsoKnownAs: ['tag', 'labels', 'label', 'keywords'] },
  { key: 'difficulty', name: 'Difficulty', alsoKnownAs: ['difficulty (1-5)', 'level', 'hardness'] },
  ...rungKeys.map((key, at) => ({
    key,
    name: `Follow-up ${at + 1}`,
    alsoKnownAs: [`rung ${at + 1}`, `follow up question ${at + 1}`, `probe ${at + 1}`],
  })),
  {
    key: 'keyPoints',
    name: 'Key points',
    alsoKnownAs: ['key point', 'answer key', 'answer', 'expected points'],
  },
  { key: 'id', name: 'Id', alsoKnownAs: ['question id'] },
];

const names = Object.fromEntries(columns.map(({ key, name }) => [key, name])) as Record<Key, string>;

/** The heads of a bank of questions, in the order `questionCells` writes. */
export const questionHeads: readonly string[] = columns.map(({ name }) => name);

const topics: ReadonlyMap<string, TopicId> = new Map(
  topicIds.flatMap((id) =>
    [id, topicName(id, 'experienced'), topicName(id, 'fresher')].map(
      (name) => [plainHead(name), id] as const,
    ),
  ),
);

/** Several texts in one cell: parted by semicolons, of which one within a text is written `\;`. */
function joinList(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\;]/g, String.raw`\$&`)).join('; ');
}

/** The texts of a cell, parted by semicolons or lines; `\;` is a semicolon within one. */
function splitList(cell: string): string[] {
  const parts = tidyLines(cell).match(/(?:\\[\\;]|[^;\n])+/g) ?? [];
  const texts = parts.map((part) => tidyCell(part.replaceAll(/\\([\\;])/g, '$1')));
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** A question as the cells of its row, under `questionHeads`. Read again it is the same (rule SCHOOL-45). */
export function questionCells(question: QuestionRow): (string | number | null)[] {
  return [
    topicName(question.topicId, 'experienced'),
    question.text,
    joinList(question.tags),
    question.difficulty,
    ...rungKeys.map((_, at) => question.rungs[at] ?? null),
    joinList(question.keyPoints),
    question.questionId,
  ];
}

export type QuestionReader = (row: number, cells: readonly string[]) => RowReading<QuestionRow>;
type Seen = { texts: Map<string, number>; ids: Map<string, number> };

/**
 * How the rows below this head are read, one after another and in their order, each to a question or to all that is wrong with the row
 * (rule SCHOOL-43). The same words twice in a sheet are an error of the later row.
 */
export function questionReader(
  head: readonly string[],
): { ok: true; read: QuestionReader } | { ok: false; fault: HeadFault } {
  const found = findColumns(head, columns);
  if (!found.ok) return found;
  const seen: Seen = { texts: new Map(), ids: new Map() };
  return { ok: true, read: (row, cells) => readRow(row, cells, found.places, seen) };
}

function readRow(
  row: number,
  cells: readonly string[],
  places: ColumnPlaces<Key>,
  seen: Seen,
): RowReading<QuestionRow> {
  const report = new RowReport(row);
  for (const [key, at] of places) report.addIfInError(names[key], cells[at] ?? '');
  const raw = (key: Key): string => cells[places.get(key) ?? -1] ?? '';
  const list = (key: 'tags' | 'keyPoints', most: number, each: number): string[] => {
    const texts = splitList(raw(key));
    if (texts.length > most) report.add('too_many_in_cell', names[key], tidyCell(raw(key)), most);
    return texts.map((text) => report.within(text, each, names[key]));
  };
  const id = readId(tidyCell(raw('id')), row, report, seen.ids);
  const topicId = readTopic(tidyCell(raw('topic')), report);
  const rest = {
    text: readText(tidyCell(raw('text')), row, report, seen.texts),
    tags: list('tags', questionBounds.tags, questionBounds.tag),
    difficulty: readDifficulty(tidyCell(raw('difficulty')), report),
    rungs: rungKeys
      .map((key) => report.within(tidyCell(raw(key)), scenarioLimits.questionCharacters, names[key]))
      .filter((rung) => rung !== ''),
    keyPoints: list('keyPoints', questionBounds.keyPoints, questionBounds.keyPoint),
  };
  if (topicId === null) return { ok: false, errors: report.errors };
  return readingOf(report, { questionId: id, topicId, ...rest });
}

function readId(text: string, row: number, report: RowReport, seen: Map<string, number>): string | null {
  if (text === '') return null;
  if (!questionId.safeParse(text).success) report.add('id_invalid', names.id, text);
  else if (seen.has(text)) report.add('id_twice', names.id, text, seen.get(text));
  else seen.set(text, row);
  return text;
}

function readTopic(text: string, report: RowReport): TopicId | null {
  const topicId = topics.get(plainHead(text));
  if (text === '') report.add('topic_missing', names.topic);
  else if (topicId === undefined) report.add('topic_unknown', names.topic, text);
  return topicId ?? null;
}

function readText(text: string, row: number, report: RowReport, seen: Map<string, number>): string {
  const same = text.toLowerCase();
  if (text === '') report.add('question_missing', names.text);
  else if (seen.has(same)) report.add('question_twice', names.text, text, seen.get(same));
  else seen.set(same, row);
  return report.within(text, scenarioLimits.questionCharacters, names.text);
}

function readDifficulty(text: string, report: RowReport): number | null {
  if (text === '') return null;
  if (!/^[1-5]$/.test(text)) report.add('difficulty_invalid', names.difficulty, text, questionBounds.hardest);
  return Number(text);
}
