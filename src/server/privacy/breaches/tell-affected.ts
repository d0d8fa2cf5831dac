import type { BreachStatus } from '#contract/breaches.ts';
import { formatIndiaTime } from '#contract/india-time.ts';
import { paths } from '#contract/paths.ts';
import { letter, type MailWords, type Reader } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dropAffected, holdBreach, lockUntold, markTold, shownBreach } from './breach-store.ts';
import type { BreachDeps } from './keep-breach.ts';

/** So many are told in one transaction; what dies in the middle of one has told none of them. */
const batch = 100;

/**
 * Mails the next of those a breach concerns, each once however often and by however many it is called: mail and mark are of one transaction, and the mail's id
 * names breach and person (rule BREACH-2). Called until nobody is left. Throws Refusal `not_found`, InvalidInput without words for them.
 */
export function tellAffected(
  { database, clock, jobs, audit, letterhead }: BreachDeps,
  { breach }: { breach: string },
): Promise<BreachStatus> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const row = await holdBreach(tx, breach);
    if (!row) throw new Refusal('not_found');
    const { number, consequences, measures, advice } = row;
    if (consequences === null || measures === null || advice === null)
      throw new InvalidInput([{ path: 'breach', message: 'has no words for those it concerns yet' }]);
    const untold = await lockUntold(tx, number, batch);
    const gone = untold.filter(({ name }) => name === null).map(({ uid }) => uid);
    if (gone.length > 0) await dropAffected(tx, number, gone);
    const there = untold.flatMap(({ uid, name }) => (name === null ? [] : [{ uid, name }]));
    for (const { uid, name } of there) {
      const facts = { ...row, consequences, measures, advice };
      const words = breachMail({ ...letterhead, name }, { breach, ...facts });
      await queueMail(tx, jobs, { id: `breach:${breach}:${uid}`, uid, ...words, documentId: null, now });
    }
    if (there.length > 0)
      await markTold(
        tx,
        number,
        there.map(({ uid }) => uid),
        now,
      );
    const shown = await shownBreach(tx, row, now);
    const detail = { breach, told: there.length };
    if (untold.length > 0) await audit(tx, { kind: 'breach_told', actor: 'operator', uid: null, detail });
    return shown;
  });
}

/** What the rules want a person to know: nature, extent and time, consequences, what is done, what they can do, whom to ask. */
function breachMail(
  reader: Reader,
  facts: {
    breach: string;
    what: string;
    beganAt: Date;
    endedAt: Date;
    consequences: string;
    measures: string;
    advice: string;
  },
): MailWords {
  const [from, to] = [facts.beganAt, facts.endedAt].map((at) => formatIndiaTime(at.toISOString()));
  return {
    subject: 'Your data at Hotseat: something went wrong',
    text: letter(reader, [
      'Personal data at Hotseat came into wrong hands or was lost, and yours may be among it. We are sorry. This is what we know.',
      `What happened: ${facts.what}`,
      `When: from ${from} to ${to}.`,
      `What it may mean for you: ${facts.consequences}`,
      `What we do about it: ${facts.measures}`,
      `What you can do: ${facts.advice}`,
      `Your account is at ${reader.publicUrl}${paths.account}. Please name ${facts.breach} when you write.`,
    ]),
  };
}
