import type { ImportReport } from '#contract/schools/bank.ts';
import { bankLimits, type BankQuestionBody } from '#contract/schools/bank.ts';
import type { RowError } from '#contract/schools/row-errors.ts';
import { scenarioTopics } from '#contract/schools/scenario.ts';
import { topicName } from '#contract/topics.ts';
import { unfitWords } from '#contract/schools/unfit-words.ts';
import { questionReader, type QuestionRow } from '#core/schools/question-rows.ts';
import { unfitReason } from '#core/schools/unfit-reason.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { SheetFault } from '../sheets/sheet-fault.ts';
import { questionSheet } from '../sheets/sheet-limits.ts';

/** A good row: a question, and the one of the bank whose words it gives anew; null for a new one. */
export type GoodRow = { row: number; questionId: string | null; question: BankQuestionBody };
type QuestionSheet = {
  report: Pick<ImportReport, 'fault' | 'rows' | 'badRows' | 'errors'>;
  good: GoodRow[];
};

/** What the bank holds when a sheet is compared with it. */
export type Bank = { words: ReadonlyMap<string, string>; ids: ReadonlySet<string>; questions: number };

const columns = { topic: 'Topic', text: 'Question', id: 'Id' } as const;
const topicsOfAgenda: readonly string[] = scenarioTopics;
const shownCharacters = 80;

/** Reads a sheet of questions to its end: its good rows, and all that is wrong with the others (rules SCHOOL-12, SCHOOL-43). */
export async function readQuestionSheet(
  bytes: Uint8Array,
  { bank, owner, onRow }: { bank: Bank; owner: string; onRow: (rows: number) => Promise<void> },
): Promise<QuestionSheet> {
  try {
    return await readSheet(bytes, { limits: questionSheet, owner }, async ({ head, rows }) => {
      const found = questionReader(head.cells);
      if (!found.ok) return faulty({ kind: 'head', ...found.fault });
      const good: GoodRow[] = [];
      const errors: RowError[] = [];
      let [count, badRows] = [0, 0];
      for await (const { number, cells } of rows) {
        const reading = found.read(number, cells);
        const wrong = reading.ok ? compareWithBank(number, reading.value, bank) : reading.errors;
        errors.push(...wrong);
        if (reading.ok && wrong.length === 0) good.push(goodRow(number, reading.value));
        else badRows += 1;
        count += 1;
        if (count % 100 === 0) await onRow(count);
      }
      return { report: { fault: null, rows: count, badRows, errors }, good };
    });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return faulty({ kind: 'sheet', code: error.code, row: error.row });
  }
}

const faulty = (fault: ImportReport['fault']): QuestionSheet => ({
  report: { fault, rows: 0, badRows: 0, errors: [] },
  good: [],
});

/** What a row itself cannot show: an id we do not know, words we have, a topic that is on no agenda, words that no panel says (rule SCHOOL-11). */
function compareWithBank(row: number, question: QuestionRow, { words, ids }: Bank): RowError[] {
  const { questionId, topicId, text, rungs } = question;
  const error = (column: string, code: RowError['code'], found: string): RowError => ({
    row,
    column,
    code,
    bound: null,
    found: found.length > shownCharacters ? `${found.slice(0, shownCharacters - 1).toWellFormed()}…` : found,
  });
  const owner = words.get(text.toLowerCase());
  const unfit = [text, ...rungs].flatMap((said, at) => {
    const reason = unfitReason(said);
    return reason
      ? [error(at === 0 ? columns.text : `Follow-up ${at}`, 'question_unfit', unfitWords[reason])]
      : [];
  });
  return [
    ...(questionId !== null && !ids.has(questionId) ? [error(columns.id, 'id_unknown', questionId)] : []),
    ...(owner !== undefined && owner !== questionId ? [error(columns.text, 'question_known', text)] : []),
    ...(topicsOfAgenda.includes(topicId)
      ? []
      : [error(columns.topic, 'topic_unknown', topicName(topicId, 'experienced'))]),
    ...unfit,
  ];
}

const goodRow = (row: number, { questionId, topicId, text, ...rest }: QuestionRow): GoodRow => ({
  row,
  questionId,
  question: {
    topicId,
    text,
    tags: [...rest.tags],
    difficulty: rest.difficulty ?? bankLimits.usual,
    rungs: [...rest.rungs],
    keyPoints: [...rest.keyPoints],
  },
});
