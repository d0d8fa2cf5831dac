import type { BreachReport, BreachStatus } from '#contract/breaches.ts';
import { breachIdOf } from '#contract/breaches.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { findUidByEmail } from '#server/accounts/user-store.ts';
import type { Letterhead } from '#server/mail/letter.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  addEverybody,
  addUsers,
  countAffected,
  holdBreach,
  insertBreach,
  lockBreach,
  reportColumns,
  shownBreach,
  updateBreach,
} from './breach-store.ts';

export type BreachDeps = Pick<Parts, 'database' | 'clock' | 'jobs'> & {
  audit: WriteAudit;
  letterhead: Letterhead;
};

/** Writes down that personal data got out; from now the deadlines run. Throws InvalidInput when it ends before it begins or in the future. */
export function openBreach(
  { database, clock, audit }: BreachDeps,
  { what, from, to }: { what: string; from: string; to: string },
): Promise<BreachStatus> {
  const now = clock.now();
  const [beganAt, endedAt] = [new Date(from), new Date(to)];
  if (beganAt > endedAt || endedAt > now)
    throw new InvalidInput([
      { path: 'body.to', message: 'must come after its beginning, and not lie ahead' },
    ]);
  return database.transaction(async (tx) => {
    const row = await insertBreach(tx, { what, beganAt, endedAt, knownAt: now });
    const detail = { breach: breachIdOf(row.number) };
    await audit(tx, { kind: 'breach_opened', actor: 'operator', uid: null, detail });
    return shownBreach(tx, row, now);
  });
}

/** How far the telling is. Throws Refusal `not_found`. */
export function readBreach(
  { database, clock }: BreachDeps,
  { breach }: { breach: string },
): Promise<BreachStatus> {
  return database.transaction(async (tx) => {
    const row = await holdBreach(tx, breach);
    if (!row) throw new Refusal('not_found');
    return shownBreach(tx, row, clock.now());
  });
}

/** Names whom it concerns; addresses nobody has are given back. Throws Refusal `not_found`. */
export function addAffected(
  { database, clock, audit }: BreachDeps,
  { breach, whom }: { breach: string; whom: { all: true } | { emails: string[] } },
): Promise<BreachStatus & { added: number; unknown: string[] }> {
  return database.transaction(async (tx) => {
    const row = await holdBreach(tx, breach);
    if (!row) throw new Refusal('not_found');
    const unknown: string[] = [];
    const uids: string[] = [];
    for (const email of 'emails' in whom ? whom.emails : []) {
      const uid = await findUidByEmail(tx, email);
      if (uid === null) unknown.push(email);
      else uids.push(uid);
    }
    const { number } = row;
    const added =
      'all' in whom ? await addEverybody(tx, number) : await addUsers(tx, number, [...new Set(uids)]);
    const shown = await shownBreach(tx, row, clock.now());
    await audit(tx, { kind: 'breach_affected', actor: 'operator', uid: null, detail: { breach, added } });
    return { ...shown, added, unknown };
  });
}

/** Notes that CERT-In or the Board was told; the first time stands. Throws Refusal `not_found`. */
export function noteBreachReport(
  { database, clock, audit }: BreachDeps,
  { breach, to }: { breach: string; to: BreachReport },
): Promise<BreachStatus> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const row = await lockBreach(tx, breach);
    if (!row) throw new Refusal('not_found');
    const column = reportColumns[to];
    if (row[column]) return shownBreach(tx, row, now);
    await updateBreach(tx, row.number, { [column]: now });
    const shown = await shownBreach(tx, { ...row, [column]: now }, now);
    await audit(tx, { kind: 'breach_reported', actor: 'operator', uid: null, detail: { breach, to } });
    return shown;
  });
}

/** Sets the words for those it concerns; once somebody was told they stand. Throws Refusal `not_found`, InvalidInput. */
export function wordBreach(
  { database, clock, audit }: BreachDeps,
  { breach, ...words }: { breach: string; consequences: string; measures: string; advice: string },
): Promise<BreachStatus> {
  return database.transaction(async (tx) => {
    const row = await lockBreach(tx, breach);
    if (!row) throw new Refusal('not_found');
    const { told } = await countAffected(tx, row.number);
    const isSame =
      row.consequences === words.consequences &&
      row.measures === words.measures &&
      row.advice === words.advice;
    const shown = await shownBreach(tx, row, clock.now());
    if (isSame) return shown;
    if (told > 0)
      throw new InvalidInput([{ path: 'body', message: 'some were told in other words, which stand' }]);
    await updateBreach(tx, row.number, words);
    await audit(tx, { kind: 'breach_worded', actor: 'operator', uid: null, detail: { breach } });
    return shown;
  });
}
