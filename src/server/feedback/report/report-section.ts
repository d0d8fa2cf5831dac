import type { Feedback } from '#contract/feedback.ts';

/** A piece of a report, as it is drawn from top to bottom. */
export type ReportBlock =
  /** A heading inside a section; `beside` stands at the right edge. */
  | { kind: 'heading'; text: string; beside?: string }
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'item'; text: string }
  /** A line of a table: its name, and values in columns from the right. */
  | { kind: 'row'; name: string; values: readonly string[]; isHead?: boolean };

export type ReportSection = { title: string; blocks: readonly ReportBlock[] };

/** What other rooms add to a report: each is drawn in its place when there is something to say (rule REPORT-3). */
export type ReportMore = {
  again?: ReportSection | null;
  ledger?: ReportSection | null;
  drills?: ReportSection | null;
};

/** Asks the rooms above for that, for the owner of a feedback. */
export type MoreOfReport = (
  own: { uid: string; sessionId: string },
  feedback: Feedback,
) => Promise<ReportMore>;
