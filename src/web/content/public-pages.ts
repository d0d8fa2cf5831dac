import { catalogue, refundDays, refundDuration, validityDays } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { inWordsCapital } from './number-words.ts';

/** What a public page is called in a search result and where it is shared. */
export type PublicPage = { title: string; description: string };

const { premium } = catalogue;

/** Every page anybody may read: what is prerendered, and by that what the sitemap lists; each has a picture for sharing. */
export const publicPages = {
  '/': {
    title: 'Hotseat: take the hot seat before it counts',
    description:
      'A mock interview for MBA admissions in India: a panel reads your resume, asks for half an hour, and shows you what held and what did not.',
  },
  '/pricing': {
    title: 'Pricing: Hotseat',
    description: `${inWordsCapital(premium.interviews)} mock interviews with feedback for ${formatRupees(premium.pricePaise)}, valid ${validityDays} days, paid once. Money back within ${refundDays} days, before the first interview.`,
  },
  '/enterprise': {
    title: 'Enterprise Solutions: Hotseat',
    description:
      'First interviews for every applicant of a business school, each with a transcript the faculty can read and a score they can question.',
  },
  '/signin': {
    title: 'Sign in: Hotseat',
    description: 'Sign in with your Google account to begin a mock interview or to read your feedback.',
  },
  '/terms': {
    title: 'Terms and Conditions: Hotseat',
    description: 'What you agree to when you use Hotseat, in seven short sections of plain words.',
  },
  '/privacy': {
    title: 'Privacy Policy: Hotseat',
    description:
      'What Hotseat keeps about you, why, for how long, and how you end it. Your resume and answers are not sold or shared.',
  },
  '/contact-us': {
    title: 'Contact Us: Hotseat',
    description:
      'Help with getting started, with the interview itself, and with payments and refunds, and how to write to us.',
  },
  '/updates': {
    title: 'Latest Updates: Hotseat',
    description: 'What is new at Hotseat and what got better, newest first.',
  },
  '/shipping-policy': {
    title: 'Shipping Policy: Hotseat',
    description:
      'Nothing is shipped: when your interviews arrive after payment, and what to do if they are late.',
  },
  '/cancellation-refunds': {
    title: 'Cancellation and Refunds: Hotseat',
    description: `Cancel before your first interview: ${refundDays} days to ask for your money back, ${refundDuration} until it is with you, and what happens when we fail.`,
  },
} as const satisfies Readonly<Record<string, PublicPage>>;

export type PublicPath = keyof typeof publicPages;
export const publicPaths = Object.keys(publicPages) as readonly PublicPath[];

/** Where the picture of a public page lies: "/pictures/pricing.png". */
export function pictureAddress(path: PublicPath): string {
  return `/pictures/${path === '/' ? 'hotseat' : path.slice(1)}.png`;
}
