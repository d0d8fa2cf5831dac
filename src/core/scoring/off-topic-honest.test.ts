import { describe, expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { gatherTopic } from './gather-topic.ts';

type Exchange = readonly [asked: string, said: string];

function heldOff(topicId: TopicId, exchanges: readonly Exchange[]): boolean {
  const transcript = exchanges.flatMap(([asked, said], index): Turn[] => {
    const at = { topicId, startedAtMs: 0, endedAtMs: 0 };
    return [
      { ...at, id: `T${index * 2 + 10}`, role: 'panel', move: index === 0 ? 'lead' : 'probe', text: asked },
      { ...at, id: `T${index * 2 + 11}`, role: 'candidate', source: 'typed', text: said },
    ];
  });
  return gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] }).offTopic;
}

const chess =
  'On 2 May I lost a blitz game at the Nagpur club with a rook more. I rushed the ending and my opponent slipped into a draw. My coach and I went through twenty such games, and most were thrown away after the opening.';

describe('a life told in words of many subjects is no other subject', () => {
  test.each<[TopicId, string, readonly Exchange[]]>([
    [
      'why_mba',
      'a pharmacist',
      [
        [
          'Why management, when your shop runs?',
          'Customers come and the counter is full, still in March the wholesaler stopped our credit. I had two lakh of tablets expiring on the shelf and no cash to pay him. I could not say in rupees what one day of extra stock costs us. Nobody in the street could.',
        ],
      ],
    ],
    [
      'situational_ethics',
      'a buyer who was asked for a case',
      [
        [
          'Describe a time when doing the right thing cost you something.',
          'In 2021 I was purchase executive at a foundry in Salem. While comparing 64 invoices of scrap I found the weighbridge slips of one vendor ended in round tens, and four trucks came 210 kilos short on average. He was a relative of my boss. I showed the slips to the plant head. The vendor was dropped and we saved 3 lakh a quarter, but my boss gave me a poor rating and I lost the increment.',
        ],
      ],
    ],
    [
      'work_experience',
      'a sorter of parcels',
      [
        [
          'Which part of it are you proud of?',
          'I am sorting parcels at a courier counter in Kohima. Many return because in our place a house of the village has no number. So I keep one notebook, near which church, behind which petrol pump, and I write it. Now the boys read my notebook first and fewer are lost.',
        ],
      ],
    ],
    [
      'why_mba',
      'a merchant navy cadet',
      [
        [
          'You know ships. Why come ashore to a campus?',
          'On the bridge a mistake has one owner, the master. On land I watched my uncle lose his ice plant since three brothers each thought the other had paid the electricity. I want to know how such a house is kept in order without a captain.',
        ],
      ],
    ],
    [
      'why_mba',
      'a village engineer',
      [
        [
          'Your scheme was passed by the government. What is left to learn?',
          'The pumps ran for eleven months. Then the panchayat had no money for a valve that costs 700 rupees, and the tank stood dry in the election week. Water was never my trouble, I lack the part where somebody keeps paying.',
        ],
      ],
    ],
    [
      'why_mba',
      'a reporter',
      [
        [
          'Why not another newspaper?',
          'Because I have seen two of them shut. In both the readers stayed and the advertisers left, and the editor explained it with weather. I do not know how one would price a district edition, and I wish to be in the room where that is decided.',
        ],
      ],
    ],
    [
      'why_mba',
      'a cook',
      [
        [
          'A kitchen is a business. Why go away from it?',
          'The food was praised and we closed in Goa after two seasons. Rent took a third, fish another third, and I was still adding dishes. My aim is to open again at forty with somebody else reading my menu for money first.',
        ],
      ],
    ],
    [
      'career_goals',
      'theatre',
      [
        [
          'A stage and a balance sheet. Which one in ten years?',
          'Both, on paper. The repertory at Heggodu sells 200 tickets a show and lives on one donor, and actors leave at thirty for television. I see myself keeping its accounts and its tours, so that a good actor can stay till fifty.',
        ],
      ],
    ],
    [
      'work_experience',
      'a bakery',
      [
        [
          'What did your trial show?',
          'Cheaper yeast needed 20 percent more and the loaf stood less. We baked both for a month, weighed the waste in the evening, and dear one came cheaper by nine paise a loaf. Owner did not like it because his cousin supplies the other.',
        ],
      ],
    ],
    [
      'work_experience',
      'a seed inspector',
      [
        [
          'What failed in the second season?',
          'Rain came in flowering and pollen from the next field got in. Half the plot had to be pulled out, a quarter was graded as feed. The farmer cried in front of his sons. I paid what rules allow, which is less than what he had lost.',
        ],
      ],
    ],
    [
      'hobbies',
      'beekeeping',
      [
        [
          'How did you lose the swarm?',
          'I opened the box on a cloudy day. They were already angry and the queen was near the edge, so I crushed her with the frame. By evening the cluster hung in a neighbour’s mango tree, and a boy had thrown a stone.',
        ],
      ],
    ],
    [
      'situational_ethics',
      'a match',
      [
        [
          'Your captain wants you to claim a catch that touched grass.',
          'I say it bounced. In the Nagpur league I did, and we lost the match by six. He did not bowl me for two games. The umpire was my own schoolteacher, which made it easier than it sounds.',
        ],
      ],
    ],
    [
      'why_mba',
      'nurse',
      [
        [
          'What pushed you?',
          'A patient waited six hours because the lift man was on strike and the ward had no other contract. Doctors shouted, I wheeled her by the ramp. Nobody in that building was answerable for a lift.',
        ],
      ],
    ],
    [
      'career_goals',
      'police',
      [
        [
          'After the force, what?',
          'Road safety, on the paying side. Insurers carry the loss from trucks that I used to fine. One of them in Pune already keeps a desk for drivers’ sleep and hires from the traffic branch.',
        ],
      ],
    ],
    [
      'career_goals',
      'farm',
      [
        [
          'Which firm and why?',
          'A dairy like Sahyadri, on milk routes. Nearly 9 percent sours between the village and the chiller in April, and drivers are paid by the trip. The one who mends that gets to run a district, as two of their heads did.',
        ],
      ],
    ],
    [
      'work_experience',
      'election',
      [
        [
          'What did you do on polling duty?',
          'I sat as second officer in a booth of 1,140 voters. The machine showed an error at ten past eleven. I sealed it before both agents, wrote the time, and the replacement came in forty minutes. Queue stayed since I told them the truth each quarter of an hour.',
        ],
      ],
    ],
    [
      'hobbies',
      'stamps',
      [
        [
          'Which one did you pay too much for?',
          'A 1948 ten rupee with a clean postmark, which turned out to be from an office that opened in 1951. A dealer in Kolkata sold it with a smile. I framed it above my desk.',
        ],
      ],
    ],
  ])('%s: %s', (topicId, _, exchanges) => {
    expect(heldOff(topicId, exchanges)).toBe(false);
  });

  test('a reason in words of one other subject is held until the speaker says what they want or lack', () => {
    const of = (said: string) => heldOff('why_mba', [['Why management at all?', said]]);
    expect(of(chess)).toBe(true);
    expect(of(`${chess} I want to run that club.`)).toBe(false);
    expect(of(`${chess} I cannot keep its books.`)).toBe(false);
    expect(of(`${chess} My coach wants to run that club.`)).toBe(true);
  });
});
