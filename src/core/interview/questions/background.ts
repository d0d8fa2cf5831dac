import { defineStems } from './define-stems.ts';

/** The place one comes from: its economy, its trouble, what it explains. Never the family, never the community. */
export const background = defineStems({ topicId: 'background', kind: 'profile', seat: 'chair' }, [
  {
    id: 'collector_for_a_year',
    chill: [
      'You are district collector in {city} for one year. Which file do you open first?',
      'If {city} gave you one crore rupees and one year, what would you repair?',
    ],
    grill: [
      'Collector of {city} for a year, with no new money. What do you stop?',
      'What is wrong with {city} that its own people no longer see?',
    ],
    ladder: [
      ['cost', 'Where would the money come from?', 'From whose budget do you take it?'],
      ['stakeholder', 'Who would stand in your way?', 'Who goes to court against you?'],
      [
        'failure_case',
        'Where did the last one with that plan get stuck?',
        'The last collector tried it. Why did it fail?',
      ],
      ['size', 'How many people would feel it in that year?', 'How many people does it touch?'],
    ],
  },
  {
    id: 'city_earns',
    chill: ['How does {city} earn its living?', 'Who is the largest employer in {city}, as far as you know?'],
    grill: [
      '{city}: what would it lose if its three largest employers left?',
      'Why would a firm open an office in {city} rather than in the next town?',
    ],
    ladder: [
      ['size', 'How many people live from that, roughly?', 'Estimate how many people live from it.'],
      ['limit', 'What could end it in twenty years?', 'What ends it?'],
      ['stakeholder', 'Who there has no part in it?', 'Who there gets nothing of it?'],
      ['alternative', 'What could it live on instead?', 'It ends tomorrow. What next?'],
    ],
  },
  {
    id: 'state_problem',
    chill: [
      'What does {state} do better than the states around it?',
      'Which problem of {state} would you work on if you had ten years?',
    ],
    grill: [
      '{state}: name one thing it does badly.',
      'What would make a graduate stay in {state} who could leave it?',
    ],
    ladder: [
      ['metric_source', 'Which number would show that?', 'Which figure proves it?'],
      [
        'other_side',
        'What would the chief secretary answer?',
        'The chief secretary disagrees. What is the answer?',
      ],
      ['reason', 'How did it come to be so?', 'Why is it so?'],
      ['example', 'Where can one see it with one’s own eyes?', 'Where do I see it?'],
    ],
  },
  {
    id: 'city_in_you',
    chill: [
      'What would be different about you if you had never lived in {city}?',
      'Which habit from {city} do your colleagues or friends notice?',
    ],
    grill: [
      'What did {city} teach you that you had to unlearn?',
      'Would you choose {city} again, if you could live anywhere?',
    ],
    ladder: [
      ['example', 'When did you notice it first?', 'When did you notice?'],
      ['reason', 'Why has it stayed?', 'Why has it stayed with you?'],
      [
        'stakeholder',
        'Who in your family is the most like that place?',
        'Who from there would not recognise you?',
      ],
      ['other_side', 'What would you not want from there?', 'What did you leave there on purpose?'],
    ],
  },
  {
    id: 'visitor_one_day',
    chill: [
      'We have one day in {city} and no guide book. Where do you take us?',
      'What in {city} would you show to someone who wants to start a business there?',
    ],
    grill: [
      'Sell {city} to an investor in three sentences.',
      'Apart from its food and its monuments, what is {city} good for?',
    ],
    ladder: [
      ['reason', 'Why that and not the famous place?', 'Why that?'],
      ['explain_hook', 'What would a stranger miss there?', 'What does a stranger not see there?'],
      ['stakeholder', 'Whom should we meet there?', 'Whom do I meet there?'],
      ['other_side', 'What would you rather not show us?', 'What do you hide from me there?'],
    ],
  },
  {
    id: 'college_town',
    chill: [
      'What did {college} do for the people who live around it?',
      'If {college} closed tomorrow, who in its neighbourhood would suffer?',
    ],
    grill: ['{college}: what did it fail to teach you?', 'Would you send a younger cousin to {college}?'],
    ladder: [
      [
        'own_part',
        'What did you do about it while you were there?',
        'You were there for years. What did you change?',
      ],
      ['alternative', 'What would you put in its place?', 'What should it have done instead?'],
      [
        'stakeholder',
        'What would a shopkeeper at the gate say of you all?',
        'What does the tea stall at the gate think of you?',
      ],
      ['reason', 'Why was it like that?', 'Why has nobody changed it?'],
    ],
  },
  {
    id: 'place_you_know',
    specific: false,
    chill: [
      'Of the places you have lived in, which one do you understand best?',
      'Which change in the place you grew up in would you undo?',
    ],
    grill: [
      'Name one thing the place you grew up in does badly.',
      'What does the place you come from sell to the rest of the country?',
    ],
    ladder: [
      ['reason', 'What is behind it?', 'Why is it so?'],
      ['own_part', 'What could a person like you do about it?', 'What would you do about it?'],
      ['stakeholder', 'Who there would see it differently?', 'Who there would tell me the opposite?'],
      ['example', 'Take one street: what do we see?', 'One street. What do I see?'],
    ],
  },
]);
