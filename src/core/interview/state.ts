import type { DrillAim } from '#contract/drills.ts';
import type { EndReason } from '#contract/interview-events.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import type { Style } from '#contract/styles.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import type { TacticFiring, TacticId, Turn } from '#contract/transcript.ts';
import type { Directive } from './directive.ts';
import type { PanelMember } from './panel.ts';
import type { Gap } from '#core/topics/gap.ts';
import type { Discipline, FilledStem } from '#core/interview/questions/question.ts';

/** One topic the panel means to open: its time, and the facts it can be about. */
export type AgendaItem = {
  topicId: TopicId;
  /** Time for the whole topic, over all its questions. */
  budgetMs: number;
  mustCover: boolean;
  factIds: string[];
};

/** What an interview is started with. */
export type Setting = {
  seed: number;
  style: Style;
  profile: CandidateProfile;
  facts: ResumeFact[];
  /** The lines of the resume, as far as its owner stands by them: for the claim ledger alone (rule LEDGER-12). */
  resumeLines?: string[];
  candidateName: string;
  statement: string;
  targetSchools: string[];
  /** Stems of this user's last three interviews. */
  recentStemIds: string[];
  /** Set for a drill: five minutes on this alone (rule DRILL-1). */
  drill?: DrillAim;
  /** Set for the practice before a school's sitting: a drill of two questions (rule SCHOOL-20). */
  warmUp?: true;
  /** Set for a school's sitting: its length, its panel, its topics and its questions (rule SCHOOL-30). */
  scenario?: ScenarioPlan;
};

/** The question in the air. A repeat is the same question in another turn; an answer to any of its turns answers it. */
export type Asked = {
  turnId: string;
  turnIds: string[];
  topicId: TopicId;
  kind: 'lead' | 'follow_up' | 'closing' | 'care';
  /** The facts of the resume it is about. */
  factIds: readonly string[];
  speakerId: string;
  text: string;
  gap: Gap | null;
  tactic: TacticId | null;
  askedAtMs: number;
  /** Silence is not counted before this moment. */
  quietUntilMs: number;
  /** Time to think was asked for. */
  thought?: true;
  silenceSeconds: number;
  repeats: number;
  clarified: boolean;
  redirects: number;
  /** Words of a school's own: put again they are the same. */
  asWritten?: true;
  /** What the panel stepped out of the interview for. */
  care?: 'crisis' | 'panic';
};

/** A lead and what followed it. */
export type Thread = {
  topicId: TopicId;
  filled: FilledStem;
  speakerId: string;
  followUps: number;
  nonAnswers: number;
  hinted: boolean;
  /** Time for the topic over all its threads. */
  budgetMs: number;
};

/** What has become of a topic so far. */
export type TopicProgress = {
  spentMs: number;
  threads: number;
  answers: number;
};

export type Firing = TacticFiring & {
  /** Number of the question that carried it, counted over the interview. */
  question: number;
  burst: number;
  /** Answers heard since. */
  answersSince: number;
};

/** The part of the panel's turns that one of them has had, 0-1. */
export function turnShareOf({ turns }: Pick<ConductorState, 'turns'>, speakerId: string): number {
  const said = turns.filter(({ role }) => role === 'panel');
  return said.filter((turn) => turn.speakerId === speakerId).length / Math.max(1, said.length);
}

/** How the panel speaks now: as the style says, or gently once it presses less (rule TACTIC-6). */
export const mannerOf = (
  { softened }: Pick<ConductorState, 'softened'>,
  { style }: Pick<Setting, 'style'>,
): Style => (softened ? 'chill' : style);

/** A panellist's private note; the room never shows it. `quotesResume` marks what goes with the resume (rule ERASE-6). */
export type PrivateNote = { panellistId: string; turnId: string; text: string; quotesResume?: true };

/** The other way to go on from an answer, open until the turn it begins with is said: what is known then, and what else is to be done. */
type OtherWay = { turnId: string; state: ConductorState; directives: Directive[] };

/** Everything the conductor knows. Plain JSON: it is checkpointed, and rebuilt from events alone. */
export type ConductorState = {
  phase: 'created' | 'asking' | 'closing' | 'finished';
  endReason: EndReason | null;
  nowMs: number;
  setting: Setting | null;
  discipline: Discipline;
  panel: PanelMember[];
  agenda: AgendaItem[];
  spare: AgendaItem[];
  /** Facts on the table: all but the sensitive ones the agenda left out. */
  tableFactIds: string[];
  turns: Turn[];
  utteredTurnIds: string[];
  asked: Asked | null;
  thread: Thread | null;
  topics: Partial<Record<TopicId, TopicProgress>>;
  counts: { leads: number; followUps: number; closing: number; answers: number };
  usedStemIds: string[];
  usedFactIds: string[];
  usedTexts: string[];
  usedQuotes: string[];
  lastInterjection: number;
  timeWarned: boolean;
  /** The panel presses less: the candidate asked for it, or showed strain. */
  softened: boolean;
  /** Conflicts put to the candidate, each of which is asked about once (rule CLAIM-3). */
  conflictsAsked: string[];
  /** What the candidate said is not so: nobody at the table says it again (rule DENY-1). */
  denied: string[];
  tactics: { aim: number; bursts: number; firings: Firing[] };
  conduct: {
    abuse: number;
    stress: number;
    /** The panel said that an answer had been given before. */
    heardBefore: boolean;
    /** Losses and illnesses that were met with a word of sympathy (rule SAFE-17). */
    losses: number;
    /** It was said in which language answers are assessed (rule SAFE-18). */
    languageTold: boolean;
    /** The closing took an offer up. */
    offerTaken: boolean;
    /** The last closing question asked for a question of theirs. */
    questionInvited: boolean;
  };
  frozen: boolean;
  notes: PrivateNote[];
  otherWay: OtherWay | null;
};

/** The state before anything happened. */
export function initialState(): ConductorState {
  return {
    phase: 'created',
    endReason: null,
    nowMs: 0,
    setting: null,
    discipline: 'any',
    panel: [],
    agenda: [],
    spare: [],
    tableFactIds: [],
    turns: [],
    utteredTurnIds: [],
    asked: null,
    thread: null,
    topics: {},
    counts: { leads: 0, followUps: 0, closing: 0, answers: 0 },
    usedStemIds: [],
    usedFactIds: [],
    usedTexts: [],
    usedQuotes: [],
    lastInterjection: 0,
    timeWarned: false,
    softened: false,
    conflictsAsked: [],
    denied: [],
    tactics: { aim: 0, bursts: 0, firings: [] },
    conduct: {
      abuse: 0,
      stress: 0,
      heardBefore: false,
      losses: 0,
      languageTold: false,
      offerTaken: false,
      questionInvited: false,
    },
    frozen: false,
    notes: [],
    otherWay: null,
  };
}

/** Questions put so far: leads, follow-ups and closing questions; repeats are not counted again. */
export function questionCount({ counts }: Pick<ConductorState, 'counts'>): number {
  return counts.leads + counts.followUps + counts.closing;
}

/** What is known of a topic so far; a fresh record when it has not been opened. */
export function progressOf(state: ConductorState, topicId: TopicId): TopicProgress {
  return state.topics[topicId] ?? { spentMs: 0, threads: 0, answers: 0 };
}
