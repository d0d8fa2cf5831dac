import type { Style } from '#contract/styles.ts';

const iqbal = { name: 'Iqbal Qureshi', portrait: 'iqbal' } as const;
const ritu = { name: 'Ritu Chawla', portrait: 'ritu' } as const;

/** What one panel made of the answer: who asked, the question, what the candidate said to it, who went on, the next question. */
type Exchange = {
  by: typeof iqbal | typeof ritu;
  manner: string;
  first: string;
  reply: string;
  next: string;
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
  seed: 30,
  answer:
    'The idea was mine: I moved the spares from one central store to six sites, and we went from nine hours to 3.5.',
  exchanges: {
    chill: {
      by: iqbal,
      manner: 'Supportive, conversational, encouraging.',
      first: 'Walk us through that.',
      reply:
        'I read four months of fault tickets with Sajith, our night technician. In two faults out of three he was waiting for a board and not for a repair. So I made a list of eleven boards for each site, and the storekeeper moved them in one week of October. He was against it until the first night it helped.',
      next: 'Prof. Lakshmi Venkatesan',
      second: '“Reduced rejected relay panels from 5.1% to 1.8% over 11 months”. Could it have gone further?',
    },
    grill: {
      by: ritu,
      manner: 'Challenging, combative, blunt.',
      first: 'Defend that figure.',
      reply:
        'Counted from the fault tickets: four months before the change averaged nine hours, and the ten weeks since then 3.5. I left out two faults in which the grid itself was down. Ten weeks is a short time, so I promise nothing for a full year.',
      next: 'Prof. Lakshmi Venkatesan',
      second:
        '“Reduced rejected relay panels from 5.1% to 1.8% over 11 months”. Could it have been more? Quickly.',
    },
  },
};
