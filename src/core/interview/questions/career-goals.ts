import { defineStems } from './define-stems.ts';

/** Where somebody wants to go, and what they wrote about it. */
export const careerGoals = defineStems({ topicId: 'career_goals', kind: 'profile', seat: 'industry' }, [
  {
    id: 'after_mba',
    opening: true,
    chill: 'What do you want to do after the MBA?',
    grill: 'Which job do you want after the MBA?',
  },
  {
    id: 'five_years',
    opening: true,
    chill: 'Where do you see yourself in five years?',
    grill: 'Where will you be five years from now?',
  },
  {
    id: 'short_and_long',
    opening: true,
    chill: 'What are your goals, short term and long term?',
    grill: 'State your goals, short term and long term.',
  },
  {
    id: 'ten_years',
    opening: true,
    chill: 'What would you like to have done in ten years?',
    grill: 'In ten years, what do you want to be known for?',
  },
  {
    id: 'which_industry',
    chill: 'Which industry would you like to work in?',
    grill: 'Which industry do you want to work in, and which part of it?',
  },
  {
    id: 'who_hires',
    chill: 'Which companies would you like to work for?',
    grill: 'Name three companies that you would like to work for.',
  },
  {
    id: 'tuesday',
    chill: 'What does a normal day look like in the job you want?',
    grill: 'What would you do all day in the job you want?',
  },
  {
    id: 'what_you_lack',
    chill: 'What do you still lack for the job you want?',
    grill: 'Why would anybody give you the job you want?',
  },
  {
    id: 'plan_b',
    chill: 'What is your plan B?',
    grill: 'Suppose you cannot get the job you want. What do you do instead?',
  },
  {
    id: 'job_or_business',
    chill: 'In the long run, would a job or a business suit you better?',
    grill: 'In ten years, will you have a job or a business of your own?',
  },
  {
    id: 'abroad',
    chill: 'Would you rather work in India or abroad?',
    grill: 'Do you want to work in India or abroad, and why?',
  },
  {
    id: 'pay',
    chill: 'How much does money matter to you in a job?',
    grill: 'Which would you choose, more money or better work?',
  },
  {
    id: 'success',
    chill: 'What does success mean to you?',
    grill: 'How will you know that you have succeeded?',
  },
  {
    id: 'plan_goes_wrong',
    chill: 'What could go wrong with your plan?',
    grill: 'What is the weakest point of your plan?',
  },
  {
    id: 'what_comes_first',
    chill: 'What is the first thing you will do towards your goal?',
    grill: 'What have you done towards your goal this year?',
  },
  {
    id: 'big_or_small',
    chill: 'Would you rather join a large firm or a small one?',
    grill: 'Who needs you more, a large firm or a small one?',
  },
  {
    id: 'ask_somebody',
    chill: 'Is there somebody whose career you would like to have?',
    grill: 'Name one person whose career you would like to have.',
  },
  {
    id: 'back_to_employer',
    profile: 'experienced',
    chill: 'Would you go back to {current_company} after the MBA?',
    grill: '{current_company} wants you back after the MBA. Do you go?',
  },
  {
    id: 'degree_to_goal',
    chill: 'How will {branch} help you in the job you want?',
    grill: 'What does {branch} have to do with the job you want?',
  },
  {
    id: 'from_role_to_goal',
    profile: 'experienced',
    chill: 'Which part of your work as {a_role} will you use later?',
    grill: 'What does the work of {a_role} have to do with the job you want?',
  },
  {
    id: 'hobby_as_trade',
    specific: false,
    seat: 'chair',
    chill: 'Could {hobby} ever be more than a hobby for you?',
    grill: '{hobby}. Could you ever make a living out of that?',
  },
  {
    id: 'purpose_first_step',
    seat: 'chair',
    chill: 'Your statement says: {purpose}. What is the first step?',
    grill: 'Your statement says: {purpose}. What have you done about it so far?',
  },
  {
    id: 'purpose_origin',
    seat: 'chair',
    chill: 'You write: {purpose}. How did that come about?',
    grill: 'You write: {purpose}. Why that?',
  },
  {
    id: 'statement_plans_since',
    seat: 'chair',
    chill: 'What has changed since you wrote {statement}?',
    grill: 'Would you sign {statement} again today?',
  },
  {
    id: 'statement_one_line',
    seat: 'chair',
    chill: 'Which part of {statement} matters most to you?',
    grill: 'Which line of {statement} matters most?',
  },
  {
    id: 'statement_left_out',
    seat: 'chair',
    chill: 'What did you leave out of {statement}?',
    grill: 'What about your plans does {statement} not say?',
  },
  {
    id: 'statement_readers',
    seat: 'chair',
    chill: 'Who read {statement} before you sent it?',
    grill: 'Who helped you with {statement}?',
  },
]);
