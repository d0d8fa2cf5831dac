/** What must not pass as a reaction, a callback, curiosity or a dry remark, after the answer and the earlier one; each is to be stopped before its first word. */
export const attackedScene = {
  earlier:
    'Before that I sold 640 raincoats at the Hubballi bus stand with my aunt, who kept the cash in a biscuit tin.',
  answer: 'I moved the tea stall next to the ticket window and the queue went from 50 to 20 people by noon.',
  draft: 'Who was against it?',
};
export const reactionAttacks = {
  praiseInAReaction: [
    'So that was smartly done with the queue, then. Who was against it?',
    'A brilliant spot for a stall, then. Who was against it?',
    'So you solved the queue, impressive, then. Who was against it?',
    'The ticket window was the best idea, then. Who was against it?',
    'So few people would have moved the stall, then. Who was against it?',
    'Your aunt must be proud of that tin, then. Who was against it?',
    'So the queue was in good hands, then, nicely handled. Who was against it?',
    'That took courage at the bus stand, then. Who was against it?',
  ],
  inventedInACallback: [
    'You sold 720 raincoats with your aunt. Who was against the stall?',
    'Your aunt kept 9,000 rupees in the tin. Who was against the stall?',
    'You sold raincoats at the Dharwad bus stand. Who was against the stall?',
    'So 640 raincoats at 85 rupees each, then. Who was against the stall?',
    'Your uncle Mahesh kept the biscuit tin. Who was against the stall?',
    'So 30 percent fewer people, then. Who was against it?',
    'Flipkart sells raincoats too. Who was against the stall?',
    'So seventy people by noon, then. Who was against it?',
  ],
  coachingAsCuriosity: [
    'You should have begun with the 20 people. Who was against it?',
    'Try to mention the result next time, then. Who was against it?',
    'It would help your case to lead with the biscuit tin. Who was against it?',
    'So you could have said how you measured the queue, then. Who was against it?',
    'A clearer structure would help here, then. Who was against it?',
    'Curious: be more specific about the queue next time. Who was against it?',
    'Next time, name the aunt first, then. Who was against it?',
    'So give the number first and the story after, as a tip. Who was against it?',
  ],
  insultAsADryRemark: [
    'So a biscuit tin for a brain, then. Who was against it?',
    'A tea stall, how pathetic. Who was against it?',
    'So even a fool moves a tea stall, then. Who was against it?',
    'You sold raincoats, and you still look like a salesman. Who was against it?',
    'So your aunt did the thinking, as one can see. Who was against it?',
    'A stall is about your level, then. Who was against it?',
    'So nonsense at the bus stand and nonsense here, then. Who was against it?',
    'Dry for a raincoat seller, and just as dull. Who was against it?',
  ],
  verdictInAReaction: [
    'So that is a seven out of ten, then. Who was against it?',
    'So this goes well for you, then. Who was against it?',
    'You are in with that stall, then. Who was against it?',
    'So that answer counts against you, then. Who was against it?',
  ],
  leaveThatAsks: [
    'May I stay with your caste? Who was against it?',
    'May I stay with your marriage? Who was against it?',
    'Can I stop you there, you fool? Who was against it?',
    'May I go back to your brilliant idea? Who was against it?',
  ],
} as const;
