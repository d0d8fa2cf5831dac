import { z } from 'zod';
import { criterionIds } from './feedback.ts';
import { styles } from './styles.ts';
import { type CandidateProfile, candidateProfiles, topicIds, topicName } from './topics.ts';
import { type TacticId, tacticIds } from './transcript.ts';

/** Bounds of one drill, and of drills in time (rules DRILL-1, DRILL-2, DRILL-4). */
export const drillLimits = {
  lengthMs: 5 * 60_000,
  /** The last question begins by then, so that its answer still fits. */
  lastQuestionMs: 4.25 * 60_000,
  answerStopMs: 5.5 * 60_000,
  hardStopMs: 6 * 60_000,
  leastQuestions: 4,
  mostQuestions: 6,
  perDay: 3,
  restDays: 14,
} as const;

/** What an answer may have left open that a drill goes for: one's own part, the numbers, the second why. */
export const drillGaps = ['own_part', 'size', 'reason'] as const;
export type DrillGap = (typeof drillGaps)[number];

/** The tactics a drill can make an occasion for; the others need a slip that nobody makes on purpose (rule TACTIC-2). */
export const drillTactics = ['disbelief', 'rapid_fire', 'silence'] as const satisfies readonly TacticId[];

/** The one weak spot a drill is about: a topic, what answers in it leave open, or a tactic that was met in it. */
export const drillAim = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topicId: z.enum(topicIds) }),
  z.object({ kind: z.literal('gap'), topicId: z.enum(topicIds), gap: z.enum(drillGaps) }),
  z.object({ kind: z.literal('tactic'), topicId: z.enum(topicIds), tactic: z.enum(tacticIds) }),
]);
export type DrillAim = z.infer<typeof drillAim>;

/** How well a drill went: when it comes again follows from it alone (rule DRILL-6). */
export const drillRatings = ['again', 'hard', 'good', 'easy'] as const;
export type DrillRating = (typeof drillRatings)[number];

const gapNames: Record<DrillGap, string> = {
  own_part: 'your own part',
  size: 'numbers',
  reason: 'the second why',
};

const tacticNames: Record<TacticId, string> = {
  interrupt: 'being cut short',
  disbelief: 'being disbelieved',
  rapid_fire: 'quick questions in a row',
  silence: 'the panel’s silence',
  contradiction: 'a contradiction held up',
  belittle_answer: 'an answer made small',
  alternative_path: 'a cheaper way held up',
  devils_advocate: 'the other side argued',
  marks_jab: 'a jab at marks',
  expert_challenge: 'an expert’s challenge',
};

/** The aim as the candidate and the panel call it: "Work Experience", "numbers in Work Experience". */
export function aimName(aim: DrillAim, profile: CandidateProfile): string {
  const topic = topicName(aim.topicId, profile);
  if (aim.kind === 'topic') return topic;
  return aim.kind === 'gap' ? `${gapNames[aim.gap]} in ${topic}` : `${tacticNames[aim.tactic]} in ${topic}`;
}

/** Two aims are the same when their keys are. */
export const aimKey = (aim: DrillAim): string =>
  [aim.kind, aim.topicId, aim.kind === 'gap' ? aim.gap : aim.kind === 'tactic' ? aim.tactic : ''].join(':');

/** Who read a drill's answers: plain code, or which model. */
export const drillReader = z.object({ kind: z.enum(['offline', 'model']), name: z.string() });

/** What a drill showed of its aim. Its score is the drill's own, of one topic and a few answers: no interview's, and in no average (rule DRILL-4). */
export const drillResult = z.object({
  questions: z.number().int(),
  answers: z.number().int(),
  /** Null when too little was said for a fair reading. */
  score: z.number().min(0).max(10).nullable(),
  band: z.nullable(z.object({ low: z.number(), high: z.number() })),
  levels: z.array(
    z.object({
      criterion: z.enum(criterionIds),
      level: z.number().int().min(0).max(4).nullable(),
      because: z.string(),
    }),
  ),
  text: z.string(),
  /** What is still missing, the costliest first. */
  open: z.array(z.string()),
  nextStep: z.string(),
  /** Whether the weak spot was closed; null when nothing could be told. */
  closed: z.boolean().nullable(),
  /** Of each firing of the drill's tactic that was answered: how many answers it took to come back; null for never. */
  recoveries: z.array(z.number().int().nullable()),
  rating: z.enum(drillRatings),
  /** Under what it was read: two readings are compared only where all of it is the same (rule PROGRESS-3). */
  readBy: z.object({
    style: z.enum(styles),
    profile: z.enum(candidateProfiles),
    assessor: drillReader,
    rubricHash: z.string(),
  }),
});
export type DrillResult = z.infer<typeof drillResult>;
