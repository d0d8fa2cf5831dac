import { z } from 'zod';
import { schoolView } from '../lens.ts';
import { type Endpoint, forInterview } from './endpoint.ts';

/** One interview's evidence beside what schools publish of their selection. */
export const lensEndpoints = {
  readSchoolLens: {
    method: 'GET',
    path: '/api/feedback/:sessionId/schools',
    access: 'user',
    params: forInterview,
    reply: z.object({ schools: z.array(schoolView) }),
  },
} as const satisfies Record<string, Endpoint>;
