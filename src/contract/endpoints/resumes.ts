import { z } from 'zod';
import { factsEdit, resume, resumeLimits } from '../resume.ts';
import { type Endpoint } from './endpoint.ts';

const forResume = z.strictObject({ resumeId: z.string().regex(/^res_[A-Za-z0-9]{16,40}$/) });

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
  confirmFacts: {
    method: 'PUT',
    path: '/api/resumes/:resumeId/facts',
    access: 'user',
    params: forResume,
    body: factsEdit,
    reply: resume,
  },
} as const satisfies Record<string, Endpoint>;
