import { defineStems } from './define-stems.ts';

/** Figures, steps and claims on the page of somebody who has worked. */
export const workNumbers = defineStems(
  { topicId: 'work_experience', kind: 'profile', seat: 'industry', profile: 'experienced' },
  [
    {
      id: 'metric_how',
      chill: '{metric}. Tell us more about that.',
      grill: '{metric}. Tell us more, and keep it short.',
    },
    {
      id: 'metric_before',
      seat: 'subject',
      chill: '{gain}. What was the hardest part of that?',
      grill: '{gain}. Did it last?',
    },
    {
      id: 'metric_without_you',
      chill: '{gain}. What made the difference?',
      grill: '{gain}. How much of that was your doing?',
    },
    {
      id: 'metric_stopped_at',
      seat: 'subject',
      chill: '{gain}. Could it have gone further?',
      grill: '{gain}. Could it have been more?',
    },
    {
      id: 'team_led',
      chill: 'You mention {team}. How was the work divided?',
      grill: 'You mention {team}. What did you yourself do?',
    },
    {
      id: 'team_taught',
      chill: 'You mention {team}. What did they teach you about people?',
      grill: 'You mention {team}. What was hardest about working with them?',
    },
    {
      id: 'promotion_reason',
      chill: 'You rose {promotion}. What changed for you?',
      grill: 'You rose {promotion}. Why you?',
    },
    {
      id: 'switch_reason',
      chill: 'Why did you move {switch}?',
      grill: 'You moved {switch}. Was it money, or something else?',
    },
    {
      id: 'claim_on_page',
      chill: 'You write “{claim}”. In plain words, what did you do?',
      grill: 'You write “{claim}”. What does that mean?',
    },
    {
      id: 'award_who_else',
      profile: 'any',
      chill: 'Your resume says “{achievement}”. Tell us about that.',
      grill: 'Your resume says “{achievement}”. What did you have to do for that?',
    },
    {
      id: 'tool_used',
      profile: 'any',
      seat: 'subject',
      chill: 'Your resume mentions {tool}. Where have you used it?',
      grill: 'Your resume mentions {tool}. How well do you know it?',
    },
    {
      id: 'gap_between',
      profile: 'any',
      seat: 'chair',
      chill: 'Your resume shows a break of {gap_months}. What did you do in that time?',
      grill: 'Your resume shows a break of {gap_months}. What happened then?',
    },
  ],
);
