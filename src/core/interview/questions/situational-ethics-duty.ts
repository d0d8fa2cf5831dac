import { defineStems } from './define-stems.ts';

/** Dilemmas of who answers for others: each way costs somebody. The twist adds one more cost. */
export const situationalEthicsDuty = defineStems(
  { topicId: 'situational_ethics', kind: 'situation', seat: 'industry' },
  [
    {
      id: 'two_to_let_go',
      seat: 'chair',
      chill: 'You must let one of two people go: one works better, one has been there fifteen years. Whom?',
      grill: 'Cut two of ten people by Friday. By which rule?',
      ladder: [
        [
          'metric_source',
          'How would you measure who works better?',
          'Who can say which two of ten are the weakest?',
        ],
        [
          'stakeholder',
          'What would you say to the rest of the team that evening?',
          'One of the two sits before you on Friday. Your first sentence?',
        ],
        [
          'cost',
          'What does a firm lose with someone who has been there fifteen years?',
          'What changes on Monday for the eight who stay?',
        ],
        [
          'twist',
          'Suppose the one with fifteen years taught you the job. What then?',
          'The rule puts you among the two. Do you accept it?',
        ],
      ],
    },
    {
      id: 'small_bribe',
      chill:
        'A clerk wants five hundred rupees to move a file; your plant is idle until it moves. What do you do?',
      grill: 'Five hundred rupees, or two hundred workers sit idle. Do you pay?',
      ladder: [
        [
          'cost',
          'Who bears the cost of each idle day at the plant?',
          'Price one idle week of two hundred workers.',
        ],
        [
          'other_side',
          'How would the clerk explain those five hundred rupees?',
          'Now speak for whoever takes the five hundred.',
        ],
        [
          'limit',
          'Suppose the clerk asks for five lakh. What changes?',
          'Five lakh instead of five hundred. Do you pay?',
        ],
        [
          'twist',
          'Suppose your plant makes medicines for a hospital. What then?',
          'A hospital stands idle, not a factory. Do you pay?',
        ],
      ],
    },
    {
      id: 'product_defect',
      seat: 'chair',
      chill:
        'One charger in a hundred thousand may catch fire. Calling all back would eat the year’s profit. What do you advise?',
      grill: 'A defect hurts one buyer in a lakh. The recall costs sixty crore. Do you recall?',
      ladder: [
        [
          'stakeholder',
          'Your neighbour owns that charger. What would you say at the door?',
          'The buyer who got hurt is on the phone. What do you say?',
        ],
        [
          'other_side',
          'What would the finance head say at that meeting?',
          'What does the finance head ask you first?',
        ],
        [
          'limit',
          'How many fires in a year would be too many?',
          'How many injured buyers make sixty crore worth it?',
        ],
        [
          'twist',
          'Suppose a rival hid the same fault and nobody noticed. What then?',
          'Nobody outside has noticed the defect. Does that change anything?',
        ],
      ],
    },
    {
      id: 'team_free_rider',
      chill: 'In your study group one member does nothing and has a reason. What do you do in week two?',
      grill: 'One in your group does nothing. You may strike the name from the paper. Do you?',
      ladder: [
        [
          'other_side',
          'How would that member describe your group?',
          'What does that person tell the professor about you?',
        ],
        [
          'cost',
          'What does it cost the others to carry one member?',
          'The name stays on. What does it cost the others?',
        ],
        [
          'failure_case',
          'And if nothing has changed by week four?',
          'What happens with that person in the next group?',
        ],
        [
          'twist',
          'Suppose that member is your closest friend. What changes?',
          'It turns out there was an illness at home. Does the name stay?',
        ],
      ],
    },
    {
      id: 'rule_against_sense',
      chill: 'A rule makes you refuse a customer who is plainly in the right. What do you do at the counter?',
      grill: 'A good rule gives a bad result in the case before you. Do you break it?',
      ladder: [
        [
          'other_side',
          'Why might somebody have made that rule?',
          'What does the one who wrote the rule ask you?',
        ],
        [
          'stakeholder',
          'What would you tell the next customer in the queue, who watched?',
          'Suppose you are wrong. Who pays?',
        ],
        [
          'alternative',
          'How would you get such a rule changed?',
          'Take a rule you know. How would you rewrite it?',
        ],
        [
          'twist',
          'Suppose the customer is your own cousin. What changes?',
          'A hundred such cases come on Monday. What do you do?',
        ],
      ],
    },
    {
      id: 'bad_news_up',
      seat: 'chair',
      chill: 'The project will be late, and your boss has just promised the date. When do you speak?',
      grill: 'Your boss promised a date you know to be false, and looks at you. What do you say?',
      ladder: [
        [
          'stakeholder',
          'When should the client hear about the delay?',
          'Whoever was promised that date rings you. What do you say?',
        ],
        [
          'limit',
          'How sure must you be of the delay before you speak?',
          'The date is false by only two days. What do you say?',
        ],
        [
          'cost',
          'What would one week of silence cost the project?',
          'Suppose you nod. What has it cost after a week?',
        ],
        [
          'twist',
          'Suppose the boss asks you to keep quiet. What then?',
          'Your boss says afterwards: not a word to anybody. And now?',
        ],
      ],
    },
  ],
);
