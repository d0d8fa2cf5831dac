import { defineStems } from './define-stems.ts';

/** Dilemmas of who answers for others: each way costs somebody. The twist adds one more cost. */
export const situationalEthicsDuty = defineStems(
  { topicId: 'situational_ethics', kind: 'situation', seat: 'industry' },
  [
    {
      id: 'two_to_let_go',
      seat: 'chair',
      chill:
        'You must let one of two people go. One works better, the other has been there fifteen years. Which one goes?',
      grill: 'Two of your ten people must go. How do you choose them?',
      ladder: [
        [
          'twist',
          'Suppose the one who has been there fifteen years taught you the job. What then?',
          'Suppose you are one of the two who must go. Do you accept it?',
        ],
      ],
    },
    {
      id: 'small_bribe',
      chill:
        'Suppose you run a plant. It stands idle until a clerk signs, and he wants five hundred rupees. What do you do?',
      grill:
        'Suppose you run a plant. A clerk wants five hundred rupees, or two hundred workers sit idle. Do you pay?',
      ladder: [
        [
          'twist',
          'Suppose your plant makes medicines for a hospital. What then?',
          'Suppose it is a hospital that stands idle, not a factory. Do you pay?',
        ],
      ],
    },
    {
      id: 'product_defect',
      seat: 'chair',
      chill:
        'One charger in a hundred thousand may catch fire. Recalling them all would eat up the year’s profit. What do you advise?',
      grill:
        'A defect in your product hurts one buyer in a lakh. A recall costs sixty crore. Do you recall it?',
      ladder: [
        [
          'twist',
          'Suppose a rival hid the same fault and nobody noticed. What then?',
          'Nobody outside has noticed the defect. Does that change anything?',
        ],
      ],
    },
    {
      id: 'team_free_rider',
      chill: 'In your study group, one member does no work. What do you do?',
      grill: 'One member of your study group did nothing. Do you still put the name on the report?',
      ladder: [
        [
          'twist',
          'Suppose that member is your closest friend. What changes?',
          'Suppose that member had trouble at home. Does the name stay on the report?',
        ],
      ],
    },
    {
      id: 'rule_against_sense',
      chill: 'A rule makes you refuse a customer who is plainly right. What do you do?',
      grill: 'A good rule would do harm in one case. Do you break it?',
      ladder: [
        [
          'twist',
          'Suppose the customer is your own cousin. What changes?',
          'On Monday you get a hundred cases like that one. What do you do?',
        ],
      ],
    },
    {
      id: 'bad_news_up',
      seat: 'chair',
      chill: 'The project will be late, and your boss has just promised the date. When do you say so?',
      grill: 'Your boss promises a client a date you cannot keep. What do you say?',
      ladder: [
        [
          'twist',
          'Suppose the boss asks you to keep quiet. What then?',
          'Suppose your boss tells you to keep quiet. What then?',
        ],
      ],
    },
    {
      id: 'integrity_means',
      kind: 'profile',
      seat: 'chair',
      chill: 'What does integrity mean to you?',
      grill: 'Which comes first for you, being honest or being kind?',
    },
    {
      id: 'promise_broken',
      kind: 'profile',
      chill: 'When is it right to break a promise?',
      grill: 'What kind of promise is it all right to break?',
    },
    {
      id: 'loyal_or_right',
      kind: 'profile',
      chill: 'What matters more to you, loyalty or being right?',
      grill: 'Which would you give up first, loyalty or the truth?',
    },
    {
      id: 'others_see',
      chill: 'Your friend asks you to lie to a recruiter for him. What do you say?',
      grill: 'A recruiter calls you about a friend who lied in the interview. What do you say?',
    },
  ],
);
