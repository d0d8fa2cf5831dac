import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { scenarioShares } from '#contract/schools/scenario-minutes.ts';
import type { Style } from '#contract/styles.ts';
import { topicsAt } from '#core/topics/topic-table.ts';

type AgendaPlace = 'motive' | 'major' | 'world' | 'personal';
type Start = Pick<ScenarioRules, 'panel' | 'minutes'> & {
  /** Places of an interview with their weights: a place that comes again takes its next topic. */
  agenda: readonly (readonly [AgendaPlace, number])[];
};

const starts: Readonly<Record<Style, Start>> = {
  chill: {
    minutes: 20,
    panel: [
      { portrait: 'kale', name: 'Prof. Sudhir Kale', role: 'Admissions' },
      { portrait: 'ritu', name: 'Ritu Chawla', role: 'Alumna' },
    ],
    agenda: [
      ['motive', 35],
      ['major', 35],
      ['personal', 30],
    ],
  },
  grill: {
    minutes: 25,
    panel: [
      { portrait: 'meera', name: 'Prof. Meera Raghunathan', role: 'Economics' },
      { portrait: 'bhalla', name: 'Prof. Arvind Bhalla', role: 'Statistics, operations' },
      { portrait: 'nandita', name: 'Nandita Sarma', role: 'Alumna' },
    ],
    agenda: [
      ['motive', 25],
      ['major', 30],
      ['major', 25],
      ['world', 20],
    ],
  },
};

/** The topics of an agenda's places, each once. */
const topicsOf = (agenda: Start['agenda']) =>
  agenda.flatMap(([place, weightPercent], at) => {
    const before = agenda.slice(0, at).filter(([other]) => other === place).length;
    const topicId = topicsAt(place)[before];
    return topicId ? [{ topicId, weightPercent }] : [];
  });

/** What a new scenario of a style begins as: one that could be sat as it is. The minutes of its topics go by their weights, in halves. */
export function startingDraft(style: Style): ScenarioRules {
  const { panel, minutes, agenda } = starts[style];
  const share = scenarioShares(minutes).topics;
  return {
    style,
    panel,
    minutes,
    topics: topicsOf(agenda).map(({ topicId, weightPercent }) => ({
      topicId,
      weightPercent,
      minutes: Math.max(1, Math.floor((share * weightPercent) / 50) / 2),
    })),
    mustAsk: [],
    mayAsk: [],
    banned: [],
    oursOffIn: [],
    anchors: [],
    attempts: 1,
    practiceAllowed: true,
    deadlineDays: 14,
    noticeLanguage: 'en',
  };
}
