import type { ConsentPurpose, Notice, NoticeContact } from '#contract/consents.ts';
import { retention } from '#contract/retention.ts';

/** What the words of a notice depend on. */
export type NoticeFacts = { notice: Notice; contact: NoticeContact };

/** Whose interview a notice is about, and for how many days the school keeps its record; null where no one school is spoken of. */
export type SchoolFacts = { school: string; keptDays: number | null };

/** The notice in one language, with everything that is pressed and said round it. */
export type NoticeWords = {
  title: string;
  lead: string;
  parts: readonly { title: string; lines: readonly string[] }[];
  choices: Readonly<Record<ConsentPurpose, { name: string; label: string; text: string }>>;
  yourChoices: string;
  tickFirst: string;
  agree: string;
  agreeing: string;
  /** To the next step, where nothing new is ticked. */
  goOn: string;
  back: string;
  tooYoung: string;
  tooYoungTitle: string;
  tooYoungText: string;
};

/** How long resumes and interviews are kept, in days from the purchase. */
export const keptDays = retention.resume.period?.count ?? 0;

/** Whether they go by themselves when the time is over. */
export const isSwept = retention.resume.ending === 'swept' && retention.interviews.ending === 'swept';
