import type { EmployerClass, FactAttributes, FactKind, ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Style } from '#contract/styles.ts';
import type { Gap } from '#core/topics/gap.ts';

/** Who at the table asks: the chair, the subject professor, or the one from industry. In Chill the chair also takes the subject's part. */
const seats = ['chair', 'subject', 'industry'] as const;
export type Seat = (typeof seats)[number];

export const disciplines = [
  'commerce',
  'economics',
  'computer_science',
  'mechanical',
  'civil',
  'electrical',
  'mathematics',
  'science',
  'humanities',
  'law',
  'medicine',
  'management',
  'any',
] as const;
export type Discipline = (typeof disciplines)[number];

/** What a resume leaves to be explained: a gap, a fall in marks, a claim with no proof (rule TOPIC-9). */
export const unexplainedKinds: readonly FactKind[] = ['gap', 'grade_trend', 'claim'];

/** What was written beside the resume: a school aimed at, a wish out of the statement, the statement as a whole (rule TOPIC-10). */
export const aimKinds = ['school', 'purpose', 'statement'] as const;
type TableKind = FactKind | (typeof aimKinds)[number];
/** A fact a question may be about: of the resume, or written beside it. */
export type TableFact = Omit<ResumeFact, 'kind'> & { kind: TableKind };

/** A hole in a stem. It is filled from a confirmed fact of that kind: its `value`, or one of its attributes; `where` narrows the choice. */
export type Slot = {
  name: string;
  kind: TableKind;
  attribute?: keyof FactAttributes;
  where?: Partial<FactAttributes>;
  /** Only employers of these classes: nobody asks how the Army makes money (rule BANK-4). */
  classes?: readonly EmployerClass[];
  /** Only a figure that got better by what was done; "14 patients a day" neither stopped nor gained anybody anything. */
  gained?: true;
  /** How it is said: with its preposition ("in the Indian Army") or with an article ("an HR Manager"). */
  form?: 'at' | 'a';
};

/** A prepared rung of a ladder: the follow-up this stem is meant to lead to, when its gap is open. Slots of the stem may be used. */
type Rung = { gap: Gap; chill: string; grill: string };

/** What makes a question about facts safe to ask: who checked it, when, and what a right answer holds. */
export type AnswerKey = {
  reviewedOn: string;
  /** `timeless`, or the month the statement is true of. */
  asOf: 'timeless' | `${number}-${number}`;
  discipline?: Discipline;
  /** Words or short phrases of which a right answer uses some. */
  keyPoints: readonly string[];
  /** For puzzles: the final answer, and its accepted spellings; the words for what its figure counts, and those for what is asked. */
  answer?: {
    value: string;
    accepts: readonly string[];
    counts: readonly string[];
    asks: readonly string[];
  };
  solution?: string;
  hint?: { chill: string; grill: string };
};

export type StemKind = 'profile' | 'knowledge' | 'puzzle' | 'guesstimate' | 'opinion' | 'situation';

/** A question the panel can open a thread with: short, one question in each wording, with `{slot}` where a fact goes. */
export type Stem = {
  id: string;
  topicId: TopicId;
  kind: StemKind;
  profile: 'any' | 'experienced' | 'fresher';
  seat: Seat;
  slots: readonly Slot[];
  wording: Record<Style, string>;
  ladder: readonly Rung[];
  key?: AnswerKey;
  /** Prefer this stem when it fits: it is about something only this resume has. */
  specific: boolean;
  /** One of the plain ways to begin its topic; one is used in an interview, before all others (rule BANK-5). */
  opening?: true;
  /** A school's own, said as the school wrote it (rule SCHOOL-32). */
  asWritten?: true;
};

/** A stem whose slots all hold confirmed facts of this candidate. */
export type FilledStem = { stem: Stem; slots: Record<string, string>; factIds: string[] };
