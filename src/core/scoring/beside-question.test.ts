import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { assessOffline } from './assess-offline.ts';
import type { TopicTranscript } from './assessment.ts';
import { gatherTopic } from './gather-topic.ts';
import { gradeTopic } from './grade-topic.ts';

type Exchange = readonly [asked: string, said: string];

function threadOf(topicId: TopicId, exchanges: readonly Exchange[]): TopicTranscript {
  const transcript = exchanges.flatMap(([asked, said], index): Turn[] => {
    const at = { topicId, startedAtMs: 0, endedAtMs: 0 };
    return [
      { ...at, id: `T${index * 2 + 10}`, role: 'panel', move: index === 0 ? 'lead' : 'probe', text: asked },
      { ...at, id: `T${index * 2 + 11}`, role: 'candidate', source: 'typed', text: said },
    ];
  });
  return gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] });
}
const isHeld = (topicId: TopicId, exchanges: readonly Exchange[]): boolean =>
  threadOf(topicId, exchanges).offTopic;

const depot =
  'In August we shifted the spare parts of four depots to one shed at Bhiwandi, and I counted 11,300 bins over three Sundays. The racks came eleven days late, so I numbered the floor with chalk and let the pickers work from that. Errors fell from 31 to 12 a week.';
const lorries =
  'Our lorries used to stand nine hours at the gate because the slips were written by hand in triplicate. I borrowed a label printer from the dispatch office, trained two clerks on the night shift and moved the weighbridge queue to the rear gate. Standing fell to four hours within the month.';
const canteen =
  'The canteen contract was the next thing that I renegotiated. Three caterers had quoted within two rupees of each other, which looked strange, so I visited a hostel in Thane where one of them serves and paid eleven rupees less for the same plate. We saved 4.6 lakh in that year.';

/** Fluent, concrete, and about nothing that was asked, however often the panel comes back to it. */
const beside: readonly (readonly [TopicId, readonly Exchange[]])[] = [
  [
    'current_affairs',
    [
      [
        'Onion exports were banned before the harvest. Who paid for the ban, and was it fair to growers?',
        depot,
      ],
      ['And the growers of onions?', lorries],
      ['Fair or unfair to those growers?', canteen],
    ],
  ],
  [
    'work_experience',
    [
      ['Tell us of a quarrel you had with a superior. What was your share in it?', depot],
      ['Where is the superior in that?', lorries],
    ],
  ],
  [
    'hobbies',
    [
      ['You throw pots on a wheel. What makes a glaze crack, and how would you prevent it?', depot],
      ['The glaze, please. Why does it crack?', canteen],
    ],
  ],
  [
    'why_mba',
    [
      [
        'Why would you leave a dairy for a classroom, and what is missing in the dairy?',
        'My grandfather began with nine buffaloes in Kolhapur and a brass pot on a bicycle. In the drought of 1972 he walked them forty miles to the river, and the neighbours who had laughed came with fodder. My father put up the first chilling tank in the lane, where the queue of cans still stands at five.',
      ],
      [
        'What does the classroom give you?',
        'On festival mornings the whole lane smells of cardamom, and my mother stirs the pan with an oar from the river. Cousins from Sangli sleep on the terrace. The eldest aunt decides who carries the first box to the temple, and no one has ever argued with her.',
      ],
    ],
  ],
];

