import {
  catalogue,
  interviewsPerPack,
  recommendedInterviews,
  refundDays,
  refundDuration,
  validityDays,
} from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import type { FaqItem } from './faq.ts';
import { inWords } from './number-words.ts';
import { keptInShort } from './retention-words.ts';

type HelpGroup = { title: string; note: string; items: readonly FaqItem[] };

/** The three groups of the Contact Us page. */
export const helpGroups: readonly HelpGroup[] = [
  {
    title: 'Getting Started',
    note: 'before the first one',
    items: [
      {
        question: 'How do I create an account?',
        answer:
          'Sign in with your Google account. The first time makes the account; there is no form and no other password.',
      },
      {
        question: 'What do I need for an interview?',
        answer:
          'A resume (PDF preferred), a quiet place, 30 to 40 minutes, and a desktop or laptop with Chrome.',
      },
      {
        question: 'Chill or Grill: which one first?',
        answer:
          'Chill, if you have never sat before a panel: it gives you time and encourages. Grill, if you want to know what holds under pressure: it presses and interrupts. The marking is the same.',
      },
      {
        question: 'How many interviews should I take?',
        answer: `At least ${inWords(recommendedInterviews)}. A pack holds ${inWords(interviewsPerPack)}.`,
      },
    ],
  },
  {
    title: 'Using the Platform',
    note: 'in the room',
    items: [
      {
        question: 'My network dropped in the middle. What now?',
        answer:
          'Open the Interview page again. You come back to the same question; the clock has run on, and nothing you sent is lost.',
      },
      {
        question: 'Can I restart an interview?',
        answer:
          'Yes, with Restart in the menu of the room. The current interview is thrown away, it is not taken from your interviews, and a new one begins. Each interview can be restarted three times.',
      },
      {
        question: 'Do I need a microphone?',
        answer:
          'No, but you may speak. Turn on the microphone where the room asks how you will answer: a download of 25 MB, once, understands English on your own computer, and no sound leaves it, unless the room names a speech service that does it instead. Names are often misheard and can be mended before you send. Or type, as you would speak; you can change at any time.',
      },
      {
        question: 'When does my feedback come?',
        answer:
          'As the interview closes: topic by topic, while you watch. You find it again under Recent Interviews. If it takes longer, a mail tells you when it is there, unless you have switched such mails off on your account page.',
      },
      {
        question: 'My resume could not be read.',
        answer:
          'It may be locked with a password, or a scan that is blurred or lies on its side. Save it again as a plain PDF, scan it sharp and upright, or paste the text.',
      },
    ],
  },
  {
    title: 'Account & Billing',
    note: 'money and data',
    items: [
      {
        question: 'What does it cost?',
        answer: `Premium is ${formatRupees(catalogue.premium.pricePaise)} for ${inWords(catalogue.premium.interviews)} interviews, a Top-up ${formatRupees(catalogue.top_up.pricePaise)} for ${inWords(catalogue.top_up.interviews)} more. Each is valid ${validityDays} days, paid once.`,
      },
      {
        question: 'Can I get my money back?',
        answer: `Within ${refundDays} days of the purchase and before your first interview, in full: with the button on your account page, or by writing to us. Refunds take ${refundDuration}. A Top-up can be given back in the same way while none of its interviews is used.`,
      },
      {
        question: 'I paid and see no interviews.',
        answer:
          'They normally appear at once. In rare cases a bank takes a few hours to confirm; your interviews appear by themselves as soon as it does, and nothing is charged twice. If they are missing the next day, write to us with the time of the payment.',
      },
      {
        question: 'Where are my receipts?',
        answer:
          'On your account page, behind your e-mail address at the top: every payment with its receipt, to print or to keep as a PDF.',
      },
      {
        question: 'How do I delete my data?',
        answer: `On your account page, under Your data: a resume or an interview at once, your whole account after a week in which you can change your mind. ${keptInShort}`,
      },
    ],
  },
];
