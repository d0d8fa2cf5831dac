import { defineStems, timelessKey } from './define-stems.ts';

/** Mathematics and natural sciences: definition, use, critique. */
export const academicsSciences = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'maths_bayes',
    chill: [
      'A test for a rare illness is right ninety-nine times in a hundred. Yours is positive: how worried are you?',
      'What does Bayes’ theorem do to an opinion?',
    ],
    grill: [
      'One person in a thousand is ill, the test errs once in a hundred. Positive: what is the chance of illness?',
      'A test is ninety-nine per cent accurate and nine in ten alarms are false. Explain.',
    ],
    ladder: [
      [
        'application',
        'What changes if the test is repeated and is positive again?',
        'Second test, positive again. What now?',
      ],
      [
        'limit',
        'Which assumption sits in your second multiplication?',
        'Which assumption did you just make about the two tests?',
      ],
      ['reason', 'Where does most of the answer come from?', 'Which number in it matters most?'],
      [
        'application',
        'How would you explain the result to the patient?',
        'Tell the patient, in one sentence.',
      ],
    ],
    key: timelessKey('mathematics', [
      'prior',
      'base rate',
      'posterior',
      'conditional probability',
      'false positive',
      'about 9 per cent',
      'likelihood',
      'independence',
      'update',
    ]),
  },
  {
    id: 'maths_mean_median',
    chill: [
      'When is the mean of a list a bad summary of it?',
      'A colony has nine clerks and one film star. Which average income would you print?',
    ],
    grill: [
      'Average depth of the river: three feet. Do you walk across?',
      'Nine in ten people of a village earn below its average. How can that be?',
    ],
    ladder: [
      [
        'application',
        'Which figure would you quote for waiting times in a bank?',
        'Waiting time in a bank: which figure do you print?',
      ],
      ['limit', 'What does the median hide in its turn?', 'And what does the median hide?'],
      ['example', 'Make up five numbers that show it.', 'Five numbers that show it. Which?'],
      ['stakeholder', 'Who likes to quote the wrong one?', 'Who quotes the wrong one on purpose?'],
    ],
    key: timelessKey('mathematics', [
      'outlier',
      'skew',
      'median',
      'mode',
      'spread',
      'percentile',
      'variance',
      'robust',
      'tail',
      'distribution',
    ]),
  },
  {
    id: 'maths_derivative',
    chill: [
      'What is a derivative, told to someone who drives a car every day?',
      'At the top of a hill the slope is zero. What else can have slope zero?',
    ],
    grill: [
      'The derivative is zero. Have you found the maximum?',
      'Continuous everywhere, differentiable nowhere: can it exist?',
    ],
    ladder: [
      [
        'application',
        'What does a firm use it for when it sets a price?',
        'Marginal cost equals marginal revenue. Where is the derivative in that?',
      ],
      [
        'limit',
        'When does that method give the wrong price?',
        'The condition holds and the profit is at its lowest. How?',
      ],
      ['example', 'What is it for x squared?', 'For x squared at three: what is it?'],
      ['reason', 'What does one shrink there?', 'What goes to zero there?'],
    ],
    key: timelessKey('mathematics', [
      'rate of change',
      'limit',
      'tangent',
      'second derivative',
      'saddle',
      'inflection',
      'local',
      'global',
      'boundary',
      'marginal',
    ]),
  },
  {
    id: 'maths_correlation',
    chill: [
      'Ice cream sales and drownings rise together. What do you conclude?',
      'What exactly does a correlation of zero rule out?',
    ],
    grill: [
      'Correlation of zero. So they are unrelated?',
      'Students who take coaching score higher. Does coaching work?',
    ],
    ladder: [
      [
        'application',
        'How would you find out whether one causes the other?',
        'You may run one experiment. Which?',
      ],
      ['limit', 'What if you cannot experiment?', 'No experiment allowed. What is second best?'],
      ['example', 'Which such pair have you met in the papers?', 'Give me a worse example from a newspaper.'],
      ['stakeholder', 'Who gains when the two are mixed up?', 'Who sells something by mixing the two up?'],
    ],
    key: timelessKey('mathematics', [
      'confounder',
      'common cause',
      'linear',
      'non-linear',
      'selection',
      'randomise',
      'control',
      'natural experiment',
      'instrument',
      'causation',
    ]),
  },
  {
    id: 'science_controlled_experiment',
    chill: [
      'Why does a good experiment need a part in which nothing is done?',
      'What makes an observation an experiment?',
    ],
    grill: [
      'Your result could not be repeated next door. Was it science?',
      'You measured it twice and got two values. Which is true?',
    ],
    ladder: [
      [
        'application',
        'How would a shop test whether music sells more?',
        'A shop plays music and sells more. Proof?',
      ],
      [
        'limit',
        'What can no control group protect you from?',
        'What still goes wrong with a perfect control?',
      ],
      ['example', 'Which claim would you test first at home?', 'How would you test a cough syrup that way?'],
      ['cost', 'What does a good control cost?', 'Why do firms skip it?'],
    ],
    key: timelessKey('science', [
      'control',
      'randomise',
      'blinding',
      'variable',
      'repeat',
      'replicate',
      'error bar',
      'systematic error',
      'sample size',
      'placebo',
    ]),
  },
  {
    id: 'science_entropy_chemistry',
    chill: [
      'Why does salt dissolve in water though nobody heats it?',
      'What decides whether a reaction goes on its own?',
    ],
    grill: [
      'A reaction gives off heat and still does not happen. Why?',
      'Ice melts by itself and takes up heat. Who pays for it?',
    ],
    ladder: [
      [
        'application',
        'Where does an industry spend money to beat that?',
        'Why does industry buy catalysts if they change no balance?',
      ],
      [
        'limit',
        'What does it not tell you about the speed?',
        'Diamond should turn to graphite. Why does yours not?',
      ],
      ['example', 'Where in a kitchen do you see it?', 'Show it to me in a kitchen.'],
      ['reason', 'What drives it, in plain words?', 'What drives it, without the word entropy?'],
    ],
    key: timelessKey('science', [
      'entropy',
      'enthalpy',
      'free energy',
      'Gibbs',
      'spontaneous',
      'temperature',
      'activation energy',
      'catalyst',
      'equilibrium',
      'rate',
    ]),
  },
  {
    id: 'science_selection',
    chill: [
      'How does a harmless germ become one that no medicine kills?',
      'What does “fittest” mean in biology, since it does not mean strongest?',
    ],
    grill: [
      'Survival of the fittest: the fittest are those who survive. Is that not circular?',
      'Evolution has a goal, people say. What is wrong with that sentence?',
    ],
    ladder: [
      [
        'application',
        'What should a hospital change, knowing that?',
        'You run a hospital. Which rule follows from selection?',
      ],
      [
        'limit',
        'Where is it wrong to apply the idea to firms?',
        'Firms evolve, say managers. Where does that break?',
      ],
      ['example', 'Where else have you seen selection at work?', 'An example outside medicine?'],
      ['stakeholder', 'Who should pay for new medicines, then?', 'Who uses too much of them?'],
    ],
    key: timelessKey('science', [
      'variation',
      'heritable',
      'selection pressure',
      'reproduction',
      'mutation',
      'resistance',
      'environment',
      'random',
      'full course',
      'no foresight',
    ]),
  },
  {
    id: 'science_half_life',
    chill: [
      'Half of it decays in a year. Is all of it gone after two?',
      'How can one date an old bone without a document?',
    ],
    grill: [
      'Nobody knows when one atom decays. How can you date anything by it?',
      'Carbon dating on a dinosaur: what is wrong?',
    ],
    ladder: [
      ['application', 'Where does a bank use the same curve?', 'Where does money follow the same curve?'],
      [
        'limit',
        'At which age does carbon no longer help?',
        'What is left to count after fifty thousand years?',
      ],
      ['reason', 'Why does it never quite reach nothing?', 'Why half each time, and not a fixed amount?'],
      [
        'example',
        'Take a thousand atoms: what is left after three years?',
        'A thousand atoms, three years. How many?',
      ],
    ],
    key: timelessKey('science', [
      'exponential',
      'quarter left',
      'probability',
      'large numbers',
      'carbon-14',
      '5730',
      'half-life',
      'compound interest',
      'detection limit',
      'contamination',
    ]),
  },
]);
