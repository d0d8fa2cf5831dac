import { defineStems } from './define-stems.ts';

/** What somebody does because they like it. */
export const hobbies = defineStems({ topicId: 'hobbies', kind: 'profile', seat: 'chair' }, [
  {
    id: 'tell_us',
    opening: true,
    chill: 'Among your interests you mention {hobby}. Tell us about that.',
    grill: 'Among your interests you mention {hobby}. Talk about that for one minute.',
  },
  {
    id: 'how_it_began',
    opening: true,
    chill: 'You mention {hobby} on your resume. How did you get into that?',
    grill: '{hobby}. Who or what got you into that?',
  },
  {
    id: 'free_time',
    opening: true,
    chill: 'What do you do in your free time?',
    grill: 'What do you do when nobody wants anything from you?',
  },
  {
    id: 'free_sunday',
    opening: true,
    chill: 'How do you spend a free Sunday?',
    grill: 'You have a whole Sunday free. What do you do with it?',
  },
  {
    id: 'last_time',
    chill: 'When did you last have time for {hobby}?',
    grill: '{hobby}. When exactly did you last do that?',
  },
  {
    id: 'get_out_of_it',
    chill: 'What do you get out of {hobby}?',
    grill: '{hobby}. What good does that do you?',
  },
  {
    id: 'taught_you',
    chill: 'What have you learnt from {hobby}?',
    grill: '{hobby}. What does that say about you?',
  },
  {
    id: 'hours_a_week',
    chill: 'How much time do you find for {hobby} in a normal week?',
    grill: '{hobby}. How many hours did you give to that last month?',
  },
  {
    id: 'why_this_one',
    chill: 'Why {hobby}, and not something else?',
    grill: '{hobby}. Why should that interest us?',
  },
  {
    id: 'what_to_know',
    chill: 'What should we know about {hobby}?',
    grill: 'Tell us something about {hobby} that we do not know.',
  },
  {
    id: 'alone_or_not',
    chill: '{hobby}. Is that something you do alone or with others?',
    grill: '{hobby}. How serious are you about that, honestly?',
  },
  {
    id: 'two_compared',
    chill: 'If you had to choose, would you keep {hobby} or {other_hobby}?',
    grill: 'You have to give up {hobby} or {other_hobby}. Which one goes?',
  },
  {
    id: 'during_mba',
    chill: 'Will you have time for {hobby} during an MBA?',
    grill: 'An MBA leaves no time for {hobby}. Can you live with that?',
  },
  {
    id: 'book_lately',
    chill: 'Which book have you read lately?',
    grill: 'Apart from textbooks, what did you last read to the end?',
    ladder: [
      [
        'application',
        'What has stayed with you from that book?',
        'What do you still remember of what you read?',
      ],
    ],
  },
  {
    id: 'film_to_recommend',
    chill: 'Which film or series would you recommend to us?',
    grill: 'Name one film or series that this panel should watch.',
  },
  {
    id: 'sport_followed',
    chill: 'Do you follow any sport?',
    grill: 'Which sport do you know best, from playing or from watching?',
  },
  {
    id: 'like_to_learn',
    chill: 'What would you like to learn, if you had the time?',
    grill: 'What have you always wanted to learn but never started?',
  },
  {
    id: 'hard_day',
    chill: 'How do you relax after a hard day?',
    grill: 'After a bad day, what do you do first?',
  },
  {
    id: 'place_to_see',
    chill: 'Which place would you like to see one day?',
    grill: 'You are given a free ticket to anywhere. Where do you go?',
  },
  {
    id: 'for_others',
    chill: 'What do you do for other people in your free time?',
    grill: 'When did you last do something for others without being paid?',
  },
]);
