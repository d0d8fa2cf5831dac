import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { assessOffline } from './assess-offline.ts';
import type { TopicTranscript } from './assessment.ts';
import { gatherTopic } from './gather-topic.ts';
import { gradeTopic } from './grade-topic.ts';

type Exchange = readonly [asked: string, said: string];

const facts: ResumeFact[] = [
  {
    id: 'F01',
    kind: 'project',
    value: 'Nightly claims jobs moved to parallel windows in Airflow',
    line: 9,
    attributes: {},
  },
  { id: 'F02', kind: 'hobby', value: 'Bonsai, aeromodelling', line: 30, attributes: {} },
];

function threadOf(topicId: TopicId, exchanges: readonly Exchange[]): TopicTranscript {
  const transcript = exchanges.flatMap(([asked, said], index): Turn[] => {
    const at = { topicId, startedAtMs: 0, endedAtMs: 0 };
    return [
      {
        ...at,
        id: `T${index * 2 + 10}`,
        role: 'panel',
        move: index === 0 ? 'lead' : 'probe',
        text: asked,
      },
      { ...at, id: `T${index * 2 + 11}`, role: 'candidate', source: 'typed', text: said },
    ];
  });
  return gatherTopic({ transcript, topicId, profile: 'experienced', facts });
}
const gradeOf = (topic: TopicTranscript) =>
  gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false });

const claims =
  'In April 2023 our nightly claims jobs took 6.5 hours and missed the 7 am window, because 140 tasks ran one after another on a single server. I drew the dependencies, moved 62 of them into parallel queues in Airflow and the batch came down to 2.1 hours, although the database latency rose by 8%.';
const sizing =
  'I measured the scheduler for two weeks before deciding. Beyond 16 workers the database became the bottleneck, so I proposed a limit of 12 and my manager accepted it. I should have tested the migration script on the old cluster first.';
const chess =
  'On 9 March I lost a rapid game at the Indore club from a pawn up. In the rook ending I pushed too early, and the opponent escaped. I went through my last 30 losses and 17 were in endings, so I stopped opening videos and now practise four endings a day with my coach.';

describe('answers about something else', () => {
  test.each<[TopicId, string, readonly Exchange[]]>([
    [
      'hobbies',
      'work',
      [
        ['Long-distance cycling, Carnatic violin. Which of them is on the page only to fill it?', claims],
        ['Who was with you?', sizing],
      ],
    ],
    [
      'hobbies',
      'work, taken up by the panel',
      [
        ['Long-distance cycling, Carnatic violin. Which of them is on the page only to fill it?', claims],
        [
          '“140 tasks ran one after another on a single server”. How many workers did the scheduler have?',
          sizing,
        ],
      ],
    ],
    [
      'situational_ethics',
      'work',
      [['A friend shows you tomorrow’s question paper. What do you do?', claims]],
    ],
    ['background', 'work', [['What does your district live on?', `${claims} ${sizing}`]]],
    ['work_experience', 'a hobby', [['Which decision at the plant was yours alone?', chess]]],
    ['current_affairs', 'a hobby', [['Should the government tax sugar?', chess]]],
    ['academics', 'a hobby', [['Explain price elasticity.', chess]]],
  ])('%s answered with %s is held at 2, and says why', (topicId, _, exchanges) => {
    const topic = threadOf(topicId, exchanges);
    expect(topic.offTopic).toBe(true);
    const grade = gradeOf(topic);
    expect(grade.score).toBeLessThanOrEqual(3);
    expect(grade.caps).toContain('off_topic');
  });
});

