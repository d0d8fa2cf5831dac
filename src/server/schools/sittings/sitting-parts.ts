import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { RecordDeps } from '#server/interviews/record-event.ts';
import type { SchoolParts } from '../school-parts.ts';

/** What sittings are handed: a school's parts, and what runs an interview. */
export type SittingParts = SchoolParts & RecordDeps & WithNotice;
