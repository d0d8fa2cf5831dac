import { z } from 'zod';
import { eventIdPattern } from '../event-id.ts';
import { interviewAims, interviewLimits, interviewSnapshot, silenceSteps } from '../interview-events.ts';
import { noticedKinds } from '../schools/sitting-in-room.ts';
import { heardReply, sayBody, saidReply } from '../speech.ts';
import { styles } from '../styles.ts';
import { followsInTime, heardStretch, spokenInto } from '../transcript.ts';
import { type Endpoint, leaseId, nothing, sessionId, forInterview } from './endpoint.ts';

const answerGiven = z.strictObject({
  leaseId,
  toTurnId: z.string().regex(/^T\d{2,3}$/),
  text: z.string().trim().min(1).max(interviewLimits.answerChars),
  heard: z.array(heardStretch).max(interviewLimits.heardStretches).refine(followsInTime).default([]),
  spokenInto: spokenInto.strict().optional(),
});

/** One interview, from Begin to End, and what is heard and said in it. */
export const interviewEndpoints = {
  /** What the user wrote beside the resume for the interview started last; empty where nothing is left of it. */
  readLastAims: {
    method: 'GET',
    path: '/api/aims/latest',
    access: 'user',
    reply: interviewAims.extend({
      /** Whether the user's plan takes them (rule FEATURE-1). */
      inPlan: z.boolean(),
    }),
  },
  /** Begin Interview: holds one credit. Repeating it while one is being prepared or runs gives that one. */
  beginInterview: {
    method: 'POST',
    path: '/api/interviews',
    access: 'user',
    body: nothing,
    reply: z.object({ sessionId, resumed: z.boolean() }),
  },
  readInterview: {
    method: 'GET',
    path: '/api/interviews/:sessionId',
    access: 'user',
    params: forInterview,
    query: z.strictObject({ lease: leaseId.optional() }),
    reply: interviewSnapshot,
  },
  /** Takes the pen for this tab; `takeOver` takes it from another one. `held` is false when another tab keeps it. */
  takePen: {
    method: 'POST',
    path: '/api/interviews/:sessionId/pen',
    access: 'user',
    params: forInterview,
    body: z.strictObject({ leaseId, takeOver: z.boolean() }),
    reply: z.object({ held: z.boolean() }),
  },
  startInterview: {
    method: 'POST',
    path: '/api/interviews/:sessionId/start',
    access: 'user',
    params: forInterview,
    body: z.strictObject({
      leaseId,
      style: z.enum(styles),
      resumeId: z.string().max(60),
      ...interviewAims.shape,
    }),
    reply: interviewSnapshot,
  },
  /**
   * One answer to one awaited panel turn, with what it was heard as and what it was spoken into where it was spoken. The same `clientTurnId` again is answered once, with
   * the same reply.
   */
  answer: {
    method: 'POST',
    path: '/api/interviews/:sessionId/answers',
    access: 'user',
    session: 'in_statement',
    params: forInterview,
    body: answerGiven.extend({ clientTurnId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) }),
    reply: z.object({ turnId: z.string(), eventId: z.string() }),
  },
  /** What the candidate has said so far and may be all: the panel makes its reply ready. Nothing of it is kept. */
  prepareReply: {
    method: 'POST',
    path: '/api/interviews/:sessionId/prepared',
    access: 'user',
    params: forInterview,
    body: answerGiven,
    reply: z.object({ prepared: z.boolean() }),
  },
  /** What the candidate does besides answering. `silence` reports seconds without a key stroke or a word; the server checks them by its own clock. */
  signal: {
    method: 'POST',
    path: '/api/interviews/:sessionId/signals',
    access: 'user',
    session: 'in_statement',
    params: forInterview,
    body: z.strictObject({
      leaseId,
      clientTurnId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
      signal: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('think') }),
        z.strictObject({ kind: z.literal('ask_again') }),
        z.strictObject({ kind: z.literal('soften') }),
        z.strictObject({ kind: z.literal('move_on') }),
        z.strictObject({ kind: z.literal('resume_clock') }),
        /** In a school's sitting alone: what was seen beside the answers. `size` counts the characters of a paste. */
        z.strictObject({
          kind: z.literal('noticed'),
          what: z.enum(noticedKinds),
          size: z.number().int().min(0).max(100_000),
        }),
        z.strictObject({
          kind: z.literal('silence'),
          seconds: z.literal([...silenceSteps.chill, ...silenceSteps.grill]),
        }),
      ]),
    }),
    reply: z.object({ eventId: z.string() }),
  },
  endInterview: {
    method: 'POST',
    path: '/api/interviews/:sessionId/end',
    access: 'user',
    params: forInterview,
    /** `onlyPrepared`: one that runs by then is left alone. */
    body: z.strictObject({ onlyPrepared: z.boolean().optional() }),
    reply: z.object({ state: z.enum(['scoring', 'done', 'discarded']) }),
  },
  /** Restart: the interview is discarded, its credit returned, and a new one begun. */
  restartInterview: {
    method: 'POST',
    path: '/api/interviews/:sessionId/restart',
    access: 'user',
    params: forInterview,
    body: nothing,
    reply: z.object({ sessionId, restartsLeft: z.number().int() }),
  },
  /** Turns one stretch of sound into words with the operator's speech service: a wave file, and `names` to listen for as a JSON list. */
  hearSpeech: {
    method: 'POST',
    path: '/api/interviews/:sessionId/heard',
    access: 'user',
    kind: 'upload',
    params: forInterview,
    reply: heardReply,
  },
  /** Turns a sentence of the panel into sound with the operator's speech service. */
  saySentence: {
    method: 'POST',
    path: '/api/interviews/:sessionId/said',
    access: 'user',
    params: forInterview,
    body: sayBody,
    reply: saidReply,
  },
  followInterview: {
    method: 'GET',
    path: '/api/interviews/:sessionId/stream',
    access: 'user',
    kind: 'stream',
    params: forInterview,
    query: z.strictObject({
      after: z.string().regex(eventIdPattern).optional(),
    }),
    reply: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;
