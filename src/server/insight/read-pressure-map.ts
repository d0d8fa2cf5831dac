import type { ReplyOf } from '#contract/endpoints.ts';
import { finishedRecord, type LedgerDeps, type OwnInterview } from './finished-record.ts';

/** An interview with feedback as one line, drawn from its log. Throws Refusal `not_found`. */
export async function readPressureMap(
  deps: LedgerDeps,
  own: OwnInterview,
): Promise<ReplyOf<'readPressureMap'>> {
  const { status, record } = await finishedRecord(deps, own);
  return { status, map: record && (await deps.place.do('pressureMap', record)) };
}
