import type { ActingMember } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';

/** What the use cases of schools are handed. */
export type SchoolParts = Pick<Parts, 'database' | 'clock' | 'jobs' | 'log'> & {
  /** Where browsers find the service. */
  publicUrl: string;
};

export type { ActingMember };
