import { defineStems, timelessKey } from './define-stems.ts';

/** Natural sciences: definition, use, critique. */
export const academicsSciences = defineStems({ topicId: 'academics', kind: 'knowledge', seat: 'subject' }, [
  {
    id: 'science_controlled_experiment',
    chill: 'Why does a good experiment need a group to which nothing is done?',
    grill: 'Suppose the lab next door cannot repeat your result. Was it science?',
    ladder: [
      [
        'example',
        'Which of your experiments at college went wrong?',
        'Which of your own lab readings would you not bet on?',
      ],
      [
        'application',
        'How would a shop test whether music makes people buy more?',
        'A shop played music one day and sold more. Do you believe it was the music?',
      ],
      [
        'stakeholder',
        'When would it be wrong to leave one group without treatment?',
        'The lab next door tries again and fails. Which lab do you believe?',
      ],
      [
        'limit',
        'What can a control group never protect you from?',
        'Ten labs repeat a result, all with the same faulty scale. Is the result true?',
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
    chill: 'Why does salt dissolve in water without being heated?',
    grill: 'A reaction would give off heat, but it does not happen. Why not?',
    ladder: [
      [
        'example',
        'What in your kitchen never dissolves in water, however long you stir?',
        'What in a kitchen could give off heat but does not react by itself?',
      ],
      [
        'twist',
        'Make the water ten degrees warmer. What changes for the salt?',
        'Heat the mixture by a hundred degrees. What happens to the reaction?',
      ],
      [
        'cost',
        'What does it cost to get the salt out of the water again?',
        'A factory needs that reaction to run by Monday. What does it buy?',
      ],
      [
        'limit',
        'How much salt can you stir into a glass of water before it stops dissolving?',
        'Diamond should turn into graphite. Why does the diamond in a ring stay as it is?',
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
    chill: 'How does a harmless germ become one that no medicine can kill?',
    grill:
      'We say that the fittest survive, and we call those who survive the fittest. Is that not circular?',
    ladder: [
      [
        'example',
        'Where could you watch a species change within a year?',
        'Show me one case of natural selection at work within a year.',
      ],
      [
        'application',
        'If you ran a hospital, what rule would you make about antibiotics?',
        'A farmer sprays the same poison every year. What happens to the insects?',
      ],
      [
        'cost',
        'A chemist sells antibiotics without a prescription. Who pays for that later?',
        'What does a peacock pay for its tail?',
      ],
      [
        'alternative',
        'What could doctors do about such germs, besides giving stronger tablets?',
        'Explain natural selection in one sentence without the word fittest.',
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
    chill: 'Half of a radioactive sample decays in a year. Is all of it gone after two years?',
    grill: 'Nobody knows when a single atom will decay. So how can you date anything by radioactive decay?',
    ladder: [
      [
        'size',
        'How much of that radioactive sample is left after ten years?',
        'Ten samples of one bone give ten different ages. Which one do you publish?',
      ],
      [
        'application',
        'Where in daily life does something shrink by the same share every year?',
        'An insurer cannot know when you will fall ill. How does he set the price?',
      ],
      [
        'limit',
        'Only one atom of the sample is left. What happens to it next year?',
        'You have only ten atoms left in a bone. What is your date worth?',
      ],
      [
        'find_out',
        'How would you show radioactive decay to a class with a bag of coins?',
        'There is an old bone on this table. What do you have to measure to date it?',
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
