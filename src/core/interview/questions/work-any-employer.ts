import { defineStems } from './define-stems.ts';

/** Work, for whoever has worked, whatever the page says of it. */
export const workAnyEmployer = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'experienced' },
  [
    {
      id: 'solved_problem',
      chill: 'What is the hardest problem you have solved at work?',
      grill: 'Tell us about a problem at work that only you could solve.',
    },
    {
      id: 'role_by_machine',
      chill: 'How much of your work could artificial intelligence do?',
      grill: 'Could a machine do your work?',
    },
    {
      id: 'said_no',
      chill: 'When did you last say no at work?',
      grill: 'What would you refuse to do at work?',
    },
    {
      id: 'difficult_person',
      chill: 'Tell us about somebody who was difficult to work with.',
      grill: 'How do you deal with somebody who is difficult to work with?',
    },
    {
      id: 'short_of_time',
      profile: 'any',
      chill: 'What do you do when you run out of time?',
      grill: 'Tell us about a deadline you missed.',
    },
    {
      id: 'best_day',
      chill: 'Which day at work do you remember best?',
      grill: 'Which day at work would you like to forget?',
    },
    {
      id: 'something_failed',
      chill: 'Tell us about something at work that failed.',
      grill: 'What have you tried at work that failed?',
    },
    {
      id: 'others_say',
      chill: 'What do people at work say about you?',
      grill: 'What complaint do people at work have about you?',
    },
    {
      id: 'trade_changes',
      chill: 'What has changed in your line of work in recent years?',
      grill: 'What will your line of work look like in ten years?',
    },
    {
      id: 'to_a_child',
      chill: 'How would you explain your work to a ten-year-old?',
      grill: 'Explain your work to somebody who has never heard of it.',
    },
    {
      id: 'outsiders',
      chill: 'What do outsiders not understand about your work?',
      grill: 'What is the worst thing about your line of work?',
    },
    {
      id: 'most_used_skill',
      chill: 'Which skill do you use most at work?',
      grill: 'What can you do at work that others cannot?',
    },
    {
      id: 'advice_to_beginner',
      chill: 'What would you tell somebody who is new to your line of work?',
      grill: 'Somebody wants to start in your line of work. What is your advice?',
    },
    {
      id: 'enjoys_most',
      chill: 'What do you enjoy most about your work?',
      grill: 'What do you dislike about your work?',
    },
    {
      id: 'how_measured',
      chill: 'How do you know that you have done your work well?',
      grill: 'Which number shows whether you do your work well?',
    },
    {
      id: 'who_depends',
      chill: 'Who depends on your work?',
      grill: 'Who would notice if your work were bad?',
    },
    {
      id: 'learnt_lately',
      chill: 'What have you learnt at work this year?',
      grill: 'What should you have learnt at work by now?',
    },
    {
      id: 'something_improved',
      chill: 'What have you improved at work?',
      grill: 'Name one thing you have improved at work.',
    },
    {
      id: 'would_do_again',
      chill: 'Would you choose the same line of work again?',
      grill: 'Would you go into the same line of work again, and why?',
    },
  ],
);
