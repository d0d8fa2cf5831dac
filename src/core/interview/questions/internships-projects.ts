import { defineStems } from './define-stems.ts';

/** What somebody did who has not worked full time: internships, projects, offices, and whatever else. */
export const internshipsProjects = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'fresher' },
  [
    {
      id: 'internship_did',
      opening: true,
      chill: 'What did you do {at_internship}?',
      grill: 'Tell us in two sentences what you did {at_internship}.',
    },
    {
      id: 'internship_time',
      opening: true,
      chill: 'Tell us about your time {at_internship}.',
      grill: 'Take us briefly through your time {at_internship}.',
    },
    {
      id: 'responsible_for',
      opening: true,
      chill: 'What have you been responsible for, at college or outside it?',
      grill: 'When have other people had to rely on you?',
    },
    {
      id: 'most_time_on',
      opening: true,
      chill: 'What outside your lectures has taken most of your time?',
      grill: 'Apart from lectures, what has taken most of your time?',
    },
    {
      id: 'busy_with',
      opening: true,
      chill: 'What has kept you busy in the last year?',
      grill: 'What have you done with the past year?',
    },
    {
      id: 'internship_learnt',
      chill: 'What did you learn {at_internship}?',
      grill: 'What did you learn {at_internship} that no class teaches?',
    },
    {
      id: 'internship_hard',
      chill: 'What was difficult for you {at_internship}?',
      grill: 'What did you do badly {at_internship}?',
    },
    {
      id: 'internship_surprise',
      chill: 'What surprised you {at_internship}?',
      grill: 'What would you change {at_internship}?',
    },
    {
      id: 'internship_job',
      chill: 'Would you like to take a job {at_internship}?',
      grill: 'You are offered a job {at_internship} from tomorrow. Do you take it?',
      ladder: [['reason', 'What would decide it for you?', 'What would it depend on?']],
    },
    {
      id: 'project_about',
      seat: 'subject',
      chill: 'Tell us about your project “{project}”.',
      grill: 'What was the purpose of your project “{project}”?',
    },
    {
      id: 'project_own_part',
      seat: 'subject',
      chill: 'What was your own part in your project “{project}”?',
      grill: 'Which part of your project “{project}” did you do yourself?',
    },
    {
      id: 'project_hard',
      seat: 'subject',
      chill: 'What was the hardest part of your project “{project}”?',
      grill: 'What went wrong with your project “{project}”?',
    },
    {
      id: 'project_again',
      seat: 'subject',
      chill: 'What would you do differently in your project “{project}” today?',
      grill: 'What is the weakest point of your project “{project}”?',
    },
    { id: 'office_did', chill: 'What did you do as {por}?', grill: 'What did you do yourself as {por}?' },
    {
      id: 'office_changed',
      chill: 'What did you change as {por}?',
      grill: 'What was different at the end of your time as {por}?',
    },
    {
      id: 'office_hard',
      chill: 'What was hard about being {por}?',
      grill: 'What did you get wrong as {por}?',
    },
    {
      id: 'number_on_page',
      seat: 'subject',
      chill: '{metric}. Tell us a little about that.',
      grill: '{metric}. What did you yourself do for that?',
    },
    {
      id: 'team_of_equals',
      chill: 'You mention {team}. Who did what?',
      grill: 'You mention {team}. What was your own job?',
    },
    {
      id: 'certificate_used',
      profile: 'any',
      seat: 'subject',
      chill: 'You list “{certificate}”. What did that teach you?',
      grill: 'You list “{certificate}”. Which part of that have you used since?',
    },
    {
      id: 'group_work',
      chill: 'Which role do you usually play in a group?',
      grill: 'Do you lead a group or follow it?',
      ladder: [
        [
          'real_instance',
          'When was the last time you did that?',
          'Tell us about the last time you did that.',
        ],
      ],
    },
    {
      id: 'organised',
      chill: 'What have you organised, large or small?',
      grill: 'What would not have happened without you?',
    },
    {
      id: 'trusted_with',
      chill: 'What have you been made responsible for?',
      grill: 'What has anybody trusted you with so far?',
    },
    {
      id: 'tried_and_failed',
      chill: 'Tell us about something you tried that failed.',
      grill: 'What have you failed at so far?',
    },
    {
      id: 'paid_for',
      chill: 'What kind of work would you be good at today?',
      grill: 'What can you do today that somebody would pay for?',
    },
    {
      id: 'changed_a_mind',
      chill: 'When did you last change somebody’s mind?',
      grill: 'Whom have you persuaded of something lately?',
    },
    {
      id: 'self_taught',
      chill: 'What have you taught yourself?',
      grill: 'What have you learnt without a teacher?',
    },
    {
      id: 'worked_hardest',
      chill: 'What have you worked hardest for?',
      grill: 'Apart from exams, what have you worked hard for?',
    },
    {
      id: 'took_part',
      chill: 'What have you taken part in, outside class?',
      grill: 'What did you do at college outside the classroom?',
    },
    {
      id: 'working_on_now',
      chill: 'What are you working on at present?',
      grill: 'Apart from interviews, what are you working on now?',
    },
    {
      id: 'told_off',
      chill: 'What have others criticised you for?',
      grill: 'When did somebody last tell you that you were wrong?',
    },
  ],
);
