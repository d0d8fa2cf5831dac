import type { FactKind } from '#contract/resume.ts';
import type { CandidateProfile } from '#contract/topics.ts';

type ByProfile<T> = Record<CandidateProfile, T>;

/** The same for experienced candidates and freshers. */
export const forAll = <T>(value: T): ByProfile<T> => ({ experienced: value, fresher: value });

/** Where in an interview a topic has its place. */
export type Place =
  /** The first thing asked; nobody comes back to it. */
  | { kind: 'opening' }
  /** Work and studies. The widest topic of a profile usually comes first. */
  | { kind: 'major'; widestFor: CandidateProfile | null }
  /** Why somebody wants the degree: asked one after the other, and longer where there is a statement of purpose. */
  | { kind: 'motive' }
  /** The world outside. */
  | { kind: 'world' }
  /** How somebody thinks, on a case that is not theirs. */
  | { kind: 'thought' }
  /** Life besides work and studies, the first to be left out; a topic usually comes early when the resume has a fact of the kind that draws it. */
  | { kind: 'personal'; drawnBy: FactKind | null }
  /** The end of every interview; not on the agenda. */
  | { kind: 'closing' }
  /** Never asked about: it shows in the answers on other topics. */
  | { kind: 'throughout' };

/** Schools with a habit of their own. */
export type SchoolGroup = 'calcutta' | 'bangalore' | 'ahmedabad' | 'common_process';

/** When a topic comes, for how long, and what about the resume it takes up. */
type TopicPlan = {
  place: Place;
  /** Minutes of a 30-minute interview (rule TOPIC-3). */
  minutes: ByProfile<number>;
  /** Forced by minute 24 while it has no answer (rule TOPIC-4). */
  mustCover: boolean;
  /** Facts of the resume that it can be about. */
  facts: readonly FactKind[];
  /** Facts that touch a sore spot and would be asked about here; one at most is taken up in an interview (rule TOPIC-6). */
  soreFacts: readonly FactKind[];
  /** Schools that dwell on it: how much more time it then has (rule TOPIC-5). */
  dwelledOnBy: Partial<Record<SchoolGroup, number>>;
};

/** How its opening questions are chosen. */
type TopicQuestions = {
  /** The best questions are not always about a line of the resume. */
  beyondResume: boolean;
  /** A number, team or claim in a question to someone with a job must come from that job, not from a college project or an office. */
  figuresFromJobs: boolean;
};

/** What a topic asks for: what only the candidate knows, a field of knowledge, or a sum. By this its answers are followed up (rule PROBE-1). */
export type Matter = 'own' | 'knowledge' | 'calculation';

/** A line of a language model's instructions; topics that say the same about themselves share a line. */
type TopicCard = { name: string; about: string };

/** The kinds of topic the rubric weighs differently. */
export const topicKinds = ['behavioural', 'motivation', 'technical', 'opinion'] as const;
export type TopicKind = (typeof topicKinds)[number];

/** What a topic sounds like at about 2-3, 5, 8 and 10, as the candidate reads it (rule RUBRIC-4). */
type Anchors = { low: string; middle: string; high: string; top: string };

/** How a topic is scored, and the step it ends on. */
type TopicScoring = {
  kind: TopicKind;
  /** What it weighs in the overall, in hundredths; all topics sum to 100 (rule RUBRIC-5). Composure counts only where it was tested. */
  weight: ByProfile<number>;
  /** So many words in one answer are enough for a number (rule RUBRIC-6). */
  enoughWords: number;
  /** A few words can be a full answer. */
  expectsBrief: boolean;
  /** Something can be plainly wrong; elsewhere nobody knows better than the candidate. */
  canBeWrong: boolean;
  anchors: Anchors;
  /** What to practise before the next interview. It presupposes nothing about the answers (rule PROSE-10). */
  nextStep: string;
};

/** All that is known of a topic but its names and its questions. What does not apply is said so: null, false or an empty list. */
export type Topic = {
  plan: TopicPlan;
  questions: TopicQuestions;
  followUps: { matter: Matter };
  card: TopicCard | null;
  scoring: TopicScoring;
};
