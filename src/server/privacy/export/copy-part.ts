import type { Row } from './personal-data-store.ts';

/** Rows of one table and which of their columns are text of JSON. */
export type Rows = { rows: readonly Row[]; json: readonly string[] };

/** What a copy is written from, part by part, in the order of the file. */
export type CopyPart =
  /** A page of a table's rows; `isLast` ends its file. */
  | (Rows & { kind: 'rows'; file: string; title: string; isLast: boolean })
  | {
      kind: 'interview';
      interview: Rows;
      events: Rows;
      scoring: Rows;
      feedback: Rows;
      again: Rows;
      claims: Rows;
    }
  | { kind: 'document'; fileName: string; pdf: Uint8Array }
  /** Ends the copy, with the page to begin reading at. */
  | { kind: 'end'; madeAt: string };
