import { defineStems } from './define-stems.ts';

/** The place one comes from: its economy, its trouble, what it explains. Never the family, never the community. */
export const background = defineStems({ topicId: 'background', kind: 'profile', seat: 'chair' }, [
  {
    id: 'collector_for_a_year',
    chill: 'You are district collector in {city} for one year. Which file do you open first?',
    grill: 'Collector of {city} for a year, with no new money. What do you stop?',
    ladder: [
      ['cost', 'What has to wait because of it?', 'Who pays for the change?'],
      ['stakeholder', 'Who would stand in your way?', 'Who goes to court against you?'],
      ['alternative', 'What have others tried there already?', 'Your predecessor tried. Why did it fail?'],
      ['metric_source', 'How would people notice after a year?', 'After one year, what do I count?'],
    ],
  },
  {
    id: 'city_earns',
    chill: 'How does {city} earn its living?',
    grill: '{city}: what would it lose if its three largest employers left?',
    ladder: [
      ['size', 'How many people live from that, roughly?', 'Estimate how many people live from it.'],
      ['stakeholder', 'Who in {city} gets little of that money?', 'Who in {city} sees none of that money?'],
      ['application', 'What would you open there yourself?', 'Would you put your own money there?'],
      ['limit', 'What could end it in twenty years?', 'What empties {city} in twenty years?'],
    ],
  },
  {
    id: 'state_problem',
    chill: 'What does {state} do better than the states around it?',
    grill: '{state}: name one thing it does badly.',
    ladder: [
      ['metric_source', 'Which number would show it?', 'Which figure proves it?'],
      [
        'other_side',
        'What would the chief secretary answer?',
        'The chief secretary disagrees. What is the answer?',
      ],
      ['alternative', 'Which other state would you copy from?', 'Which state does it right?'],
      ['limit', 'Which district of {state} sees it differently?', 'Name the district where that is not so.'],
    ],
  },
  {
    id: 'city_in_you',
    chill: 'What would be different about you if you had never lived in {city}?',
    grill: 'What did {city} teach you that you had to unlearn?',
    ladder: [
      ['example', 'When did you notice it first?', 'Which day there decided that?'],
      ['reason', 'Why has it stayed with you?', 'Is that the city, or is it you?'],
      ['other_side', 'Who from {city} would laugh at that?', 'Who from {city} would disagree?'],
      ['limit', 'What have you never got used to there?', 'What does {city} do to people who stay?'],
    ],
  },
  {
    id: 'visitor_one_day',
    chill: 'We have one day in {city} and no guide book. Where do you take us?',
    grill: 'Sell {city} to an investor in three sentences.',
    ladder: [
      ['reason', 'Why that and not the famous place?', 'Why has nobody seen that before?'],
      ['stakeholder', 'Whom would you introduce us to?', 'Whom do I meet there who says the opposite?'],
      ['explain_hook', 'What would a stranger miss there?', 'What do you hide from the visitor?'],
      ['twist', 'And if we had only an hour?', 'Same words during a power cut. What is left?'],
    ],
  },
  {
    id: 'college_town',
    chill: 'What did {college} do for the people who live around it?',
    grill: '{college}: what did it fail to teach you?',
    ladder: [
      [
        'own_part',
        'What did you yourself do for those people?',
        'You were there for years. What did you change?',
      ],
      ['example', 'Which shop or street lives from it?', 'Which college does that better?'],
      ['other_side', 'What do the neighbours say about students?', 'What would your principal answer?'],
      ['alternative', 'What could it do for them with what it has?', 'What would you change there by June?'],
    ],
  },
  {
    id: 'place_you_know',
    specific: false,
    chill: 'Of the places you have lived in, which one do you understand best?',
    grill: 'Name one thing the place you grew up in does badly.',
    ladder: [
      ['reason', 'What made it as it is?', 'What keeps it so?'],
      ['own_part', 'What would you start there, if you went back?', 'What have you done for it so far?'],
      ['stakeholder', 'Who there would tell it differently?', 'Who profits from it staying like that?'],
      ['twist', 'What will it look like in twenty years?', 'Twenty years on: what is left there?'],
    ],
  },
]);
