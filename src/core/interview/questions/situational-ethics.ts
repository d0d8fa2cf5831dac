import { defineStems } from './define-stems.ts';

/** Dilemmas with a cost; the twist adds one more. */
export const situationalEthics = defineStems(
  { topicId: 'situational_ethics', kind: 'situation', seat: 'industry' },
  [
    {
      id: 'number_polished',
      profile: 'experienced',
      chill:
        '{metric}. Suppose you learn today that the figure was wrong, and nobody else knows. What do you do?',
      grill: '{metric}. It turns out to be half. The report is with the board. What do you do?',
      ladder: [
        ['stakeholder', 'Who at work relies on that figure today?', 'Whose name is on that report?'],
        [
          'limit',
          'Suppose the figure is off by only two per cent. Is it worth reporting?',
          'Two per cent out, not half. Would you bother the board?',
        ],
        [
          'cost',
          'What could speaking up cost you, at the worst?',
          'Somebody will be punished for the wrong figure. Who?',
        ],
        [
          'twist',
          'Suppose a colleague’s bonus was paid on that figure. What then?',
          'Your own bonus was paid on that figure. Do you give it back?',
        ],
      ],
    },
    {
      id: 'credit_taken',
      chill:
        'A senior presents your work as their own, in front of you. What do you do in the next ten minutes?',
      grill: 'Your boss takes credit for your work, and your appraisal is next week. What do you say?',
      ladder: [
        [
          'other_side',
          'How would that senior tell the story of the meeting?',
          'What would your boss write about you in that appraisal?',
        ],
        [
          'stakeholder',
          'Who would notice whose work it was?',
          'Name one person who can prove the work was yours.',
        ],
        [
          'cost',
          'What does keeping quiet cost over the years?',
          'Suppose you keep quiet and get the rating. What have you lost?',
        ],
        [
          'twist',
          'Suppose that senior once saved your job. Does it change anything?',
          'Suppose the appraisal was last week. What do you say now?',
        ],
      ],
    },
    {
      id: 'budget_leak',
      profile: 'fresher',
      chill: 'As {por} you find that a friend in the team has kept some of the money. What do you do?',
      grill: 'You are {por}, and a vendor sends you a phone as a gift. Where does it go?',
      ladder: [
        ['stakeholder', 'Whose money was it, in the end?', 'Who pays for that phone in the end?'],
        [
          'limit',
          'Would you treat fifty rupees and fifty thousand alike?',
          'A box of sweets instead of a phone. Where does it go?',
        ],
        [
          'other_side',
          'What would that friend tell the others about you?',
          'The person before you kept such a phone. Was that wrong?',
        ],
        [
          'twist',
          'Suppose the friend needed the money for a hospital bill. What then?',
          'That vendor is also the cheapest. Who gets the next order?',
        ],
      ],
    },
    {
      id: 'employer_wrong',
      profile: 'experienced',
      chill: 'You find that {employer} is charging one client twice. How do you raise it?',
      grill:
        '{employer} asks you to sign something you have not checked. The deadline is tonight. Do you sign?',
      ladder: [
        [
          'stakeholder',
          'What would you say if the client rang you that day?',
          'The paper turns out to be false. Who pays?',
        ],
        [
          'cost',
          'What could speaking up cost you at {employer}?',
          'What does {employer} lose if nobody signs tonight?',
        ],
        [
          'limit',
          'Suppose the client lost only two thousand rupees. Is it worth the trouble?',
          'Which paper would you never sign unread?',
        ],
        [
          'twist',
          'Suppose your manager has known of the double charge for months. What then?',
          'Your manager signed it without reading. Does that help you?',
        ],
      ],
    },
    {
      id: 'exam_leak',
      chill: 'A friend sends you tomorrow’s question paper. You have already seen the first page. What now?',
      grill: 'The whole batch has the leaked paper. You alone do not look, and you fail. Was it worth it?',
      ladder: [
        [
          'stakeholder',
          'Who is hurt most by a leaked paper?',
          'A batch of cheats gets the degree. Who pays for it later?',
        ],
        [
          'cost',
          'What would reporting a friend do to the friendship?',
          'Report the whole batch. Who sits with you at lunch?',
        ],
        [
          'limit',
          'Where does helping a friend end and cheating begin?',
          'Last year’s question paper from a senior. Is that cheating?',
        ],
        [
          'twist',
          'Suppose that first page comes word for word in the exam. Do you answer it?',
          'Your scholarship hangs on that exam. Do you look?',
        ],
      ],
    },
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
