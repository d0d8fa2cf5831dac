import { defineStems, timelessKey } from './define-stems.ts';

/** Natural sciences: definition, use, critique. */
export const academicsSciences = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'science_controlled_experiment',
    chill: 'Why does a good experiment need a part in which nothing is done?',
    grill: 'Your result could not be repeated next door. Was it science?',
    ladder: [
      [
        'example',
        'Which experiment at college went wrong in your hands?',
        'Which of your own lab readings would you not bet on?',
      ],
      [
        'application',
        'How would a shop test whether music sells more?',
        'A shop played music once and sold more. Do you believe it?',
      ],
      [
        'stakeholder',
        'When would it be wrong to leave one group without treatment?',
        'The lab next door fails again. Whom do you believe?',
      ],
      [
        'limit',
        'What can no control group protect you from?',
        'Ten labs repeat it, all with one faulty scale. Is it true?',
      ],
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
    chill: 'Why does salt dissolve in water though nobody heats it?',
    grill: 'A reaction gives off heat and still does not happen. Why?',
    ladder: [
      [
        'example',
        'What in your kitchen never dissolves, however long you stir?',
        'Where in a kitchen would you find such a reaction?',
      ],
      [
        'twist',
        'Make the water ten degrees warmer. What changes?',
        'Heat it by a hundred degrees. What happens?',
      ],
      [
        'cost',
        'What does it cost to get the salt out again?',
        'A factory needs that reaction by Monday. What does it buy?',
      ],
      [
        'limit',
        'How much salt goes into a glass before it stops dissolving?',
        'Diamond should turn to graphite. Why does yours not?',
      ],
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
    chill: 'How does a harmless germ become one that no medicine kills?',
    grill: 'Survival of the fittest: the fittest are those who survive. Is that not circular?',
    ladder: [
      [
        'example',
        'Where could one watch a species change within a year?',
        'Show me selection at work within one year.',
      ],
      [
        'application',
        'You run a hospital. Which rule would you make about antibiotics?',
        'A farmer sprays the same poison each year. What happens?',
      ],
      [
        'cost',
        'A chemist sells antibiotics without a prescription. Who pays for it later?',
        'What does a peacock pay for his tail?',
      ],
      [
        'alternative',
        'What could medicine do besides inventing stronger tablets?',
        'Say it in one sentence without the word fittest.',
      ],
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
    chill: 'Half of it decays in a year. Is all of it gone after two?',
    grill: 'Nobody knows when one atom decays. How can you date anything by it?',
    ladder: [
      [
        'size',
        'How much is left after ten years?',
        'Ten samples of one bone give ten ages. Which do you print?',
      ],
      [
        'application',
        'Where in daily life does something shrink like that?',
        'An insurer cannot know when you fall ill. How does he price?',
      ],
      [
        'limit',
        'Only one atom is left. What happens to it next year?',
        'You have only ten atoms. What is your date worth?',
      ],
      [
        'find_out',
        'How would you show this decay to a class with a bag of coins?',
        'A bone on this table. What do you have to measure?',
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
