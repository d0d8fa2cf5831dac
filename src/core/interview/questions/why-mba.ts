import { defineStems } from './define-stems.ts';

/** Why the degree, why now, why here. */
export const whyMba = defineStems({ topicId: 'why_mba', kind: 'profile', seat: 'chair' }, [
  { id: 'why_at_all', opening: true, chill: 'Why do you want to do an MBA?', grill: 'Why an MBA?' },
  { id: 'why_now', opening: true, chill: 'Why an MBA at this point in your life?', grill: 'Why an MBA now?' },
  {
    id: 'when_decided',
    opening: true,
    chill: 'When did you decide to do an MBA?',
    grill: 'What made you decide on an MBA?',
  },
  {
    id: 'hopes',
    opening: true,
    chill: 'What do you hope to get out of an MBA?',
    grill: 'What exactly do you want from an MBA?',
  },
  {
    id: 'after_degree',
    opening: true,
    chill: 'Why an MBA, and not a higher degree in your own subject?',
    grill: 'You could stay with your own subject. Why an MBA instead?',
  },
  {
    id: 'from_job',
    opening: true,
    profile: 'experienced',
    chill: 'You work {at_current}. Why an MBA now?',
    grill: 'You work {at_current}. What do you need an MBA for?',
  },
  {
    id: 'what_to_learn',
    profile: 'experienced',
    chill: 'What do you want to learn that work cannot teach you?',
    grill: 'What will an MBA teach you that work will not?',
  },
  {
    id: 'work_first',
    profile: 'fresher',
    chill: 'Would it not be better to work first?',
    grill: 'Why not work for a few years first?',
  },
  {
    id: 'mba_failed',
    chill: 'What would make an MBA a failure for you?',
    grill: 'When would you say an MBA has failed you?',
  },
  {
    id: 'alternatives',
    chill: 'What else have you considered besides an MBA?',
    grill: 'Name something you could do instead of an MBA.',
  },
  {
    id: 'worth_the_fees',
    seat: 'industry',
    chill: 'Do you think an MBA is worth its fees?',
    grill: 'Is an MBA worth the fees?',
    ladder: [
      [
        'metric_source',
        'How would you measure whether an MBA was worth it?',
        'Which figure would tell you that an MBA was worth it?',
      ],
    ],
  },
  {
    id: 'why_you',
    chill: 'Why should we take you?',
    grill: 'Give us one reason to take you and not somebody else.',
  },
  {
    id: 'classmates',
    chill: 'What will your classmates learn from you?',
    grill: 'What could the class learn from you and from nobody else?',
  },
  {
    id: 'hardest_subject',
    seat: 'subject',
    chill: 'Which MBA subject will be the hardest for you?',
    grill: 'Which MBA subject are you most afraid of?',
  },
  {
    id: 'specialisation',
    chill: 'Which specialisation do you have in mind?',
    grill: 'Will you specialise in finance, marketing, operations or something else?',
  },
  {
    id: 'good_manager',
    seat: 'industry',
    chill: 'What makes a good manager?',
    grill: 'What can a manager do that a clever machine cannot?',
    ladder: [['other_side', 'Who would see that differently?', 'Who would disagree with you about that?']],
  },
  {
    id: 'books_instead',
    seat: 'industry',
    chill: 'Could you not learn management from books?',
    grill: 'Books on management are cheap. Why pay for a school?',
  },
  {
    id: 'asked_whom',
    chill: 'Whom did you ask before you decided on an MBA?',
    grill: 'Who would advise you against an MBA?',
  },
  { id: 'other_field', chill: 'Why not go further in {branch}?', grill: 'Why not stay with {branch}?' },
  {
    id: 'certificate_instead',
    chill: 'You list “{certificate}”. What do you still need an MBA for?',
    grill: 'You list “{certificate}”. Why an MBA, and not another certificate?',
  },
  {
    id: 'stay_where_you_are',
    profile: 'experienced',
    seat: 'industry',
    chill: 'What would keep you {at_current}?',
    grill: 'Why not simply stay {at_current}?',
  },
  { id: 'school_choice', chill: 'Why have you applied to {school}?', grill: 'Why {school}?' },
  {
    id: 'school_known',
    chill: 'What do you know about {school}?',
    grill: 'What do you know about {school} that its website does not say?',
  },
  {
    id: 'school_gets',
    chill: 'What would you like to do at {school} besides studying?',
    grill: 'What would {school} gain by taking you?',
  },
  {
    id: 'school_doubt',
    chill: 'What could {school} do better, from what you have heard?',
    grill: 'Name one thing that {school} could do better.',
  },
]);
