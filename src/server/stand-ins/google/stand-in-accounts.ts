import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A person at the stand-in. None of them exists. */
export type StandInAccount = { subject: string; name: string; email: string };

/** What "Use another account" asks for. */
export const otherAccount = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
  email: z.email('Enter an e-mail address, like name@example.com.').max(254),
});

const fictional: readonly { name: string; email: string }[] = [
  { name: 'Ira Deshpande', email: 'ira.deshpande@example.com' },
  { name: 'Rohan Kuriakose', email: 'rohan.kuriakose@example.com' },
  { name: 'Sana Qureshi', email: 'sana.qureshi@example.com' },
  { name: 'Tenzin Dolma', email: 'tenzin.dolma@example.com' },
];

/** The accounts of one stand-in: four that are always there, and those that were typed in since it started. */
export class StandInAccounts {
  readonly #known = new Map<string, StandInAccount>();

  constructor() {
    for (const { name, email } of fictional) this.add(name, email);
  }

  /** Adds an account, or renames the one with this e-mail. */
  add(name: string, email: string): StandInAccount {
    const account = { subject: subjectOf(email), name, email };
    this.#known.set(account.subject, account);
    return account;
  }

  find(subject: string): StandInAccount | undefined {
    return this.#known.get(subject);
  }

  /** For the chooser: the fictional four first, then the latest few others. */
  list(): StandInAccount[] {
    const all = [...this.#known.values()];
    return [...all.slice(0, fictional.length), ...all.slice(fictional.length).slice(-4)];
  }
}

/** A subject as Google writes them, 21 digits; the same for one e-mail on every run, so that a user stays the same person. */
export function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}
