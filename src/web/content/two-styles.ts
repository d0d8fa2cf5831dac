import type { Style } from '#contract/styles.ts';

const iqbal = { name: 'Iqbal Qureshi', portrait: 'iqbal' } as const;
const bhalla = { name: 'Prof. Arvind Bhalla', portrait: 'bhalla' } as const;

/** What one panel made of the answer: who asked, the question, what the candidate said to it, the next question. */
type Exchange = {
  by: typeof iqbal | typeof bhalla;
  manner: string;
  first: string;
  reply: string;
  second: string;
};

/**
 * One answer and what two panels made of it: a record, not copy. The prepared panel was run twice with the product's sample resume of an engineer and
 * the same seed, once in each style, against a scripted candidate; to the first question about the inverter faults it got `answer`, and these are
 * its next words. `tests/server/two-styles.test.ts` plays both interviews again and holds the record to them; the Chill exchange also stands in the
 * interview that the page shows more of (`shown-interview.ts`).
 */
export const twoStyles: {
  candidate: string;
  seed: number;
  answer: string;
  exchanges: Readonly<Record<Style, Exchange>>;
} = {
  candidate: 'Vikram',
  seed: 32,
  answer:
    'The time to clear a fault fell from nine hours to 3.5, because I stocked the spares at the six sites and not in one central store.',
  exchanges: {
    chill: {
      by: iqbal,
      manner: 'Supportive, conversational, encouraging.',
      first: '“The time to clear a fault fell from nine hours to 3.5”. Who else has a share in it?',
      reply:
        'The night technicians, more than me. Sajith kept the list of what failed, by hand, for a year. I only counted it: in two faults of three he was waiting for a board and not for a repair.',
      second: 'What did you do for them then?',
    },
    grill: {
      by: bhalla,
      manner: 'Challenging, combative, blunt.',
      first: 'I would believe half of that. Why am I wrong?',
      reply:
        'I read four months of fault tickets, and in two out of three the technician was waiting for a board. I admit that the months after are few.',
      second: 'One line: did you speak to them yourself?',
    },
  },
};
