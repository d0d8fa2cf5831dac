import type { Topic } from './topic.ts';

/** What the panel's model is told of a subject and of a sum. */
export const aboutSubjects = 'how they think in their own subject; no fact, formula or correction from you';

export const academics: Topic = {
  plan: {
    place: {
      kind: 'major',
      widestFor: 'fresher',
    },
    minutes: { experienced: 4, fresher: 6.5 },
    mustCover: true,
    facts: ['education', 'score', 'certificate', 'project'],
    soreFacts: ['grade_trend'],
    dwelledOnBy: { calcutta: 1.3, common_process: 1.1 },
  },
  questions: { beyondResume: false, figuresFromJobs: false },
  followUps: { matter: 'knowledge' },
  card: { name: 'academics', about: aboutSubjects },
  scoring: {
    kind: 'technical',
    weight: { experienced: 12, fresher: 20 },
    enoughWords: 25,
    expectsBrief: false,
    canBeWrong: true,
    anchors: {
      low: 'Your favourite subject without its first definition.',
      middle: 'Definitions from the book.',
      high: 'Right basics, a worked example, and a real use.',
      top: 'Tied to business or the news, and clear about where it stops being true.',
    },
    nextSteps: {
      evidence:
        'Take a favourite concept and work an example with real numbers, from a shop or plant you know.',
      reasoning: 'For each favourite subject, prepare where its main idea stops being true.',
      default: 'Name your three best subjects, and for each a definition, an example and a use in a firm.',
    },
  },
  field: {
    words: `
      subject, paper, semester, theory, law, theorem, principle, concept, definition, define, formula,
      equation, derive, derivation, proof, prove, model, curve, function, variable, constant, coefficient,
      ratio, proportional, energy, heat, temperature, entropy, pressure, force, velocity, current,
      voltage, circuit, stress, strain, load, material, engine, algorithm, complexity, array, memory,
      graph, table, key, index, transaction, protocol, network, regression, correlation, sample,
      hypothesis, probability, distribution, variance, mean, demand, supply, elasticity, elastic, price,
      quantity, utility, inflation, gdp, interest, bond, equity, debt, depreciation, asset, liability,
      balance, cash, profit, accounting, tax, contract, act, constitution, court, clause, theorist,
      author, novel, poem, essay, culture, society, cell, gene, protein, enzyme, molecule, reaction, acid,
      bond, catalyst, lecture, professor, textbook, exam, marks, lab, laboratory, experiment, thesis,
      dissertation, assumption, limit, example, difference`,
    facts: ['education', 'score', 'grade_trend', 'project', 'certificate', 'tool'],
    near: ['work_experience', 'current_affairs', 'analytical', 'background', 'situational_ethics'],
    asksForReason: false,
    takesAnyCase: false,
  },
};
