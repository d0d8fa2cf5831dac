type Problem = { problem: string; solution: string };

/** What is wrong with the usual practice, and what Hotseat does about it: the ten pairs of the ticker. */
export const problems: readonly Problem[] = [
  { problem: 'Friends go easy on you', solution: 'A panel that has met only your resume' },
  { problem: 'Stock questions from a list', solution: 'The next question is cut from your last answer' },
  { problem: '“You did well, be confident”', solution: 'Your sentence, and what it lacked' },
  { problem: 'A mock slot next Thursday', solution: 'Tonight, at eleven if you like' },
  { problem: 'One coach, one opinion', solution: 'A panel, each with notes of their own' },
  { problem: 'You rehearse the easy parts', solution: 'They stay where you hesitate' },
  { problem: 'A score from nowhere', solution: 'No quote, no score' },
  { problem: 'Freezing when pushed', solution: 'Grill, with a soften button' },
  { problem: 'Shy of speaking up', solution: 'Chill, until you are not' },
  { problem: 'Not knowing what changed', solution: 'This interview beside your last' },
];
