import { z } from 'zod';
import { branding, brandingWords } from '../../schools/branding.ts';
import { forSchool } from '../../schools/organisation.ts';
import type { Endpoint } from '../endpoint.ts';

const ofSettings = {
  path: '/api/schools/:orgId/branding',
  access: 'school',
  schoolAct: 'manage_settings',
  params: forSchool,
} as const;

/** In what words a school speaks to its applicants (rule SCHOOL-75). */
export const brandingEndpoints = {
  readBranding: { method: 'GET', ...ofSettings, reply: z.object({ branding }) },
  /** Sets the words; `was` is the time of those the person saw, null for none. */
  changeBranding: {
    method: 'PUT',
    ...ofSettings,
    body: brandingWords.extend({ was: z.iso.datetime().nullable() }),
    reply: z.object({ changedAt: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
