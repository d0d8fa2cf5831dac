import {
  accountGrace,
  type DataClass,
  dataClasses,
  keptLonger,
  type Period,
  retention,
  type RetentionRule,
  sweptAfter,
} from '#contract/retention.ts';
import { inWords } from './number-words.ts';

const whatWords: Readonly<Record<DataClass, string>> = {
  resume: 'The text of your resume, the facts you confirmed, and what was copied from them',
  interviews: 'Your answers, transcripts, scores and feedback',
  mentor_links:
    'Links you made for a mentor; what the mentor judged stays with your feedback, and goes with it',
  mails: 'The words and the address of mails we sent you; that one was sent stays noted',
  copies: 'The copy of everything that you asked for',
  account: 'Your name, e-mail address, picture and settings',
  consents: 'What you agreed to and withdrew: purpose, date, language and version of the notice',
  grievances: 'Your grievances, and what came of them',
  payments: 'Orders, payments, refunds, receipts and invoices',
  gateway_messages: 'Messages of the payment gateway about a payment',
  payment_requests: 'Marks that keep one press of a button from paying twice',
  sessions: `Where you are signed in; ${inWords(sweptAfter.idleSessionDays)} days without use end it sooner`,
  sign_in_attempts: 'A sign-in that was begun',
  records:
    'The log of sign-ins, consents, purchases and deletions, and counts of use, without a word you said',
};

const startWords: Readonly<Record<RetentionRule['from'], string>> = {
  purchase: 'from your purchase, or from the day it came where none was valid',
  origin: 'from the day it came',
  end: 'from the day it was withdrawn, replaced or answered',
  annual_return: 'from the annual tax return of that year',
};

const reasonWords: Readonly<Record<RetentionRule['reason'], string>> = {
  service: 'Kept to give you the service.',
  security: 'Kept for the safety of the service.',
  proof: 'Kept as proof of what was agreed to and answered.',
  tax_law: 'Kept because tax law asks for it.',
};

/** A length of time in words: "30 days". */
function periodWords({ count, unit }: Period): string {
  return `${count} ${unit}`;
}

/** What happens when the time is over, as it is today. */
function endingWords({ period, ending, onRequest }: RetentionRule): string {
  if (period === null) return `Deleted ${periodWords(accountGrace)} after you ask.`;
  if (ending === 'swept') return 'Then deleted by itself.';
  return onRequest
    ? 'No program deletes it by the clock yet: it goes when you ask, before its time or after.'
    : 'Must stay until then; not deleted by itself yet.';
}

type KeptLine = { dataClass: DataClass; what: string; howLong: string; why: string; ending: string };

/** The retention table line by line, as the privacy policy prints it. */
export const keptLines: readonly KeptLine[] = dataClasses.map((dataClass) => {
  const rule = retention[dataClass];
  return {
    dataClass,
    what: whatWords[dataClass],
    howLong: rule.period
      ? `${periodWords(rule.period)} ${['minutes', 'hours'].includes(rule.period.unit) ? 'at most' : startWords[rule.from]}.`
      : 'As long as you have the account.',
    why: reasonWords[rule.reason],
    ending: endingWords(rule),
  };
});

/** "30 days": how long resumes and interviews are kept by the rule. Both have one period, which their sentences rely on. */
export const keptDays = retention.resume.period ? periodWords(retention.resume.period) : 'as long as needed';

/** Whether resumes and interviews go by themselves today. */
const swept = retention.resume.ending === 'swept' && retention.interviews.ending === 'swept';

/** The rule of the privacy policy, and what is true of it today. */
export const keptSentences: readonly string[] = [
  `Your resume and your other data are kept only for the ${keptDays} your purchase is valid, and are then permanently deleted; what your account, your receipts and the safety of the service need longer is listed below. On your account page you can delete a resume, an interview or your account sooner. What the law wants kept stays without your name. When a resume is deleted, so is everything copied from it, except words that you or the panel said in an interview whose feedback you keep. What you said in an interview that was restarted or set aside is deleted at once. You can also choose to keep your feedback for ${inWords(keptLonger.count)} ${keptLonger.unit}.`,
  `When you delete your account you have ${periodWords(accountGrace)} to change your mind, and it is signed out everywhere at once. Orders and invoices then stay without your name and address. So that a backup we have to restore deletes again what you deleted, we keep the numbers of deleted resumes, interviews and accounts, and nothing else of them.`,
  ...(swept
    ? []
    : [
        'That is the rule we hold ourselves to. So long as the table below says that no program deletes something by the clock yet, it can still be there after its day, for you alone to see, and goes when you ask.',
      ]),
];

/** The same in one sentence or two, for answers to a question. */
export const keptInShort = swept
  ? `What you do not ask for goes by itself after the ${keptDays} of your purchase.`
  : `By our rule it is kept for the ${keptDays} of your purchase; until that runs by itself, it goes when you ask.`;
