/** What he says when a question goes beyond what he has an answer for: true, short, and never the same twice in an interview. */
export const honestLimits: readonly string[] = [
  'I do not know that, sir, and I would rather say so than guess.',
  'That I have not thought through. May I leave it at that?',
  'I cannot give you a figure for it; I have never checked.',
  'Nothing comes to my mind that I could stand by here.',
  'I have told you what I know of it; beyond this it would be a guess.',
  'I would have to look that up before I say anything on it.',
  'On that I have no experience of my own yet.',
  'I am sorry, for this one I do not have a good answer today.',
  'There I would be inventing, so I stop.',
  'I have no example of that which is really mine.',
];
