import { documentFileName } from '#server/billing/documents/document-words.ts';
import { findDocument, listDocumentsOf } from '#server/billing/documents/document-store.ts';
import { drawDocument } from '#server/billing/documents/draw-document.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { CopyPart, Rows } from './copy-part.ts';
import { interviewParts, subjects } from './export-subjects.ts';
import type { InterviewPart } from './kept-columns.ts';
import {
  jsonColumns,
  listInterviews,
  readInterviewPart,
  readSubject,
  type Row,
} from './personal-data-store.ts';

/** How many rows are read at a time: few enough that reading them holds nobody up (rule EXPORT-4). */
const pageRows = 200;

/**
 * Everything a copy of the user's data is written from, read a little at a time and not at one moment: what changes meanwhile may be in it
 * or not. `onTotal` is told how many parts of some size there are, before the first.
 */
export async function* copyParts(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  uid: string,
  onTotal: (total: number) => void,
): AsyncGenerator<CopyPart> {
  const interviews = await database.read((tx) => listInterviews(tx, uid));
  const documents = await database.read((tx) => listDocumentsOf(tx, uid));
  onTotal(interviews.length + documents.length);
  for (const subject of subjects) {
    const { file, title, columns } = subject;
    const json = jsonColumns(columns);
    for (let offset = 0, isLast = false; !isLast; offset += pageRows) {
      const page = { offset, limit: pageRows };
      const rows = await database.read((tx) => readSubject(tx, subject, uid, page));
      isLast = rows.length < pageRows;
      yield { kind: 'rows', file, title, rows, json, isLast };
    }
  }
  for (const sessionId of interviews) yield readInterview({ database }, sessionId);
  for (const { documentId } of documents) {
    const document = await database.read((tx) => findDocument(tx, uid, documentId));
    if (!document) continue;
    yield { kind: 'document', fileName: documentFileName(document), pdf: await drawDocument(document) };
  }
  yield { kind: 'end', madeAt: clock.now().toISOString() };
}

async function readInterview(parts: Pick<Parts, 'database'>, sessionId: string): Promise<CopyPart> {
  const { interview, events, scoring, feedback, again, claims } = interviewParts;
  return {
    kind: 'interview',
    interview: await allRows(parts, interview, sessionId),
    events: await allRows(parts, events, sessionId),
    scoring: await allRows(parts, scoring, sessionId),
    feedback: await allRows(parts, feedback, sessionId),
    again: await allRows(parts, again, sessionId),
    claims: await allRows(parts, claims, sessionId),
  };
}

async function allRows(
  { database }: Pick<Parts, 'database'>,
  part: InterviewPart,
  sessionId: string,
): Promise<Rows> {
  const rows: Row[] = [];
  for (;;) {
    const page = { offset: rows.length, limit: pageRows };
    const read = await database.read((tx) => readInterviewPart(tx, part, sessionId, page));
    rows.push(...read);
    if (read.length < pageRows) return { rows, json: jsonColumns(part.columns) };
  }
}