describe('fair answers are not held', () => {
  test.each<[TopicId, string, readonly Exchange[]]>([
    [
      'work_experience',
      'no word shared with the question',
      [
        ['Nightly claims jobs: what was yours?', claims],
        ['Who chose the cut-off of two?', 'I proposed it, from six months of logs.'],
      ],
    ],
    [
      'hobbies',
      'deep in the field, no word of it in the list',
      [
        [
          'Bonsai. What does a beginner not see?',
          'That bonsai is pruning the roots and not the leaves. My first ficus died in a shallow tray because I kept the taproot, and the second one lived after I wired it in February.',
        ],
        [
          'What do experts dispute?',
          'Whether copper or aluminium wire scars the bark less. Copper holds with half the thickness, but it has to be annealed in a flame and it bites quickly in the monsoon.',
        ],
      ],
    ],
    [
      'situational_ethics',
      'own case from work',
      [
        [
          'Your manager asks you to backdate a bill. What do you do?',
          'I would not sign it. In 2022 at our Ludhiana warehouse a truck came on the 2nd and the supervisor wanted the 31st, since the bonus of six people hung on it. I entered the 2nd with a remark and lost 8,000 rupees myself.',
        ],
      ],
    ],
    [
      'why_mba',
      'the gap told as a story of work',
      [
        [
          'Why an MBA at all?',
          'Our dengue ward in Nagpur ran at 130% for five weeks and I asked for eight nurses. Finance gave me three, and I had no figure for what the overtime was costing. I can run a ward, but I cannot put its case in money.',
        ],
      ],
    ],
    [
      'academics',
      'a subject the list does not know',
      [
        [
          'Which idea from psychology should a manager keep?',
          'Anchoring. When people hear a price first, their guesses stay near it even if it came from a wheel. We repeated it in the hostel with 60 juniors and the gap was 40 rupees, though it shrank when they could ask a shopkeeper.',
        ],
      ],
    ],
    [
      'analytical',
      'a puzzle in few words',
      [
        [
          'Three switches, one bulb upstairs. How do you find the switch?',
          'Leave one on for long, then put it off and the next on. Warm and dark is the first.',
        ],
      ],
    ],
    [
      'current_affairs',
      'a deal between companies',
      [
        [
          'Was the Blinkit deal wise for Zomato?',
          'Yes, since its riders stood idle between lunch and dinner and dark stores use the same riders. But each store needs some 1,400 orders a day to break even, and kirana owners answer on credit, which an app does not give.',
        ],
      ],
    ],
    [
      'background',
      'Indian English, about the family',
      [
        [
          'Tell us about your native place.',
          'My native is Koppal side only. My grandfather was having two acres of groundnut near the tank, and when the bore dried in 2016 he shifted to jowar. These days the young ones are going to Hosapete for the steel plant and only elders are there.',
        ],
      ],
    ],
    [
      'hobbies',
      'a correction and honest not-knowing',
      [
        [
          'You cycle. Which route was hardest?',
          'Sorry, I misspoke earlier: the server job took 2.1 hours, and the batch on the cluster had 62 tasks, not 140, because the database queue was split by my manager.',
        ],
        [
          'And the gradient?',
          "I don't know the exact figure, but I would estimate it from the height of the pass on the map.",
        ],
      ],
    ],
    ['introduction', 'anything of one’s own', [['What does the form not say?', chess]]],
  ])('%s: %s', (topicId, _, exchanges) => {
    expect(threadOf(topicId, exchanges).offTopic).toBe(false);
  });
});

describe('properties', () => {
  const onTopic: Exchange[] = [
    [
      'Bonsai. What does a beginner not see?',
      'That bonsai is pruning roots and not leaves. My first tree died in its tray because I kept the taproot, and the second lived after I wired it in February.',
    ],
    [
      'Who taught you?',
      'My neighbour, an aeromodelling man, who has forty bonsai on a terrace and sells none of them. He made me sweep for a month before I could touch the scissors.',
    ],
    [
      'What went wrong last?',
      'I repotted in May, which is too hot, and lost the juniper that I had for four years. I should have waited for the second week of July.',
    ],
  ];
  const strays = [claims, sizing];

  test('an answer about something else in place of a fair one never raises above the cap', () => {
    fc.assert(
      fc.property(fc.constantFrom(...strays), (stray) => {
        const [lead] = onTopic;
        const fair = gradeOf(threadOf('hobbies', [[lead?.[0] ?? '', lead?.[1] ?? '']])).score;
        const swapped = gradeOf(threadOf('hobbies', [[lead?.[0] ?? '', stray]])).score;
        expect(swapped).toBeLessThanOrEqual(Math.max(3, fair));
        expect(swapped).toBeLessThanOrEqual(fair);
      }),
    );
  });

  test('answers that stood on topic stay so, whatever follows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.constantFrom(claims, sizing, chess), { maxLength: 3 }),
        (count, later) => {
          const fair = onTopic.slice(0, count);
          const more = later.map((said): Exchange => ['How do you know?', said]);
          expect(threadOf('hobbies', fair).offTopic).toBe(false);
          expect(threadOf('hobbies', [...fair, ...more]).offTopic).toBe(false);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('coming back to what was asked frees the topic', () => {
    const [first] = onTopic;
    expect(threadOf('hobbies', [[first?.[0] ?? '', claims]]).offTopic).toBe(true);
    const back: Exchange = ['And the bonsai?', `${first?.[1]} ${onTopic[1]?.[1]} ${onTopic[2]?.[1]}`];
    expect(threadOf('hobbies', [[first?.[0] ?? '', claims], back]).offTopic).toBe(false);
  });
});
