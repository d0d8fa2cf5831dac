import { describe, expect, test } from 'vitest';
import type { ResumeFact } from '#contract/resume.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { claimLedger } from '#core/claims/claim-ledger.ts';
import { contradictedTurns } from '#core/scoring/interview-feedback.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { feedbackBy, finishedInterview } from '#tests/fixtures/scored-interview.ts';
import {
  type Line,
  lines,
  transcriptOf,
  score,
  feedbackFor,
  topicOf,
} from '#tests/fixtures/offline-interview.ts';

describe('rules of the whole', () => {
  test('style moves no topic but composure', async () => {
    const grill = await feedbackFor({ tactics: [] });
    const chill = await feedbackFor({ tactics: [], style: 'chill' });
    const rest = (topics: typeof grill.topics) => topics.filter((topic) => topic.topicId !== 'composure');
    expect(rest(chill.topics)).toEqual(rest(grill.topics));
    expect(chill.avgScore).toBe(grill.avgScore);
    expect((await topicOf('composure', { style: 'chill' }))?.notAssessedBecause).toBe('not_scored_in_chill');
    expect((await topicOf('composure', { tactics: [] }))?.notAssessedBecause).toBe('no_tactic_fired');
    expect(await topicOf('composure')).toMatchObject({ score: 9 });
  });

  test('fewer than three topics: refused, with what there is', async () => {
    const result = await score({ transcript: transcriptOf(lines.slice(0, 5)) });
    expect(result).toMatchObject({ kind: 'refused', reason: 'too_few_topics' });
    expect(result.kind === 'refused' && result.topics).toHaveLength(12);
    expect((await score({ transcript: [] })).kind).toBe('refused');
    expect((await score({ transcript: transcriptOf(lines.slice(0, 7)) })).kind).toBe('feedback');
  });

  test('distress, abuse and unscored turns are never scored', async () => {
    const lineOf = (said: string, more: Partial<Turn> = {}): Line => [
      'why_mba',
      'lead',
      'Why an MBA?',
      said,
      more,
    ];
    for (const [said, more] of [
      ['I want to die, I cannot go on living after these marks and I see no reason to.', {}],
      ['You are a stupid bot and I built better ones in 2019 in Pune with 40 people.', {}],
      ['I built a sheet in Pune in 2019 that 40 people used because it saved two hours.', { unscored: true }],
    ] as const) {
      const transcript = transcriptOf([...lines, lineOf(said, more), lineOf(said, more)]);
      expect((await topicOf('why_mba', { transcript }))?.notAssessedBecause).toBe('too_little_said');
    }
  });

  test('no quote is of a loss, and none is a part of a sentence', async () => {
    const loss = 'My father died in May 2021, so I ran the shop in Hubli with two helpers for 14 months.';
    const long = `But I do not want to look like a saint, because in 2019 ${'I carried gifts to 40 doctors in Pune and '.repeat(7)}I knew it.`;
    const plain = 'I built a sheet in Pune in 2019 that 40 people used, because it saved two hours a day.';
    const topic = await topicOf('why_mba', {
      transcript: transcriptOf([...lines, ['why_mba', 'lead', 'Why an MBA?', `${loss} ${long} ${plain}`]]),
    });
    const quotes = topic?.quotes.map(({ quote }) => quote) ?? [];
    expect(quotes).toContain(plain);
    expect(quotes.filter((quote) => quote !== plain && `${loss} ${long}`.includes(quote))).toEqual([]);
  });

  test('a topic mostly in Hinglish is not scored low but not at all', async () => {
    const said =
      'Sir maine hostel mess ka contract khud negotiate kiya tha aur usse har mahine ka kharcha kaafi kam ho gaya, lagbhag bees hazaar.';
    const transcript = transcriptOf([
      ...lines,
      ['why_mba', 'lead', 'Why an MBA?', said],
      ['why_mba', 'probe', 'How?', said],
    ]);
    expect(await topicOf('why_mba', { transcript })).toMatchObject({
      score: null,
      notAssessedBecause: 'code_mixed',
    });
  });

  test('a single full answer is enough for a number, half a sentence is not (rule RUBRIC-6)', async () => {
    const long = lines[0]?.[3] ?? '';
    const once = (id: TopicId) =>
      topicOf(id, {
        transcript: transcriptOf([
          ...lines.filter(([topicId]) => topicId !== id),
          [id, 'lead', 'Tell us.', `${long} I still do it on Sundays, and she pays me in parathas.`],
        ]),
      });
    expect((await once('introduction'))?.score).toBeGreaterThan(0);
    expect((await once('career_goals'))?.score).toBeGreaterThan(0);
    const brief = await topicOf('career_goals', {
      transcript: transcriptOf([
        ...lines.filter(([topicId]) => topicId !== 'career_goals'),
        [
          'career_goals',
          'lead',
          'Where in five years?',
          'In the planning cell of a port, probably in Kochi, sir.',
        ],
      ]),
    });
    expect(brief?.notAssessedBecause).toBe('too_little_said');
  });

  test('a topic of which the panel wanted only a line has no number (rule RUBRIC-6)', async () => {
    const quick = transcriptOf([
      ...lines.filter(([topicId]) => topicId !== 'career_goals'),
      [
        'career_goals',
        'lead',
        'Where in five years? Ten words.',
        'I plan the berths of a port in Kochi, sir, daily.',
      ],
      [
        'career_goals',
        'lead',
        'Which firm? One line.',
        'Cochin Shipyard first, then my own yard for trawlers in Munambam.',
      ],
    ]);
    const asked = quick.map((turn) =>
      turn.topicId === 'career_goals' && turn.role === 'panel'
        ? { ...turn, tactic: 'rapid_fire' as const }
        : turn,
    );
    expect((await topicOf('career_goals', { transcript: quick }))?.score).toBeGreaterThan(0);
    expect((await topicOf('career_goals', { transcript: asked }))?.notAssessedBecause).toBe(
      'too_little_said',
    );
  });
});

