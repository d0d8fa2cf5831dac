import type { FaqItem } from './faq.ts';

/** What a school gets; `question` is the name of the feature. */
export const enterpriseFeatures: readonly FaqItem[] = [
  {
    question: 'Custom interview scenarios and questions',
    answer: 'Your own case, your own topics, your own way of asking.',
  },
  {
    question: 'Dedicated account management',
    answer: 'One person who knows your calendar and answers the phone.',
  },
  {
    question: 'Advanced analytics and reporting',
    answer: 'Scores by topic, by batch and over time, each with its evidence.',
  },
  {
    question: 'Scalability for large applicant pools',
    answer: 'The same hour for thousands of applicants as for one.',
  },
  {
    question: 'Faculty involvement and review',
    answer: 'Your faculty set the paper, read the transcripts and have the last word.',
  },
  { question: 'AI-assisted shortlisting', answer: 'An order to read in, with reasons. People decide.' },
  { question: 'Single sign-on', answer: 'Applicants and faculty come in through your own identity system.' },
  { question: 'Custom branding', answer: 'Your name, your colours, your address.' },
];
