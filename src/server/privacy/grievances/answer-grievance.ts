import { formatIndiaTime } from '#contract/india-time.ts';
import type { Grievance } from '#contract/grievances.ts';
import type { Reader } from '#server/mail/letter.ts';
import { queueMailTo } from '#server/mail/queue-mail-to.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { acknowledgedMail, closedMail } from './grievance-mails.ts';
import { lockGrievance, shownGrievance, type StoredGrievance, updateGrievance } from './grievance-store.ts';
import type { GrievanceDeps } from './open-grievance.ts';

/** Notes that the person was told their ticket number, and tells them by mail; once. Throws Refusal `not_found`. */
export function acknowledgeGrievance(
  deps: GrievanceDeps,
  { ticket }: { ticket: string },
): Promise<Grievance> {
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const row = mustBe(await lockGrievance(tx, ticket));
    const shown = shownGrievance(row, now);
    if (row.acknowledgedAt || row.closedAt) return shown;
    await updateGrievance(tx, row.number, { acknowledgedAt: now });
    const endBy = formatIndiaTime(shown.endBy);
    const words = acknowledgedMail({ ...reader(deps), ticket, about: row.about, endBy });
    await send(deps, tx, row, { id: `grievance_acknowledged:${ticket}`, ...words, now });
    const detail = { ticket };
    await deps.audit(tx, { kind: 'grievance_acknowledged', actor: 'operator', uid: row.uid, detail });
    return shownGrievance({ ...row, acknowledgedAt: now }, now);
  });
}

/** Ends a complaint with its outcome, which is mailed; once, the first outcome stands. Throws Refusal `not_found`. */
export function closeGrievance(
  deps: GrievanceDeps,
  { ticket, outcome }: { ticket: string; outcome: string },
): Promise<Grievance> {
  const now = deps.clock.now();
  return deps.database.transaction(async (tx) => {
    const row = mustBe(await lockGrievance(tx, ticket));
    if (row.closedAt) return shownGrievance(row, now);
    // An answer acknowledges too.
    const change = { acknowledgedAt: row.acknowledgedAt ?? now, closedAt: now, outcome };
    await updateGrievance(tx, row.number, change);
    const words = closedMail({ ...reader(deps), ticket, about: row.about, outcome });
    await send(deps, tx, row, { id: `grievance_closed:${ticket}`, ...words, now });
    await deps.audit(tx, { kind: 'grievance_closed', actor: 'operator', uid: row.uid, detail: { ticket } });
    return shownGrievance({ ...row, ...change }, now);
  });
}

function mustBe(row: StoredGrievance | null): StoredGrievance {
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Whoever complains is greeted without a name: the address may be that of somebody else who writes for them. */
const reader = ({ letterhead }: GrievanceDeps): Reader => ({ ...letterhead, name: '' });

function send(
  { jobs }: GrievanceDeps,
  tx: Tx,
  { email, uid }: StoredGrievance,
  mail: { id: string; subject: string; text: string; now: Date },
): Promise<void> {
  return queueMailTo(tx, jobs, { ...mail, uid: uid ?? '', to: email });
}