describe('conflicts', () => {
  const facts: ResumeFact[] = [
    {
      id: 'F01',
      kind: 'employment',
      value: 'Analyst, Zenvia Logistics',
      line: 3,
      attributes: { organisation: 'Zenvia Logistics', role: 'Analyst', months: 35, fullTime: true },
    },
    {
      id: 'F02',
      kind: 'team',
      value: 'Led a team of 6 analysts',
      line: 4,
      ofFactId: 'F01',
      attributes: { size: 6, noun: 'analysts' },
    },
  ];
  const claim: Line = [
    'why_mba',
    'lead',
    'Why not stay at Zenvia?',
    'I led a team of 12 analysts. At Zenvia there was no next step for me, because the plant in Pune closed in 2024.',
  ];
  const asked = (said: string): Line => [
    'why_mba',
    'challenge',
    'Your resume says six, you said twelve. Which is right?',
    said,
  ];

  test('one left standing caps its topic at 4 and is listed', async () => {
    const transcript = transcriptOf([
      ...lines,
      claim,
      asked('It was a good team and everybody worked very hard there.'),
    ]);
    const found = await feedbackFor({ transcript, facts });
    expect(found.contradictions).toEqual([
      { turnId: 'T24', claim: '12 analysts', resumeSays: 'Led a team of 6 analysts' },
    ]);
    expect((await topicOf('why_mba', { transcript, facts }))?.score).toBeLessThanOrEqual(4);
    expect(found.marginNotes).toContainEqual({ turnId: 'T24', kind: 'ask', text: 'which one is right?' });
  });

  test.each([
    'Sorry, I misspoke, six is right.',
    'Both: 6 reported to me and 6 more came from the vendor for the last 12 months.',
    'Six reported to me on paper, but after the merger the vendor staff sat with us as well.',
  ])('one cleared up does not: %s', async (said) => {
    const transcript = transcriptOf([...lines, claim, asked(said)]);
    expect(contradictedTurns(claimLedger({ transcript, facts }))).toEqual(new Set());
    expect((await topicOf('why_mba', { transcript, facts }))?.caps).not.toContain(
      'The scoring noted a conflict with your resume, so it stops at 4.',
    );
  });
});

test('an interview that was spoken scores as the same one typed (rule VOICE-9)', async () => {
  const typed = finishedInterview();
  const heard = (text: string) => [{ text, fromMs: 30_000, toMs: 31_000, speechMs: 100 }];
  const spoken = finishedInterview(undefined, {
    transcript: typed.transcript.map((turn) =>
      turn.role === 'candidate'
        ? { ...turn, source: 'spoken' as const, heard: heard(turn.text), thought: true }
        : turn,
    ),
  });
  const assessor = createOfflineAssessor();
  const { transcript: _, ...ofTyped } = await feedbackBy(assessor, typed);
  const { transcript: __, ...ofSpoken } = await feedbackBy(assessor, spoken);
  expect(ofSpoken).toEqual(ofTyped);
});
