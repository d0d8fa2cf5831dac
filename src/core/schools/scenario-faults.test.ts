import { describe, expect, it } from 'vitest';
import {
  scenarioLimits,
  type ScenarioQuestion,
  scenarioRules,
  type ScenarioRules,
} from '#contract/schools/scenario.ts';
import { mustAskMinutes, scenarioShares } from '#contract/schools/scenario-minutes.ts';
import { scenarioFaults } from './scenario-faults.ts';

const question = (more: Partial<ScenarioQuestion> = {}): ScenarioQuestion => ({
  questionId: 'q_whyus0001',
  topicId: 'why_mba',
  text: 'Which of our courses would you leave out, and for what?',
  rungs: ['What would you lose by that?'],
  keyPoints: [],
  ...more,
});

/** A scenario of twenty minutes that can be sat. */
const sound: ScenarioRules = {
  style: 'chill',
  panel: [
    { portrait: 'meera', name: 'Prof. Anita Deshmukh', role: 'Marketing' },
    { portrait: 'ritu', name: 'Tara Sengupta', role: 'Admissions' },
  ],
  minutes: 20,
  topics: [
    { topicId: 'why_mba', weightPercent: 60, minutes: 9 },
    { topicId: 'hobbies', weightPercent: 40, minutes: 7 },
  ],
  mustAsk: [question()],
  mayAsk: [
    question({ questionId: 'q_hobby0001', topicId: 'hobbies', text: 'What did you last give up on?' }),
  ],
  banned: ['salary'],
  oursOffIn: ['hobbies'],
  anchors: [{ topicId: 'hobbies', mark: 5, words: 'Teaches us something.' }],
  attempts: 1,
  practiceAllowed: true,
  deadlineDays: 14,
  noticeLanguage: 'en',
};
const [must = question()] = sound.mustAsk;
const topicsOf = (...minutes: number[]): ScenarioRules['topics'] =>
  sound.topics.map((topic, at) => ({ ...topic, minutes: minutes[at] ?? topic.minutes }));
const weighing = (...weights: number[]): ScenarioRules['topics'] =>
  sound.topics.map((topic, at) => ({ ...topic, weightPercent: weights[at] ?? 0 }));
const mustAsks = (count: number): ScenarioQuestion[] =>
  Array.from({ length: count }, (_, at) =>
    question({ questionId: `q_whyus000${at}`, text: `What of course ${at + 1} would you leave out?` }),
  );
/** What the topics of twenty minutes may have in all. */
const share = scenarioShares(20).topics;

