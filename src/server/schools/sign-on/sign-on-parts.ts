import type { WriteAudit } from '#server/accounts/audit.ts';
import type { BrowserCookies } from '#server/accounts/browser-cookies.ts';
import type { SchoolProviders } from '#server/accounts/open-id/school-provider.ts';
import type { Sealing } from '#server/platform/sealing.ts';
import type { SchoolParts } from '../school-parts.ts';

/** What the sign-on of schools needs beside what all of schools do. */
export type SignOnParts = SchoolParts & {
  audit: WriteAudit;
  cookies: BrowserCookies;
  sealing: Sealing;
  providers: SchoolProviders;
  /** Whether an owner may name a provider of this computer: never in production. */
  allowLoopback: boolean;
};
