import { defineStems } from './define-stems.ts';

/** The place one comes from: its economy, its trouble, what it explains. Never the family, never the community. */
export const background = defineStems({ topicId: 'background', kind: 'profile', seat: 'chair' }, [
  {
    id: 'collector_for_a_year',
    chill: 'You are the district collector of {city} for a year. What do you do first?',
    grill: 'You are district collector of {city} for a year, with no new money. What comes first?',
    ladder: [
      ['cost', 'What has to wait in the meantime?', 'Who loses out because of that?'],
      ['stakeholder', 'Who would stand in your way?', 'Who goes to court against you?'],
      [
        'alternative',
        'Why has no collector done that so far?',
        'Your predecessor had a year as well. Why did nothing happen?',
      ],
      [
        'metric_source',
        'How would people notice the change after a year?',
        'After one year, what should I count to see that it worked?',
      ],
    ],
  },
  {
    id: 'city_earns',
    chill: 'How do people in {city} earn their living?',
    grill: 'Where does the money in {city} come from?',
    ladder: [
      [
        'size',
        'Roughly how many people make their living that way?',
        'If that business closed down, who in {city} would not even notice?',
      ],
      [
        'stakeholder',
        'Who in {city} gets little of the money?',
        'If times got bad, who would leave {city} first?',
      ],
      [
        'application',
        'What business would you open there yourself?',
        'Would you put your own money into {city}?',
      ],
      [
        'limit',
        'What could put an end to that business within twenty years?',
        'What could empty {city} within twenty years?',
      ],
    ],
  },
  {
    id: 'state_problem',
    chill: 'What does {state} do better than the states around it?',
    grill: 'Name one thing that {state} does badly.',
    ladder: [
      [
        'metric_source',
        'Which number would show that {state} does it better?',
        'Which figure would you look up to be sure?',
      ],
      [
        'other_side',
        'What would somebody from the neighbouring state say to that?',
        'What would the chief secretary say to that?',
      ],
      ['alternative', 'What could {state} still copy from its neighbours?', 'Which state does that better?'],
      ['limit', 'Is that true of every district?', 'Name a district of {state} where that is not true.'],
    ],
  },
  {
    id: 'visitor_one_day',
    chill: 'We have one day in {city}. Where do you take us?',
    grill: 'Sell {city} to an investor in three sentences.',
    ladder: [
      ['reason', 'Why there and not somewhere famous?', 'Then why has nobody put money into {city} already?'],
      ['stakeholder', 'Whom would you introduce us to?', 'Whom should an investor call in {city} first?'],
      [
        'explain_hook',
        'What would we not notice there by ourselves?',
        'What have you left out about {city}?',
      ],
      ['twist', 'And if we had only an hour?', 'What would make you advise an investor against {city}?'],
    ],
  },
  {
    id: 'place_you_know',
    specific: false,
    chill: 'Which place do you know best?',
    grill: 'What does the place you grew up in do badly?',
    ladder: [
      ['explain_hook', 'What do outsiders get wrong about that place?', 'Why has nobody changed that?'],
      ['own_part', 'Would you like to live there ten years from now?', 'What could one person do about it?'],
      ['stakeholder', 'Who knows that place better than you?', 'Who would be against changing that?'],
      [
        'twist',
        'What will that place look like in twenty years?',
        'And what does that place do better than others?',
      ],
    ],
  },
  {
    id: 'city_known_for',
    opening: true,
    chill: 'What is {city} known for?',
    grill: 'What should a stranger know about {city}?',
  },
  {
    id: 'state_told',
    opening: true,
    chill: 'Tell us about {state}.',
    grill: 'Tell us three things about {state}.',
  },
  {
    id: 'home_told',
    opening: true,
    specific: false,
    chill: 'Tell us about the place you grew up in.',
    grill: 'What is the place you grew up in known for?',
  },
  {
    id: 'state_of_yours',
    opening: true,
    specific: false,
    chill: 'What is your home state known for?',
    grill: 'Describe your home state in three sentences.',
  },
  { id: 'city_needs', chill: 'What does {city} need most?', grill: 'What is the biggest problem in {city}?' },
  {
    id: 'city_changed',
    chill: 'How has {city} changed in the last ten years?',
    grill: 'What has got worse in {city} over the last ten years?',
  },
  {
    id: 'dish_to_try',
    chill: 'Which dish from your part of the country should we try?',
    grill: 'Which custom from your part of the country would you do away with?',
  },
  {
    id: 'back_home',
    chill: 'Would you like to spend your life where you grew up?',
    grill: 'Could you spend a whole career in the place you grew up in?',
  },
  {
    id: 'teacher_who_mattered',
    chill: 'Who has influenced you most, outside your home?',
    grill: 'From whom have you learnt the most?',
  },
  {
    id: 'languages',
    chill: 'Which language do you feel at home in?',
    grill: 'In which language do you think?',
  },
  { id: 'school_days', chill: 'What was your school like?', grill: 'What did your school not teach you?' },
]);
