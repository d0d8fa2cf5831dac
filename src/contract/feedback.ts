import { z } from 'zod';
import { panellist } from './panellists.ts';
import { styles } from './styles.ts';
import { candidateProfiles, scoredBy, topicIds } from './topics.ts';
import { tacticFiring, turn } from './transcript.ts';

/** The five criteria of the rubric (rule RUBRIC-1). */
export const criterionIds = ['evidence', 'structure', 'reasoning', 'ownership', 'response'] as const;
export type CriterionId = (typeof criterionIds)[number];

/** Who reads a topic, each alone: what each seat at the table listens for. */
export const readers = ['chair', 'subject', 'industry'] as const;
export type Reader = (typeof readers)[number];

/** The candidate's own words, verified to stand in that turn; `criterion` is what they count for. */
const feedbackQuote = z.object({
  turnId: z.string(),
  quote: z.string(),
  criterion: z.enum(criterionIds),
  /** A margin note of five words or fewer. */
  note: z.string().optional(),
});
export type FeedbackQuote = z.infer<typeof feedbackQuote>;

/** Whether an answer met its question, as its speaker tells on reading it again (rule TOLD-1). */
export const relevances = ['yes', 'partly', 'no'] as const;
export type Relevance = (typeof relevances)[number];

const band = z.object({ low: z.number(), high: z.number() });

/** A level 0-4; null when the criterion did not apply (no probe was asked). */
const criterionLevel = z.object({
  criterion: z.enum(criterionIds),
  level: z.number().int().min(0).max(4).nullable(),
  /** The receipt: one line that says what this level rests on. */
  because: z.string(),
});

const topicFeedback = z.object({
  topicId: z.enum(topicIds),
  name: z.string(),
  /** 0-10 with one decimal, or null: not assessed. */
  score: z.number().min(0).max(10).nullable(),
  band: z.nullable(band),
  /** Why there is no number, when there is none. */
  notAssessedBecause: z
    .enum([
      'not_asked',
      'too_little_said',
      'code_mixed',
      'not_scored_in_chill',
      'no_tactic_fired',
      'unscored_topic',
      'no_model',
    ])
    .optional(),
  /** The topic's feedback in words (`text`, rule RECORD-1). */
  text: z.string(),
  levels: z.array(criterionLevel),
  quotes: z.array(feedbackQuote),
  missing: z.array(z.string()),
  nextStep: z.string(),
  /** Which caps (rule CAP-1) held the score down, in words. */
  caps: z.array(z.string()),
  /** Puzzles asked here: how each is solved, where the candidate left it in a sentence, and the turn where; null when nothing was said. */
  puzzles: z
    .array(
      z.object({
        question: z.string(),
        solution: z.string(),
        left: z.string(),
        leftAt: z.string().nullable(),
      }),
    )
    .optional(),
  /** Questions on a subject: what a right answer uses some of, which of it was heard, and the turn it was left at (rule AGAIN-5). */
  subjects: z
    .array(
      z.object({
        question: z.string(),
        points: z.array(z.string()),
        leftAt: z.string().nullable(),
      }),
    )
    .optional(),
  /** Who read this topic, when a model was to; `offline` here is a topic the model could not read. */
  assessedBy: z.enum(['offline', 'model']).optional(),
  /** The readers' own scores, each alone; the topic's level is the median of theirs, criterion by criterion. */
  readings: z.array(z.object({ reader: z.enum(readers), score: z.number().min(0).max(10) })).optional(),
  /** The model and the plain reading of the evidence stayed more than three points apart. */
  diverged: z.boolean().optional(),
  /** What the candidate told of these answers, where it is asked; null until they tell. Never stored here (`as-told.ts`). */
  told: z.enum(relevances).nullable().optional(),
});
export type TopicFeedback = z.infer<typeof topicFeedback>;

/** The whole result of an interview, stored with its versions so that it can be disputed and reproduced. */
export const feedback = z.object({
  sessionId: z.string(),
  /** 0-10 with one decimal; null where too little was assessed for one number (rule RUBRIC-8). */
  avgScore: z.number().min(0).max(10).nullable(),
  band: z.nullable(band),
  completedAt: z.string(),
  style: z.enum(styles),
  profile: z.enum(candidateProfiles),
  durationMs: z.number().int(),
  assessedTopics: z.number().int(),
  verdict: z.string(),
  topics: z.array(topicFeedback),
  drills: z.array(z.string()).max(3),
  /** `resumeSays` is null once the resume was deleted; with `againstTurnId` it is what an earlier answer says. */
  contradictions: z.array(
    z.object({
      turnId: z.string(),
      claim: z.string(),
      resumeSays: z.string().nullable(),
      againstTurnId: z.string().optional(),
    }),
  ),
  tactics: z.array(tacticFiring),
  transcript: z.array(turn),
  /** Short notes of the mentor's pen beside turns: five words or fewer. */
  marginNotes: z.array(z.object({ turnId: z.string(), kind: z.enum(['tick', 'ask']), text: z.string() })),
  panel: z.array(panellist),
  assessor: z.object({
    kind: z.enum(['offline', 'model']),
    name: z.string(),
    version: z.string(),
    rubricHash: z.string(),
    calibrated: z.boolean(),
    /** What this assessor can and cannot judge, one line. */
    honesty: z.string(),
  }),
  ignored: z.array(z.object({ turnId: z.string(), text: z.string() })),
  /** What the panellists wrote down for themselves, shown once it is over. */
  notes: z
    .array(
      z.object({
        panellistId: z.string(),
        turnId: z.string(),
        text: z.string(),
        quotesResume: z.literal(true).optional(),
      }),
    )
    .optional(),
});
export type Feedback = z.infer<typeof feedback>;

/** Whether plain code made every score: there was no model, or it could read nothing. */
export function isScoredOffline({ assessor, topics }: Pick<Feedback, 'assessor' | 'topics'>): boolean {
  if (assessor.kind === 'offline') return true;
  const scored = topics.filter(({ score, topicId }) => score !== null && scoredBy(topicId) === 'answers');
  return scored.length > 0 && scored.every(({ assessedBy }) => assessedBy === 'offline');
}

/** What a claim conflicts with, as a sentence to the candidate. */
export function conflictWords({
  resumeSays,
  againstTurnId,
}: Pick<Feedback['contradictions'][number], 'resumeSays' | 'againstTurnId'>): string {
  if (resumeSays === null) return 'Your resume said something else; it has since been deleted.';
  return againstTurnId ? `Earlier you said “${resumeSays}”.` : `Your resume says “${resumeSays}”.`;
}

/** What is measured of how spoken answers sounded (rule VOICE-9). */
const deliveryMeasureIds = [
  'words_per_minute',
  'pause_share',
  'long_pauses_per_minute',
  'seconds_to_answer',
  'fillers_per_100_words',
  'seconds_per_answer',
  'pace_variation',
] as const;
export type DeliveryMeasureId = (typeof deliveryMeasureIds)[number];

/** How the spoken answers of one interview sounded; `low` and `high` bound what is comfortable to hear. It counts for no score. */
export const delivery = z.object({
  speechSeconds: z.number().int(),
  answers: z.number().int(),
  measures: z.array(
    z.object({ id: z.enum(deliveryMeasureIds), value: z.number(), low: z.number(), high: z.number() }),
  ),
});
export type Delivery = z.infer<typeof delivery>;

/** Scores are shown to the nearest half point, everywhere; those of plain code are whole before they get here (rule RUBRIC-11). */
export function shownScore(score: number): number {
  return Math.round(score * 2) / 2;
}
