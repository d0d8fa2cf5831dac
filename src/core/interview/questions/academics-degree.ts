import { defineStems } from './define-stems.ts';

/** The degree as such: plain questions for whatever was studied. */
export const academicsDegree = defineStems({ topicId: 'academics', kind: 'profile', seat: 'subject' }, [
  {
    id: 'favourite_subject',
    opening: true,
    chill: 'Which subject of your degree did you like best?',
    grill: 'Which subject were you best at?',
  },
  {
    id: 'why_branch',
    opening: true,
    chill: 'Why did you choose {branch}?',
    grill: 'Was {branch} your own choice?',
  },
  {
    id: 'why_college',
    opening: true,
    seat: 'chair',
    chill: 'How did you come to study {at_college}?',
    grill: 'Was a place {at_college} your first choice?',
  },
  {
    id: 'what_studied',
    opening: true,
    chill: 'What is your degree about?',
    grill: 'In two sentences, what is your degree about?',
  },
  {
    id: 'hardest_subject',
    chill: 'Which subject did you find hardest?',
    grill: 'Which subject would you rather not be asked about?',
  },
  {
    id: 'used_since',
    chill: 'What from your degree have you used outside the classroom?',
    grill: 'What from your degree do you still use today?',
  },
  {
    id: 'best_teacher',
    seat: 'chair',
    chill: 'What did your best teacher do that others did not?',
    grill: 'Which teacher did you learn most from?',
  },
  {
    id: 'best_piece_of_work',
    chill: 'Tell us about one project from your studies.',
    grill: 'What is the best piece of work you have done in your studies?',
  },
  {
    id: 'subject_for_managers',
    chill: 'What can a manager learn from your subject?',
    grill: 'Why should a manager know anything about your subject?',
  },
  {
    id: 'outside_classroom',
    seat: 'chair',
    chill: 'What did college teach you outside the classroom?',
    grill: 'What did your degree not teach you?',
  },
  {
    id: 'same_again',
    seat: 'chair',
    chill: 'Would you choose the same subject again?',
    grill: 'If you could choose again, would you take the same subject or another one?',
  },
  {
    id: 'daily_life',
    chill: 'Where do you meet your subject in daily life?',
    grill: 'Show us something on this table that has to do with your subject.',
  },
  {
    id: 'how_you_learn',
    chill: 'How do you go about learning something new?',
    grill: 'How did you study for your hardest exam?',
  },
  {
    id: 'course_book',
    chill: 'Which book from your course would you keep?',
    grill: 'Which author in your subject have you really read?',
  },
  {
    id: 'subject_in_ten_years',
    chill: 'How will your subject change in the next ten years?',
    grill: 'Which part of your subject will be out of date in ten years?',
  },
  {
    id: 'first_year',
    chill: 'What from your first year do you still remember?',
    grill: 'How much of your first year of college do you still know?',
  },
  {
    id: 'theory_or_practice',
    chill: 'Is your subject more theory or more practice?',
    grill: 'Does your subject need more theory or more practice?',
  },
  {
    id: 'great_name',
    chill: 'Who is one of the great names in your subject?',
    grill: 'Which person changed your subject most, and how?',
  },
  {
    id: 'another_subject',
    chill: 'Which subject outside your degree interests you?',
    grill: 'Which other subject do you wish you had studied?',
  },
  {
    id: 'people_get_wrong',
    chill: 'What about your subject surprises most people?',
    grill: 'Tell us one thing about your subject that people get wrong.',
  },
  {
    id: 'marks_and_people',
    chill: 'Do exams show what somebody can do?',
    grill: 'What do marks say about a person?',
  },
  {
    id: 'from_videos',
    chill: 'Can your subject be learnt from videos?',
    grill: 'Everything is on video now. Why should anyone go to class?',
  },
  {
    id: 'machine_and_subject',
    chill: 'How is artificial intelligence changing your subject?',
    grill: 'Which part of your subject will a machine do better?',
  },
  {
    id: 'own_exam_question',
    chill: 'Give us one question from your hardest exam.',
    grill: 'Set us one exam question from your subject.',
  },
  {
    id: 'mathematics_needed',
    chill: 'How much mathematics does your subject need?',
    grill: 'How good is your mathematics?',
  },
]);