describe('the faults of a scenario (rule SCHOOL-3)', () => {
  it('are none in a sound one, with a panel of one gender and a topic that weighs nothing', () => {
    expect(scenarioRules.parse(sound)).toEqual(sound);
    expect(scenarioFaults(sound)).toEqual([]);
    expect(scenarioFaults({ ...sound, topics: weighing(100, 0) })).toEqual([]);
  });

  it.each<[string, Partial<ScenarioRules>, string[]]>([
    ['weights of 100', { topics: weighing(59, 41) }, []],
    ['weights of 101', { topics: weighing(60, 41) }, ['weights_not_100 topics']],
    ['weights of 99', { topics: weighing(60, 39) }, ['weights_not_100 topics']],
    ['all minutes there are', { topics: topicsOf(9, share - 9) }, []],
    ['a hundredth more', { topics: topicsOf(9, share - 9 + 0.01) }, ['minutes_over topics']],
    ['half of the minutes', { topics: topicsOf(share / 4, share / 4) }, []],
    [
      'less than half of the minutes',
      { topics: topicsOf(share / 4, share / 4 - 0.01) },
      ['minutes_under topics'],
    ],
    [
      'a topic twice',
      { topics: topicsOf(4, 4).flatMap((topic) => [topic, { ...topic, weightPercent: 0 }]) },
      ['topic_twice topics.1.topicId', 'topic_twice topics.3.topicId'],
    ],
    [
      'as many must-asks as the minutes hold',
      { mustAsk: mustAsks(4), topics: topicsOf(4 * mustAskMinutes, 7) },
      [],
    ],
    [
      'one more than they hold',
      { mustAsk: mustAsks(5), topics: topicsOf(4 * mustAskMinutes, 7) },
      ['must_asks_over topics.0.minutes'],
    ],
    [
      'a question off the agenda',
      { mustAsk: [{ ...must, topicId: 'academics' }] },
      ['question_off_agenda mustAsk.0.topicId'],
    ],
    [
      'a question for the closing',
      {
        mayAsk: [
          ...sound.mayAsk,
          question({ questionId: 'q_closing01', topicId: 'closing', text: 'Anything else?' }),
        ],
      },
      ['question_off_agenda mayAsk.1.topicId'],
    ],
    [
      'the same question twice',
      { mayAsk: [...sound.mayAsk, { ...must, text: must.text.toUpperCase() }] },
      ['question_twice mayAsk.1.questionId', 'question_twice mayAsk.1.text'],
    ],
    [
      'a must-ask with a banned phrase, in any letter case',
      { mustAsk: [{ ...must, text: 'What SALARY would you leave for this?' }] },
      ['question_banned mustAsk.0.text salary'],
    ],
    [
      'a banned phrase inside a longer word',
      { mustAsk: [{ ...must, text: 'Who are the salaryman’s heirs?' }] },
      [],
    ],
    [
      'a follow-up with a banned phrase',
      { mustAsk: [{ ...must, rungs: ['And?', 'At which salary?'] }] },
      ['question_banned mustAsk.0.rungs.1 salary'],
    ],
    [
      'a question on what nobody is asked',
      { mustAsk: [{ ...must, text: 'Which caste do you belong to?' }] },
      ['question_unfit mustAsk.0.text banned_topic'],
    ],
    [
      'a question that praises',
      {
        mayAsk: sound.mayAsk.map((one) => ({ ...one, text: 'Great answer! What did you last give up on?' })),
      },
      ['question_unfit mayAsk.0.text praise'],
    ],
    [
      'a question with a pattern to fill in',
      { mustAsk: [{ ...must, text: 'What would you keep of {employer}?' }] },
      ['question_unfit mustAsk.0.text instruction_leak'],
    ],
    ['a topic without any question', { mayAsk: [] }, ['topic_without_questions topics.1.topicId']],
    [
      'ours off where nothing of ours is asked',
      { oursOffIn: ['closing'] },
      ['off_not_on_agenda oursOffIn.0'],
    ],
    [
      'a face twice',
      { panel: sound.panel.map((one) => ({ ...one, portrait: 'ritu' as const })) },
      ['portrait_twice panel.1.portrait'],
    ],
    [
      'a name twice',
      { panel: sound.panel.map((one) => ({ ...one, name: 'Tara Sengupta' })) },
      ['name_twice panel.1.name'],
    ],
    [
      'a role with a banned phrase',
      { panel: sound.panel.map((one) => ({ ...one, role: 'Salary board' })) },
      ['name_unfit panel.0.role', 'name_unfit panel.1.role'],
    ],
    ['a phrase without words', { banned: ['salary', '…'] }, ['phrase_without_words banned.1']],
    ['a phrase that no welcome can do without', { banned: ['with me is'] }, ['phrase_needed banned opening']],
    ['a phrase some words of a nudge hold', { banned: ['a first thought'] }, []],
    [
      'an anchor twice, and one off the agenda',
      {
        anchors: [
          ...sound.anchors,
          ...sound.anchors,
          { topicId: 'academics', mark: 1, words: 'Nothing of it left.' },
        ],
      },
      ['anchor_twice anchors.1', 'anchor_off_agenda anchors.2.topicId'],
    ],
  ])('of %s', (_what, change, faults) => {
    const found = scenarioFaults({ ...sound, ...change });
    expect(found.map(({ code, field, detail }) => [code, field, detail].filter(Boolean).join(' '))).toEqual(
      faults,
    );
  });

  it('are found at both ends of the minutes a school may choose', () => {
    const { leastMinutes, mostMinutes } = scenarioLimits;
    for (const [minutes, ok] of [
      [leastMinutes - 1, false],
      [leastMinutes, true],
      [mostMinutes, true],
      [mostMinutes + 1, false],
    ] as const)
      expect(scenarioRules.safeParse({ ...sound, minutes }).success).toBe(ok);
  });
});
