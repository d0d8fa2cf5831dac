import type { ResumeFact } from '#contract/resume.ts';
import type { Mention } from '#core/text/find-mentions.ts';

/** Where an answer disagrees with the resume or with an earlier answer of the same interview. */
export type Contradiction = {
  /** The words of this answer. */
  claim: Mention;
  /** What the resume (`factId`) or an earlier turn (`turnId`) says instead, in its own words. */
  against: { text: string; factId?: string; turnId?: string };
  about: string;
};

export type EarlierAnswer = { turnId: string; text: string };

export type AnswerInput = {
  answer: string;
  /** The panel's words this answers. */
  question: string;
  facts: readonly ResumeFact[];
  earlierAnswers: readonly EarlierAnswer[];
  /** Every four words in a row that were said anywhere in the interview before, or stand in the resume; what is in them is not new (rule SIGNAL-8). */
  said?: ReadonlySet<string>;
};

const distressLevels = ['none', 'mild_stress', 'panic', 'crisis'] as const;
export type DistressLevel = (typeof distressLevels)[number];
const abuseLevels = ['none', 'rude', 'harassment'] as const;
export type AbuseLevel = (typeof abuseLevels)[number];

/**
 * What plain code can see in one answer (rule SIGNAL-1). Counts are of occurrences in sentences that carry syntax; every list keeps the
 * candidate's own words so that a follow-up or a receipt can quote them. Sentences that try to steer the panel (`ignored`) count for nothing.
 */
export type AnswerSignals = {
  words: number;
  effectiveWords: number;
  sentences: number;
  /** Sentences with syntax and at least two new content stems. */
  soundSentences: number;
  /** Distinct words in those sentences that do not stand in anybody's answer; what a score may rest on. */
  soundWords: number;
  /** Words in sentences that no person would have said (rule SIGNAL-5). */
  saladWords: number;
  numbers: Mention[];
  /** A change from one measured value to another ("from 6.5 hours to 2.1"). */
  deltas: Mention[];
  /** Named things: firms, tools, places, people, courses, not merely a sentence's first word. */
  names: Mention[];
  iActions: Mention[];
  weActions: Mention[];
  situation: Mention[];
  task: Mention[];
  results: Mention[];
  reflections: Mention[];
  reasoning: Mention[];
  counterpoints: Mention[];
  rigour: Mention[];
  vague: Mention[];
  hedges: Mention[];
  boosters: Mention[];
  buzzwords: Mention[];
  generic: Mention[];
  fillers: Mention[];
  evasions: Mention[];
  /** Story told in the conditional or the habitual, with no past verb. */
  pseudoStory: boolean;
  /** 0-1, the share of content words taken from the question. */
  copiedShare: number;
  /** 0-1, the share of content words repeated from the candidate's own earlier answers. */
  repeatedShare: number;
  /** 0-1, the share of content words shared with the question (relevance, not copying). */
  questionOverlap: number;
  /** 0-1, the share of Hindi words written in Latin letters or Devanagari. */
  codeMixRatio: number;
  gibberish: boolean;
  /** Takes back that something was the speaker's own act, or a figure (rule SIGNAL-7). */
  takesBack: { acts: boolean; figures: boolean };
  dontKnow: boolean;
  /** "I don't know" together with a way to find out or estimate. */
  methodCue: boolean;
  asksBack: boolean;
  /** Wants to go back to, or corrects, something said earlier. */
  selfCorrection: boolean;
  contradictions: Contradiction[];
  ignored: Mention[];
  distress: DistressLevel;
  abuse: AbuseLevel;
  /** Wants to stop the interview. */
  wantsToStop: boolean;
};
