import type { Panellist } from '#contract/panellists.ts';
import type { Style } from '#contract/styles.ts';

/** Who says something to whom in one room: the panel's question, the candidate's answer, the next question. */
export type RoomExchange = {
  manner: string;
  first: { by: Pick<Panellist, 'name' | 'portrait'>; question: string };
  reply: string;
  second: { by: Pick<Panellist, 'name' | 'portrait'>; question: string };
};

const iqbal = { name: 'Iqbal Qureshi', portrait: 'iqbal' } as const;
const nandita = { name: 'Nandita Sarma', portrait: 'nandita' } as const;

/**
 * One answer and what two panels made of it: a record, not copy. The prepared panel was run twice with the product's sample resume of an engineer and
 * the same seed, once in each style, against a scripted candidate; to the first question about the inverter faults it got `answer`, and these are
 * its next words. `tests/server/two-rooms.test.ts` plays both interviews again and holds the record to them.
 */
export const twoRooms: {
  candidate: string;
  seed: number;
  answer: string;
  rooms: Readonly<Record<Style, RoomExchange>>;
} = {
  candidate: 'Vikram',
  seed: 32,
  answer:
    'The time to clear a fault fell from nine hours to 3.5, because I stocked the spares at the six sites and not in one central store.',
  rooms: {
    chill: {
      manner: 'Supportive, conversational, encouraging.',
      first: {
        by: iqbal,
        question: 'The time to clear a fault fell from nine hours to 3.5. Who felt that first?',
      },
      reply:
        'The night technician. Earlier he waited beside a dead inverter until the van came from the store; now he opens a cupboard.',
      second: { by: iqbal, question: 'You said “The night technician”. Give us one case.' },
    },
    grill: {
      manner: 'Challenging, combative, blunt.',
      first: {
        by: nandita,
        question:
          'The time to clear a fault fell from nine hours to 3.5. I would believe half of that. Why am I wrong?',
      },
      reply:
        'I read four months of fault tickets, and in two out of three the technician was waiting for a board. I admit that the months after are few.',
      second: {
        by: nandita,
        question: 'You read four months of fault tickets. In one line, when does that go wrong?',
      },
    },
  },
};