describe('a topic answered wholly beside its questions (rule CAP-13)', () => {
  test.each(beside)('%s is held at 2, and says why', (topicId, exchanges) => {
    const topic = threadOf(topicId, exchanges);
    expect(topic.offTopic).toBe(true);
    const grade = gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false });
    expect(grade.score).toBeLessThanOrEqual(2);
    expect(grade.caps).toContain('off_topic');
  });

  test.each([
    ['a yes or no', 'No, and I say so although it cost me a friend.'],
    ['a word of the question', 'Superiors are right more often than their clerks.'],
    ['a reason', 'Because each of us had a list of his own.'],
    ['few words', 'Harsh words. Mine.'],
    ['not knowing', "I don't know that, to be frank with the panel."],
  ])('one answer that begins with %s frees it, wherever it stands', (_, reply) => {
    const [topicId, exchanges] = beside[1] as (typeof beside)[number];
    fc.assert(
      fc.property(fc.nat(exchanges.length - 1), fc.boolean(), (at, more) => {
        const freed = exchanges.map(
          ([asked, said], index): Exchange => [
            asked,
            index === at ? `${reply} ${more ? canteen : depot}` : said,
          ],
        );
        expect(isHeld(topicId, freed)).toBe(false);
      }),
    );
  });

  test('one answer alone shows nothing', () => {
    const [topicId, exchanges] = beside[0] as (typeof beside)[number];
    expect(isHeld(topicId, exchanges.slice(0, 1))).toBe(false);
  });

  test('nothing is told of an answer that the panel takes up', () => {
    const exchanges: Exchange[] = [
      ['You throw pots on a wheel. What makes a glaze crack, and how would you prevent it?', depot],
      ['Who numbered the floor with you?', canteen],
    ];
    expect(isHeld('hobbies', exchanges)).toBe(false);
  });

  test.each<[TopicId, string]>([
    ['introduction', 'Onion exports were banned before the harvest. Who paid for the ban?'],
    ['closing', 'Onion exports were banned before the harvest. Who paid for the ban?'],
    ['analytical', 'Onion exports were banned before the harvest. How many tonnes are that?'],
    ['situational_ethics', 'Tell us of a time when honesty cost you a friend or a growers’ contract.'],
  ])('%s may be answered by anything', (topicId, asked) => {
    expect(
      isHeld(topicId, [
        [asked, depot],
        ['And the onion growers?', lorries],
        ['And the growers?', canteen],
      ]),
    ).toBe(false);
  });

  test('what a speaker wants or lacks is a reason in any words', () => {
    const [topicId, exchanges] = beside[3] as (typeof beside)[number];
    const [first, ...rest] = exchanges as [Exchange, ...Exchange[]];
    expect(isHeld(topicId, [[first[0], `${first[1]} I lack the books for that.`], ...rest])).toBe(false);
  });
});

describe('honest answers in words of their own', () => {
  test.each<[TopicId, string, readonly Exchange[]]>([
    [
      'hobbies',
      'an indirect beginning',
      [
        [
          'What does swimming give you?',
          'When I was eleven our bus stood in a flooded underpass for an hour, and I was the only one who cried. My uncle put me in the tank behind the temple the next Sunday. He held a bamboo over me and never let me touch it. Since then rain on a roof is only a noise to me.',
        ],
        [
          'And in a bad week?',
          'The tank opens at five. On the third day of the audit, when my manager had sent the sheet back twice, I was under the surface before the lights were on. Down there nobody can reach me with a cell reference.',
        ],
      ],
    ],
    [
      'work_experience',
      'a case that answers without a word of the question',
      [
        [
          'Which decision of yours would your successor undo?',
          'The night roster. Six fitters share four cycles of twelve hours, and the seniors hate it because their children see them only on Tuesdays.',
        ],
        [
          'What do you regret in it?',
          'My own name stood in the day column. A fitter called Bhosale pointed at it in the canteen and the table went quiet, and I rubbed it out the same evening.',
        ],
      ],
    ],
    [
      'background',
      'told in pictures',
      [
        [
          'What has the new highway done to Kolar?',
          'My aunt sells tomatoes by the box. She used to sit at the bend where lorries slowed, and everyone who wanted tea bought a kilo. Now they pass on pillars above her at a hundred.',
        ],
        [
          'Who gained?',
          'Two brothers with land at the ramp. Their father had cursed the survey stones, and last year they put up a hall with sixty tables.',
        ],
      ],
    ],
  ])('%s, %s: not held', (topicId, _, exchanges) => {
    expect(isHeld(topicId, exchanges)).toBe(false);
  });
});
