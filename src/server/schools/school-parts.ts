import type { WriteAudit } from '#server/accounts/audit.ts';
import type { ActingMember } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { AddressHost } from '#server/platform/http/address-host.ts';

/** What the use cases of schools are handed. */
export type SchoolParts = Pick<Parts, 'database' | 'clock' | 'jobs' | 'log'> & {
  /** Where browsers find the service. */
  publicUrl: string;
  /** Where schools may have addresses of their own; null where nobody can. */
  addresses: AddressHost | null;
};

/** Who acts on the operator's page, and why: it goes into the service's own audit log too (rule OPERATOR-3). */
export type OnPage = { audit: WriteAudit; reason: string; operator: string };

export type { ActingMember };
