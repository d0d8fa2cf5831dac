import { z } from 'zod';
import { factsEdit, resume, resumeLimits } from '../resume.ts';
import { type Endpoint, nothing, ok } from './endpoint.ts';

/**
 * Where the caller's file is while it is uploaded or pasted: `ahead` counts the people whose turn comes first while it waits. Of several files the one that is being read
 * counts, else the next one.
 */
const queuePlace = z.object({
  state: z.enum(['none', 'waiting', 'reading']),
  ahead: z.number().int().min(0),
});
export type QueuePlace = z.infer<typeof queuePlace>;

const forResume = z.strictObject({ resumeId: z.string().regex(/^res_[A-Za-z0-9]{16,40}$/) });

/** A resume in a list of what is kept. Not in resume.ts: the room, which holds no schemas, takes its limits from there. */
const keptResume = resume.pick({ resumeId: true, fileName: true, source: true, uploadedAt: true });
export type KeptResume = z.infer<typeof keptResume>;

/** Resumes and the facts read from them. */
export const resumeEndpoints = {
  uploadResume: {
    method: 'POST',
    path: '/api/resumes',
    access: 'user',
    kind: 'upload',
    reply: resume,
  },
  pasteResume: {
    method: 'POST',
    path: '/api/resumes/text',
    access: 'user',
    body: z.strictObject({ text: z.string().min(1).max(resumeLimits.textChars) }),
    reply: resume,
  },
  useSampleResume: {
    method: 'POST',
    path: '/api/resumes/sample',
    access: 'user',
    body: z.strictObject({ sample: z.enum(['experienced', 'fresher']) }),
    reply: resume,
  },
  readLatestResume: {
    method: 'GET',
    path: '/api/resumes/latest',
    access: 'user',
    reply: z.object({ resume: resume.nullable() }),
  },
  readResumeQueue: {
    method: 'GET',
    path: '/api/resumes/queue',
    access: 'user',
    reply: queuePlace,
  },
  /** Every resume that is kept, the newest first, so that its owner can delete it. No consent is needed for that. */
  listResumes: {
    method: 'GET',
    path: '/api/resumes',
    access: 'user',
    reply: z.object({ resumes: z.array(keptResume) }),
  },
  /** Deletes a resume with everything copied from it (rule ERASE-6). */
  deleteResume: {
    method: 'DELETE',
    path: '/api/resumes/:resumeId',
    access: 'user',
    params: forResume,
    body: nothing,
    reply: ok,
  },
  confirmFacts: {
    method: 'PUT',
    path: '/api/resumes/:resumeId/facts',
    access: 'user',
    params: forResume,
    body: factsEdit,
    reply: resume,
  },
} as const satisfies Record<string, Endpoint>;
