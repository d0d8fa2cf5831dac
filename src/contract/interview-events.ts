import { z } from 'zod';
import { drillAim } from './drills.ts';
import { sittingInRoom } from './schools/sitting-in-room.ts';
import { panellist } from './panellists.ts';
import { type Style, styles } from './styles.ts';
import { candidateProfiles } from './topics.ts';
import { hook, moves, tacticIds, turn } from './transcript.ts';
import { topicIds } from './topics.ts';

export const interviewStates = ['preparing', 'running', 'scoring', 'done', 'discarded', 'failed'] as const;
export type InterviewState = (typeof interviewStates)[number];

/** Why an interview stopped running. */
export const endReasons = [
  'completed',
  'ended_by_candidate',
  'time_up',
  'conduct',
  'distress',
  'abandoned',
  'restarted',
  'withdrawn',
  'paid_back',
] as const;
export type EndReason = (typeof endReasons)[number];

/** What a candidate may write beside the resume: a statement of purpose or form answers, and the schools aimed at (rule TOPIC-10). */
export const interviewAims = z.object({
  statement: z.string().max(6_000).default(''),
  targetSchools: z.array(z.string().min(1).max(80)).max(8).default([]),
});
export type InterviewAims = z.infer<typeof interviewAims>;

/** What the room needs to draw itself at any moment. Times are milliseconds since the interview started; `elapsedMs` is the server's clock at reply. */
export const interviewSnapshot = z.object({
  sessionId: z.string(),
  state: z.enum(interviewStates),
  endReason: z.enum(endReasons).nullable(),
  style: z.enum(styles).nullable(),
  profile: z.enum(candidateProfiles).nullable(),
  resumeId: z.string().nullable(),
  panel: z.array(panellist),
  turns: z.array(turn),
  /** The turn the panel is waiting on, or null while it thinks or when it is over. */
  awaitingTurnId: z.string().nullable(),
  /** Whether the question in the air is put again to who asks for it. */
  mayAskAgain: z.boolean(),
  elapsedMs: z.number().int(),
  lengthMs: z.number().int(),
  /** Until when the clock is frozen (a safety message stands); null when it runs. */
  frozen: z.boolean(),
  restartsLeft: z.number().int(),
  /** Whether this interview comes back to its owner: as it was settled, or, while it is open, if it ended now without feedback (rule CREDIT-6). */
  comesBack: z.boolean(),
  softened: z.boolean(),
  /** The event id to follow the stream from. */
  lastEventId: z.string(),
  /** True when this browser tab holds the pen. */
  writable: z.boolean(),
  engine: z.enum(['offline', 'model']),
  feedbackReady: z.boolean(),
  refusedFeedback: z.enum(['too_few_topics', 'distress', 'failed']).nullable(),
  /** Set for a school's sitting, a member's own try of one and the practice before it. */
  sitting: z.optional(sittingInRoom),
  /** Set for a drill: what it is about; null once its words were deleted. */
  drill: z.optional(z.object({ aim: z.nullable(drillAim) })),
});
export type InterviewSnapshot = z.infer<typeof interviewSnapshot>;

/**
 * What the event stream carries, one JSON object an event. The event id is `<seq>.<offset>`: `seq` numbers stored events, `offset`
 * counts characters of the utterance already sent, so that a reader resumes in the middle of a sentence.
 */
const interviewEvent = z.discriminatedUnion('type', [
  /** An answer, silence or request of the candidate was stored. */
  z.object({ type: z.literal('candidate_turn'), turn }),
  /** A panellist looks down and thinks. */
  z.object({ type: z.literal('thinking'), speakerId: z.string() }),
  z.object({
    type: z.literal('utterance_started'),
    turnId: z.string(),
    speakerId: z.string(),
    topicId: z.enum(topicIds),
    move: z.enum(moves),
    tactic: z.enum(tacticIds).optional(),
    hook: z.optional(hook),
    startedAtMs: z.number().int(),
  }),
  z.object({ type: z.literal('words'), turnId: z.string(), text: z.string() }),
  /** The whole utterance, when it is finished; `awaiting` says whether the candidate is to speak now, `mayAskAgain` whether to who asks for it this is put again. */
  z.object({
    type: z.literal('utterance_finished'),
    turn,
    awaiting: z.boolean(),
    mayAskAgain: z.boolean(),
  }),
  z.object({ type: z.literal('clock'), elapsedMs: z.number().int(), frozen: z.boolean() }),
  z.object({ type: z.literal('pen'), leaseId: z.string() }),
  z.object({ type: z.literal('softened') }),
  z.object({
    type: z.literal('state'),
    state: z.enum(interviewStates),
    endReason: z.enum(endReasons).nullable(),
  }),
  /** Feedback is being written: how many of the topics are done. */
  z.object({
    type: z.literal('feedback_progress'),
    done: z.number().int(),
    of: z.number().int(),
    topicId: z.enum(topicIds).optional(),
  }),
  z.object({ type: z.literal('feedback_ready') }),
  z.object({ type: z.literal('feedback_refused'), reason: z.enum(['too_few_topics', 'distress', 'failed']) }),
]);
export type InterviewStreamEvent = z.infer<typeof interviewEvent>;

/** What the frame tells the page around it; checked for origin, source and shape on both sides. */
export const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('NAVIGATE_TO_PAST_INTERVIEWS') }),
  z.object({ type: z.literal('INTERVIEW_RUNNING'), running: z.boolean() }),
  z.object({ type: z.literal('ASK_TO_RESTART') }),
]);
export type FrameMessage = z.infer<typeof frameMessage>;

/** After how many seconds of silence the panel nudges, asks more simply, and then offers to go on (Chill) or goes on (Grill) (rule CLOCK-7). */
export const silenceSteps = { chill: [20, 60, 100], grill: [8, 20, 45] } as const satisfies Record<
  Style,
  readonly [number, number, number]
>;
export type SilenceSeconds = (typeof silenceSteps)[Style][number];

/** Limits of one interview (rules CLOCK-1, CLOCK-9, CREDIT-4, CREDIT-5, CREDIT-6, LIMIT-2). */
export const interviewLimits = {
  lengthMs: 30 * 60_000,
  answerStopMs: 32 * 60_000,
  hardStopMs: 35 * 60_000,
  idlePreparationMs: 2 * 60 * 60_000,
  turns: 280,
  answerChars: 4_000,
  heardStretches: 120,
  repeatsPerQuestion: 3,
  restartsPerCredit: 3,
  returnsPerCredit: 2,
  returnsPerDay: 3,
  minAssessedTopics: 3,
} as const;
