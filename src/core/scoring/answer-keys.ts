/** What a right answer to a question holds: key points; of a puzzle its answer, the accepted spellings and how it is solved. */
export type AnswerKey = {
  keyPoints: readonly string[];
  accepts?: readonly string[];
  /** Of a puzzle: words for what its figure counts, and for what is asked. */
  counts?: readonly string[];
  asks?: readonly string[];
  hints?: readonly string[];
  answer?: string;
  solution?: string;
  /** Its points are of a subject, and were read against textbooks. */
  ofSubject?: true;
};

/** Keys by the panel turn that asked. */
export type AnswerKeys = ReadonlyMap<string, AnswerKey>;
