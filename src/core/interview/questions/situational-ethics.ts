import { defineStems } from './define-stems.ts';

/** Dilemmas with a cost; the twist adds one more. */
export const situationalEthics = defineStems(
  { topicId: 'situational_ethics', kind: 'situation', seat: 'industry' },
  [
    {
      id: 'number_polished',
      profile: 'experienced',
      chill: [
        '{metric}. Suppose you learn today that the figure was wrong, and nobody else knows. What do you do?',
        '{metric}. Your manager wants it to look a little better for a client. What happens next?',
      ],
      grill: [
        '{metric}. It turns out to be half. The report is with the board. What do you do?',
        '{metric}. A client bought because of it, and it was wrong. Who tells them?',
      ],
      ladder: [
        [
          'twist',
          'Now honesty costs a colleague the bonus. Does it change anything?',
          'Being honest costs your friend the job. Still?',
        ],
        ['stakeholder', 'Whom would you tell first?', 'Whom do you tell first: boss or client?'],
        ['cost', 'What would it cost you?', 'What do you lose by speaking?'],
        ['reason', 'Why not simply wait?', 'Nobody asks. Why not wait?'],
      ],
    },
    {
      id: 'credit_taken',
      chill: [
        'A senior presents your work as their own, in front of you. What do you do in the next ten minutes?',
        'Your idea wins, with another name on it. How far do you go to correct that?',
      ],
      grill: [
        'Your boss takes credit for your work, and your appraisal is next week. What do you say?',
        'You have also shown work that was not wholly yours. When?',
      ],
      ladder: [
        ['real_instance', 'Has something like that happened to you?', 'When did it happen to you?'],
        ['twist', 'And if that senior once saved your job?', 'The same senior once saved your job. Now?'],
        ['stakeholder', 'Who else in the room knows?', 'Who in the room speaks up for you?'],
        ['cost', 'What might it cost you?', 'What does silence cost you?'],
      ],
    },
    {
      id: 'budget_leak',
      profile: 'fresher',
      chill: [
        'As {por} you find that a friend in the team has kept some of the money. What do you do?',
        'You are {por} again, and a vendor offers a discount if you take no bill. What do you answer?',
      ],
      grill: [
        'You are {por}, and a vendor sends you a phone as a gift. Where does it go?',
        'As {por} you lose a receipt for five thousand rupees. Do you write a new one?',
      ],
      ladder: [
        ['twist', 'And if the event would fail because of it?', 'The event fails if you insist. Still?'],
        ['stakeholder', 'Who else has a right to know?', 'Who must be told?'],
        ['reason', 'What makes it your business?', 'Why is it your business?'],
        ['cost', 'And the friendship?', 'And the friend?'],
      ],
    },
    {
      id: 'employer_wrong',
      profile: 'experienced',
      chill: [
        'You find that {employer} is charging one client twice. How do you raise it?',
        'What would {employer} have to do for you to leave the same day?',
      ],
      grill: [
        '{employer} asks you to sign something you have not checked. The deadline is tonight. Do you sign?',
        'For {employer}, what would you not do at any salary?',
      ],
      ladder: [
        ['cost', 'What would it cost you?', 'What are you ready to lose?'],
        [
          'twist',
          'Your manager says it was approved above. What then?',
          'Approved above, says your manager. And now?',
        ],
        ['stakeholder', 'Whom would you ask for advice first?', 'Whom do you tell: the client or the boss?'],
        ['alternative', 'What could you try before that?', 'What do you try first?'],
      ],
    },
    {
      id: 'exam_leak',
      chill: [
        'A friend sends you tomorrow’s question paper. You have already seen the first page. What now?',
        'Half your batch has the leaked paper, and the grades are relative. What do you do?',
      ],
      grill: [
        'The whole batch has the leaked paper. You alone do not look, and you fail. Was it worth it?',
        'You see a friend copy in the exam that decides your own rank. What do you do?',
      ],
      ladder: [
        [
          'twist',
          'Does it change if the friend supports a whole household?',
          'The friend loses the year if you speak. Do you?',
        ],
        ['limit', 'Where is the line between loyalty and cheating?', 'State the line in one sentence.'],
        ['stakeholder', 'Who is cheated, exactly?', 'Who is hurt by it?'],
        ['cost', 'What would it cost you to speak?', 'What does your honesty cost?'],
      ],
    },
    {
      id: 'two_to_let_go',
      seat: 'chair',
      chill: [
        'You must let one of two people go: one works better, one has been there fifteen years. Whom?',
        'Costs must fall by a fifth, and salaries are most of the cost. What do you look at first?',
      ],
      grill: [
        'Cut two of ten people by Friday. By which rule?',
        'The best worker is rude, the worst is loved. One must go. Which?',
      ],
      ladder: [
        [
          'stakeholder',
          'How do you tell the one who goes?',
          'Your first sentence to that person: what is it?',
        ],
        ['alternative', 'What would you try before that?', 'What did you not try first?'],
        ['reason', 'What do you owe to fifteen years?', 'What are fifteen years worth?'],
        ['twist', 'And if the slower one is ill?', 'The better one was hired by you. Still?'],
      ],
    },
    {
      id: 'small_bribe',
      chill: [
        'A clerk wants five hundred rupees to move a file; your plant is idle until it moves. What do you do?',
        'Every firm in the trade pays a small sum at the border. Yours does not, and loses orders. How long do you hold out?',
      ],
      grill: [
        'Five hundred rupees, or two hundred workers sit idle. Do you pay?',
        'You never pay bribes. Your truck stands at the border for a week. What now?',
      ],
      ladder: [
        ['real_instance', 'When did you last face something like it?', 'And in life: when did you pay?'],
        ['twist', 'And if medicines are held up by it?', 'It holds up medicines for a hospital. Now?'],
        ['alternative', 'What would you try in the hours before?', 'Third way, please. Which?'],
        ['stakeholder', 'Who pays for it in the end?', 'Who pays it after you?'],
      ],
    },
    {
      id: 'product_defect',
      seat: 'chair',
      chill: [
        'One charger in a hundred thousand may catch fire. Calling all back would eat the year’s profit. What do you advise?',
        'You learn of a fault in a product the week before the festival sale. What goes to the shops?',
      ],
      grill: [
        'A defect hurts one buyer in a lakh. The recall costs sixty crore. Do you recall?',
        'You already use a price per life. At which one do you stop the sale?',
      ],
      ladder: [
        ['other_side', 'What would the finance head say?', 'Argue for the finance head.'],
        ['limit', 'At which number would you decide otherwise?', 'At which number do you decide otherwise?'],
        ['stakeholder', 'What would you say to the one buyer?', 'The one buyer sits here. What do you say?'],
        ['twist', 'And if nobody could ever prove it was the charger?', 'Nobody can ever prove it. Still?'],
      ],
    },
    {
      id: 'team_free_rider',
      chill: [
        'In your study group one member does nothing and has a reason. What do you do in week two?',
        'The strongest member of your team no longer comes to meetings. How do you begin that talk?',
      ],
      grill: [
        'One in your group does nothing. You may strike the name from the paper. Do you?',
        'One person slows the whole team, and everyone likes that person. What do you do?',
      ],
      ladder: [
        ['real_instance', 'When did you have exactly that?', 'Name the case where you had that.'],
        [
          'twist',
          'And if the reason is an illness at home?',
          'The reason turns out to be an illness at home. Now?',
        ],
        ['stakeholder', 'What do the others in the group want?', 'The others want the name out. What now?'],
        ['cost', 'What does it cost to say nothing?', 'What does silence cost the rest?'],
      ],
    },
    {
      id: 'rule_against_sense',
      chill: [
        'A rule makes you refuse a customer who is plainly in the right. What do you do at the counter?',
        'When did you last break a rule because it was the right thing?',
      ],
      grill: [
        'A good rule gives a bad result in the case before you. Do you break it?',
        'Rules are for others, your answer will sound like. When do you break one?',
      ],
      ladder: [
        ['limit', 'Who may break it next time?', 'If you may, who may not?'],
        ['stakeholder', 'Who carries the risk if you are wrong?', 'You are wrong. Who pays?'],
        ['reason', 'What is the rule for, in the first place?', 'What is the rule there for?'],
        ['example', 'When did you last stand there yourself?', 'When were you the customer?'],
      ],
    },
    {
      id: 'bad_news_up',
      seat: 'chair',
      chill: [
        'The project will be late, and your boss has just promised the date. When do you speak?',
        'You gave a wrong figure in a meeting with the client. Only you have noticed. What next?',
      ],
      grill: [
        'Your boss promised a date you know to be false, and looks at you. What do you say?',
        'Silence would save the deal. Do you stay silent?',
      ],
      ladder: [
        ['real_instance', 'When did you last carry bad news upwards?', 'When did you last do that?'],
        ['cost', 'What does waiting a week cost?', 'Price one week of silence.'],
        ['stakeholder', 'Who else should hear it from you?', 'Who hears it first?'],
        ['twist', 'And if the boss tells you to keep quiet?', 'The boss says: not a word. Now?'],
      ],
    },
  ],
);
