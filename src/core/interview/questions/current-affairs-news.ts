import { defineStems } from './define-stems.ts';

/** The news is the candidate’s: no facts of ours, so nothing to go stale. */
export const currentAffairsNews = defineStems(
  { topicId: 'current_affairs', kind: 'opinion', seat: 'industry' },
  [
    {
      id: 'headlines',
      opening: true,
      chill: 'What news have you followed this week?',
      grill: 'Give us three business headlines from this week.',
    },
    {
      id: 'news_source',
      opening: true,
      chill: 'Where do you get your news from?',
      grill: 'What did you read in the news today?',
    },
    {
      id: 'economy_now',
      opening: true,
      chill: 'How is the Indian economy doing, in your view?',
      grill: 'Which one number would you watch to judge the Indian economy?',
    },
    {
      id: 'company_in_news',
      opening: true,
      chill: 'Which company has been in the news lately?',
      grill: 'Name one company in the news. What has it done?',
    },
    {
      id: 'startup_admired',
      chill: 'Which Indian start-up do you admire?',
      grill: 'Name an Indian start-up that you would put money into.',
    },
    {
      id: 'budget_first',
      chill: 'What would you put first in the Union budget?',
      grill: 'You write the Union budget. What gets less money?',
    },
    {
      id: 'biggest_problem',
      chill: 'What is the biggest problem India faces today?',
      grill: 'Name one problem in India that can be solved in ten years.',
    },
    {
      id: 'technology_ahead',
      chill: 'Which new technology will matter most in ten years?',
      grill: 'Which new technology is overrated?',
    },
    {
      id: 'news_of_home',
      chill: 'What has been in the news where you live?',
      grill: 'What should be in the news but is not?',
    },
    {
      id: 'abroad_lately',
      chill: 'What news from abroad matters most to India?',
      grill: 'Which country should India learn from?',
    },
    {
      id: 'business_leader',
      chill: 'Which business leader do you admire?',
      grill: 'Name a business leader who was wrong about something.',
    },
    {
      id: 'sector_to_watch',
      chill: 'Which industry will grow fastest in India?',
      grill: 'Which industry will be gone in twenty years?',
    },
  ],
);
