import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import type { NotKnowing } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';

const plainLines: Record<NotKnowing, Record<Style, readonly string[]>> = {
  subject: {
    chill: [
      'That is fine. Take the simplest case: what happens there?',
      'What is the nearest result you do know?',
      'Start from the definition. What do you remember of it?',
      'Which quantity would you need first?',
      'Leave the exact answer. In which direction does it go?',
    ],
    grill: [
      'Not knowing is allowed. What is your method?',
      'Give me a bound, if not a value.',
      'What can you still derive?',
      'Take the simplest case. What happens there?',
      'Larger or smaller than you first thought: which, by what reason?',
    ],
  },
  opinion: {
    chill: [
      'That is fine. How would you find out?',
      'Whom would you ask first?',
      'Take a smaller piece of it. Where do you stand there?',
      'How do those around you see it?',
      'What would you want to know before you decide?',
    ],
    grill: [
      'How would you find out by evening?',
      'Which fact would settle it for you?',
      'You have to decide now. Which way?',
      'What would someone say who knows more about it?',
      'Not knowing is allowed. Not deciding is not: what do you do?',
    ],
  },
  own: {
    chill: [
      'No hurry. Take one real day: what comes back first?',
      'Leave the exact answer. What do you remember of that time?',
      'What is the nearest thing to it that did happen?',
      'Take a smaller moment. Which one comes to mind?',
      'Who was with you then?',
    ],
    grill: [
      'Then the nearest thing to it that did happen. What was it?',
      'Who would know it better than you?',
      'A smaller one will do. Which?',
      'One real day. What comes back?',
      'Leave the answer. What do you remember?',
    ],
  },
};

/** What to ask someone who does not know, by what the topic is about (rule GAP-7). */
export function findOutLines(topicId: TopicId, style: Style): readonly string[] {
  return plainLines[topicTable[topicId].followUps.notKnowing][style];
}
