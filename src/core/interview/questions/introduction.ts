import { defineStems } from './define-stems.ts';

/** Who somebody is. The first question of an interview is one of the four openings (rule BANK-5). */
export const introduction = defineStems({ topicId: 'introduction', kind: 'profile', seat: 'chair' }, [
  {
    id: 'about_yourself',
    opening: true,
    chill: 'Tell us about yourself.',
    grill: 'Tell us about yourself. One minute is enough.',
  },
  {
    id: 'since_school',
    opening: true,
    chill: 'Take us through the years since school.',
    grill: 'Take us through the years since school, in one minute.',
  },
  {
    id: 'introduce_yourself',
    opening: true,
    chill: 'How would you introduce yourself to us?',
    grill: 'Tell us who you are, briefly.',
  },
  {
    id: 'before_we_begin',
    opening: true,
    chill: 'What should we know about you before we begin?',
    grill: 'We have read your resume. What else should we know about you?',
  },
  { id: 'good_at', chill: 'What are you good at?', grill: 'Name one thing that you are really good at.' },
  {
    id: 'close_friend',
    chill: 'How would a close friend describe you?',
    grill: 'What would a close friend complain about?',
  },
  {
    id: 'working_on',
    chill: 'What would you like to get better at?',
    grill: 'Name one weakness. A real one, please.',
  },
  {
    id: 'proudest_line',
    chill: 'What are you proudest of so far?',
    grill: 'What have you done that few others have?',
  },
  {
    id: 'changed_lately',
    chill: 'How have you changed in the last three years?',
    grill: 'What did you believe three years ago that you do not believe now?',
  },
  {
    id: 'not_on_the_page',
    chill: 'What matters to you that is not on your resume?',
    grill: 'What does your resume not say about you?',
  },
  { id: 'looks_up_to', chill: 'Whom do you look up to?', grill: 'Whom do you admire, outside your family?' },
  {
    id: 'three_words',
    chill: 'Which three words describe you best?',
    grill: 'Describe yourself in three words.',
  },
  {
    id: 'hardest_decision',
    chill: 'What is the hardest decision you have taken?',
    grill: 'Which decision of yours was the hardest?',
    ladder: [
      ['twist', 'Would you decide the same way today?', 'Would you take the same decision today, yes or no?'],
    ],
  },
  {
    id: 'name_meaning',
    chill: 'What does your name mean, {first_name}?',
    grill: '{first_name}, what does your name mean?',
  },
  {
    id: 'award',
    chill: 'You mention “{achievement}”. How did that come about?',
    grill: 'You mention “{achievement}”. Why is that on your resume?',
  },
]);
