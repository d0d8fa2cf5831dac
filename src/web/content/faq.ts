import { catalogue, interviewsPerPack, recommendedInterviews, validityDays } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import { inWords } from './number-words.ts';
import { keptInShort } from './retention-words.ts';

export type FaqItem = { question: string; answer: string };

/** The fourteen questions of the landing page, in the order a newcomer asks them. */
export const faq: readonly FaqItem[] = [
  {
    question: 'What do I need?',
    answer:
      'Your resume (PDF preferred), a quiet place and 30 to 40 minutes without interruption. You speak your answers, or type them, and may change in between; they are scored on what they say, not on how they sound.',
  },
  {
    question: 'How does an interview run?',
    answer:
      'You choose Chill or Grill, upload your resume, check what the panel will read, accept the rules and begin. The panel asks for about 30 minutes, and your feedback is written as it closes.',
  },
  {
    question: 'What is the difference between Chill and Grill?',
    answer:
      'Chill is supportive and conversational, and gives you time. Grill challenges and interrupts, and says bluntly what is wrong with an answer. Both are scored by the same rubric, and you can soften a Grill at any time.',
  },
  {
    question: 'Can I pause and resume?',
    answer:
      'No. A real panel does not pause either. If your network drops, you return to the same question with the clock running.',
  },
  {
    question: 'How many interviews should I take?',
    answer: `We recommend at least ${inWords(recommendedInterviews)}: one to find out, one to fix, one to be sure. Premium holds ${inWords(interviewsPerPack)}.`,
  },
  {
    question: 'What if I want more?',
    answer: `Once you have Premium you can add Top-ups. Each adds a set of ${inWords(catalogue.top_up.interviews)} interviews for ${formatRupees(catalogue.top_up.pricePaise)}, valid ${validityDays} days.`,
  },
  {
    question: 'Which device works best?',
    answer: 'A desktop or laptop with Chrome. A phone will do, but it is not the same.',
  },
  {
    question: 'Is the panel made of real people?',
    answer:
      'No. The panellists are fictional and played by software: a language model where one is connected, a prepared panel where none is. The room says which. What they ask comes from your resume, from your last answer and from what such panels are known to ask.',
  },
  {
    question: 'Will every interview be the same?',
    answer:
      'No. The questions follow your resume and what you say, and no question comes twice in three interviews in a row.',
  },
  {
    question: 'How is the score made?',
    answer:
      'Each topic is judged on five points, such as evidence and reasoning, and every high mark needs a quote from you. A topic that was not asked has no number. The overall score is plain arithmetic and comes with its likely range.',
  },
  {
    question: 'Does a good score mean I will be admitted?',
    answer:
      'No. The score is an indicator, not a guarantee. Schools weigh your tests, your marks and much else besides.',
  },
  {
    question: 'I am a fresher, or not an engineer. Is this for me?',
    answer:
      'Yes. The panel reads what is there: internships, projects and responsibilities for a fresher, your own subject whatever it was.',
  },
  {
    question: 'What happens to my resume and my answers?',
    answer: `They are kept only as long as they are needed, and wiped on request. ${keptInShort} They are not sold or shared; where a language model is connected, it is sent what it needs to ask and to read.`,
  },
  {
    question: 'How do I sign up, and where is help?',
    answer:
      'Sign in with your Google account; there is no other password to remember. Support is available 24/7: write to us from the Contact Us page at any hour.',
  },
];
