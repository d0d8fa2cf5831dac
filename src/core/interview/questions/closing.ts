import { defineStems } from './define-stems.ts';

/** Last questions. Not scored as a topic. */
export const closing = defineStems({ topicId: 'closing', kind: 'profile', seat: 'chair' }, [
  {
    id: 'take_back',
    chill: 'Is there an answer you would like to improve?',
    grill: 'Which of your answers today was the weakest?',
  },
  {
    id: 'not_asked',
    chill: 'Is there anything we should have asked you?',
    grill: 'What were you afraid we would ask?',
  },
  {
    id: 'one_line_to_keep',
    chill: 'What should we remember about you?',
    grill: 'We see many people today. Which one are you?',
  },
  {
    id: 'doubt_left',
    chill: 'What doubts might we still have about you?',
    grill: 'What have you not convinced us of?',
  },
  {
    id: 'before_next_panel',
    chill: 'What would you like to read up on after today?',
    grill: 'What will you look up tonight?',
  },
  {
    id: 'anything_to_add',
    chill: 'Would you like to add anything?',
    grill: 'Is there anything you want to add?',
  },
  { id: 'how_it_went', chill: 'How do you think it went?', grill: 'How did you do today, honestly?' },
]);
