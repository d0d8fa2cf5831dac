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
        'Which experiment of your college days would you not repeat in public?',
        'Which lab reading of yours would you not repeat?',
      ],
      [
        'application',
        'How would a shop test whether music sells more?',
        'A shop plays music and sells more. Proof?',
      ],
      [
        'stakeholder',
        'When would it be wrong to leave one group without?',
        'A medicine works. How long do you keep the control group without?',
      ],
      ['limit', 'What can no control group protect you from?', 'Perfect control, wrong result. How?'],
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
        'Where in a kitchen would you see the same thing?',
        'Name one thing in a kitchen that runs on this.',
      ],
      [
        'twist',
        'What would ten degrees more change?',
        'Raise the temperature. Which way does the balance tip?',
      ],
      [
        'application',
        'Why does industry pay for catalysts, if they move no balance?',
        'Catalysts change no balance. Why does industry buy them?',
      ],
      [
        'limit',
        'What in your answer tells us how fast it goes?',
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
        'Where could one watch selection happen within a year?',
        'Show me selection happening within one year.',
      ],
      [
        'application',
        'What should a hospital change, knowing this?',
        'You run a hospital. Which rule follows from selection?',
      ],
      [
        'cost',
        'A patient feels better and stops the tablets. What has he done?',
        'A patient stops the tablets on day three. Who pays?',
      ],
      [
        'limit',
        'Where does the idea go wrong when managers apply it to firms?',
        'Firms evolve, say managers. Where does that break?',
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
        'How much is left after ten half-lives?',
        'A thousandth is left. How many half-lives is that?',
      ],
      ['application', 'Where does a bank use the same curve?', 'Where does money follow the same curve?'],
      [
        'failure_case',
        'Fresh dirt gets into an old sample. What happens to its date?',
        'Modern dirt in the sample. Too old or too young?',
      ],
      [
        'limit',
        'At which age does carbon no longer help?',
        'What is left to count after fifty thousand years?',
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
