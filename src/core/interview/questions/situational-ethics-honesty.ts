import { defineStems } from './define-stems.ts';

/** Dilemmas of honesty: what is false, or not one's own. Each has a cost; the twist adds one more. */
export const situationalEthicsHonesty = defineStems(
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
  ],
);
