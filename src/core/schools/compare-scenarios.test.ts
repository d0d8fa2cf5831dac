import { describe, expect, it } from 'vitest';
import { scenarioRules, type ScenarioRules } from '#contract/schools/scenario.ts';
import { styles } from '#contract/styles.ts';
import { compareScenarios } from './compare-scenarios.ts';
import { scenarioFaults } from './scenario-faults.ts';
import { startingDraft } from './starting-draft.ts';

const question = (id: string, text: string) => ({
  questionId: `q_${id.repeat(9)}`,
  topicId: 'why_mba' as const,
  text,
  rungs: ['And then?'],
  keyPoints: [],
});
const [one, two] = [question('a', 'What of one?'), question('b', 'What of two?')];
const base: ScenarioRules = {
  ...startingDraft('chill'),
  mustAsk: [one],
  mayAsk: [two],
  banned: ['salary'],
  anchors: [{ topicId: 'hobbies', mark: 5, words: 'Teaches us something.' }],
};
const [first, second, third] = base.topics;
const [chair, member] = base.panel;
if (!first || !second || !third || !chair || !member) throw new Error('The starting draft is too small.');

describe('a starting draft (rule SCHOOL-10)', () => {
  it.each(styles)('of %s is a scenario without a fault', (style) => {
    const draft = startingDraft(style);
    expect(scenarioRules.parse(draft)).toEqual(draft);
    expect(scenarioFaults(draft)).toEqual([]);
  });
});

describe('the changes between two scenarios', () => {
  it('are none between one and itself, and all it says from nothing', () => {
    expect(compareScenarios(base, structuredClone(base))).toEqual([]);
    const all = compareScenarios(null, base);
    expect(all.every(({ before }) => before === null)).toBe(true);
    expect(all).toContainEqual({ field: 'banned.salary', before: null, after: 'salary' });
  });

  it.each<[string, Partial<ScenarioRules>, [string, unknown, unknown][]]>([
    ['the length', { minutes: 22 }, [['minutes', 20, 22]]],
    ['practice', { practiceAllowed: false }, [['practiceAllowed', true, false]]],
    [
      'a name at the table',
      { panel: [{ ...chair, name: 'Dr. Rao' }, member] },
      [['panel.kale', 'Prof. Sudhir Kale, Admissions', 'Dr. Rao, Admissions']],
    ],
    [
      'the order at the table',
      { panel: [member, chair] },
      [['panel.order', 'Prof. Sudhir Kale · Ritu Chawla', 'Ritu Chawla · Prof. Sudhir Kale']],
    ],
    [
      'a weight',
      { topics: [{ ...first, weightPercent: 30 }, second, third] },
      [['topics.why_mba.weightPercent', 35, 30]],
    ],
    [
      'a topic that went',
      { topics: [first, second] },
      [
        ['topics.hobbies.weightPercent', 30, null],
        ['topics.hobbies.minutes', third.minutes, null],
      ],
    ],
    [
      'the order of the agenda',
      { topics: [second, first, third] },
      [['topics.order', 'why_mba · work_experience · hobbies', 'work_experience · why_mba · hobbies']],
    ],
    [
      'a question that went from one list to the other, by its words alone',
      { mustAsk: [one, two], mayAsk: [] },
      [
        [`mustAsk.${two.questionId}`, null, 'What of two?'],
        [`mayAsk.${two.questionId}`, 'What of two?', null],
      ],
    ],
    [
      'the words and follow-ups of a question',
      { mustAsk: [{ ...one, text: 'What of ours?', rungs: [] }] },
      [
        [`mustAsk.${one.questionId}`, 'What of one?', 'What of ours?'],
        [`mustAsk.${one.questionId}.rungs`, 'And then?', null],
      ],
    ],
    [
      'banned phrases',
      { banned: ['package'] },
      [
        ['banned.package', null, 'package'],
        ['banned.salary', 'salary', null],
      ],
    ],
    ['an anchor', { anchors: [] }, [['anchors.hobbies.5', 'Teaches us something.', null]]],
    ['ours off', { oursOffIn: ['hobbies'] }, [['oursOffIn.hobbies', null, true]]],
  ])('tell %s', (_what, change, changes) => {
    const found = compareScenarios(base, { ...base, ...change });
    expect(found.map(({ field, before, after }) => [field, before, after])).toEqual(changes);
  });
});
