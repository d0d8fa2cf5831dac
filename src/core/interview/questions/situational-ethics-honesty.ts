import { defineStems } from './define-stems.ts';

/** Dilemmas of honesty: what is false, or not one's own. Each has a cost; the twist adds one more. */
export const situationalEthicsHonesty = defineStems(
  { topicId: 'situational_ethics', kind: 'situation', seat: 'industry' },
  [
    {
      id: 'number_polished',
      profile: 'experienced',
      chill: '{gain}. You learn today that this figure is wrong. What do you do?',
      grill: '{gain}. A colleague says that the figure is too good. What do you do?',
      ladder: [
        [
          'twist',
          'Suppose a colleague’s bonus was paid on that figure. What then?',
          'Suppose a bonus was paid on that figure. What then?',
        ],
      ],
    },
    {
      id: 'credit_taken',
      chill: 'A senior presents your work as their own, in front of you. What do you do?',
      grill: 'Your boss takes the credit for your work. What do you say?',
      ladder: [
        [
          'twist',
          'Suppose that senior once saved your job. Does it change anything?',
          'Suppose that boss decides on your promotion. What do you say now?',
        ],
      ],
    },
    {
      id: 'budget_leak',
      profile: 'fresher',
      chill: 'You are {por}, and a friend has kept some of the money everybody paid in. What do you do?',
      grill:
        'You are {por}. A shop that wants to sell to your group gives you a phone. What do you do with it?',
      ladder: [
        [
          'twist',
          'Suppose the friend needed the money for a hospital bill. What then?',
          'The shop that gave you the phone is also the cheapest. Who gets the order?',
        ],
      ],
    },
    {
      id: 'employer_wrong',
      profile: 'experienced',
      chill: 'You find that {company} is charging one client twice. How do you raise it?',
      grill: '{company} asks you to sign a document you have not checked. Do you sign?',
      ladder: [
        [
          'twist',
          'Suppose your manager has known of the double charge for months. What then?',
          'Your manager signed the document without reading it. Does that help you?',
        ],
      ],
    },
    {
      id: 'exam_leak',
      chill: 'A friend sends you tomorrow’s question paper. What do you do?',
      grill: 'Everybody has the leaked paper. You do not look, and you fail. Was it worth it?',
      ladder: [
        [
          'twist',
          'Suppose you saw one question before you knew what it was. What then?',
          'Your scholarship depends on that exam. Do you look at the paper?',
        ],
      ],
    },
    {
      id: 'too_much_change',
      opening: true,
      seat: 'chair',
      chill: 'A cashier gives you five hundred rupees too much. What do you do?',
      grill: 'The bank pays fifty thousand rupees into your account by mistake. What do you do?',
    },
    {
      id: 'wallet_found',
      opening: true,
      seat: 'chair',
      chill: 'You find a wallet with ten thousand rupees in it. What do you do?',
      grill: 'There is a wallet with ten thousand rupees on the road, and nobody around. What do you do?',
    },
    {
      id: 'small_lie',
      opening: true,
      kind: 'profile',
      seat: 'chair',
      chill: 'Is a small lie ever all right?',
      grill: 'Is it right or wrong to tell a lie that helps somebody?',
    },
    {
      id: 'never_for_money',
      opening: true,
      kind: 'profile',
      seat: 'chair',
      chill: 'What would you never do for money?',
      grill: 'At what point would you leave a well-paid job?',
    },
  ],
);
