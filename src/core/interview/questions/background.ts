import { defineStems } from './define-stems.ts';

/** The place one comes from: its economy, its trouble, what it explains. Never the family, never the community. */
export const background = defineStems({ topicId: 'background', kind: 'profile', seat: 'chair' }, [
  {
    id: 'collector_for_a_year',
    chill: 'You are district collector in {city} for one year. Which file do you open first?',
    grill: 'Collector of {city} for a year, with no new money. What do you stop?',
    ladder: [
      ['cost', 'What has to wait in the meantime?', 'Who loses by that?'],
      ['stakeholder', 'Who would stand in your way?', 'Who goes to court against you?'],
      [
        'alternative',
        'Why has nobody done it so far?',
        'Your predecessor had a year as well. Why did nothing happen?',
      ],
      ['metric_source', 'How would people notice after a year?', 'After one year, what do I count?'],
    ],
  },
  {
    id: 'city_earns',
    chill: 'How does {city} earn its living?',
    grill: '{city}: what would it lose if its three largest employers left?',
    ladder: [
      ['size', 'How many people live from that, roughly?', 'Who in {city} would not even notice?'],
      ['stakeholder', 'Who in {city} gets little of that money?', 'Who would leave {city} first?'],
      ['application', 'What would you open there yourself?', 'Would you put your own money into {city}?'],
      ['limit', 'What could end it in twenty years?', 'What empties {city} in twenty years?'],
    ],
  },
  {
    id: 'state_problem',
    chill: 'What does {state} do better than the states around it?',
    grill: '{state}: name one thing it does badly.',
    ladder: [
      ['metric_source', 'Which number would show it?', 'Which figure would you look up to be sure?'],
      [
        'other_side',
        'What would somebody from the next state answer?',
        'What would the chief secretary say to that?',
      ],
      ['alternative', 'What could {state} still copy from its neighbours?', 'Which state does it better?'],
      ['limit', 'Is it true of every district?', 'Name a district of {state} where it is not so.'],
    ],
  },
  {
    id: 'city_in_you',
    chill: 'What would be different about you if you had never lived in {city}?',
    grill: 'What did {city} teach you that you had to unlearn?',
    ladder: [
      ['example', 'When did you first notice that?', 'When did you see that other places do it differently?'],
      ['reason', 'Is that the city, or your family?', 'Is that the city, or is it you?'],
      [
        'other_side',
        'Who from {city} would laugh at that?',
        'What would an old friend from {city} say to that?',
      ],
      ['limit', 'What have you never got used to there?', 'And what of {city} will you never unlearn?'],
    ],
  },
  {
    id: 'visitor_one_day',
    chill: 'We have one day in {city} and no guide book. Where do you take us?',
    grill: 'Sell {city} to an investor in three sentences.',
    ladder: [
      ['reason', 'Why there and not somewhere famous?', 'Then why is the money not there already?'],
      ['stakeholder', 'Whom would you introduce us to?', 'Whom do I call there first?'],
      ['explain_hook', 'What would we not notice there by ourselves?', 'What have you left out?'],
      ['twist', 'And if we had only an hour?', 'What would make you advise me against it?'],
    ],
  },
  {
    id: 'college_town',
    chill: 'What did {college} do for the people who live around it?',
    grill: '{college}: what did it fail to teach you?',
    ladder: [
      ['own_part', 'And what did you do for those people yourself?', 'Did you ever tell them so?'],
      ['example', 'Which shop would close without the students?', 'And where did you learn it in the end?'],
      ['other_side', 'What do the neighbours say about students?', 'What would your principal answer?'],
      [
        'alternative',
        'What could it do for them without spending a rupee?',
        'What would you change there by June?',
      ],
    ],
  },
  {
    id: 'place_you_know',
    specific: false,
    chill: 'Of the places you have lived in, which one do you understand best?',
    grill: 'Name one thing the place you grew up in does badly.',
    ladder: [
      ['explain_hook', 'What do outsiders get wrong about it?', 'Why has nobody changed it?'],
      ['own_part', 'Would you go back and live there?', 'And what did you do about it?'],
      ['stakeholder', 'Who knows that place better than you?', 'Who would be against changing it?'],
      ['twist', 'What will it look like in twenty years?', 'And what does the place do better than others?'],
    ],
  },
]);
