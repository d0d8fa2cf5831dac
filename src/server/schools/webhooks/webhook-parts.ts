import type { Parts } from '#server/platform/parts.ts';
import type { Sealing } from '#server/platform/sealing.ts';
import type { SchoolParts } from '../school-parts.ts';

/** What webhooks are handed besides a school's parts. */
export type WebhookParts = SchoolParts &
  Pick<Parts, 'metrics'> & {
    sealing: Sealing;
    /** Whether this machine itself may be called, as stand-ins are: never in production. */
    allowLoopback: boolean;
  };
