import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';

/** What an answer of the bench carries, so that the fake model's reply to it is known: `order 0042007` is turn 7 of conversation 42. */
const mark = /\border (\d{7})\b/g;
const words = 90;

const padding =
  'That taught me to ask for the numbers before I promise a date, because the people on the line plan their week around it. I wrote down what we had agreed, sent it to everybody who was in the room and checked it again after a month. Two of the three changes held, the third did not, and I still think about why it slipped, since nobody had been told who would look after it when the project ended and the team went back to its usual work.'.split(
    ' ',
  );

export function markOf(conversation: number, turn: number): string {
  return `${String(conversation).padStart(4, '0')}${String(turn).padStart(3, '0')}`;
}

/** An answer of 90 words to a question, different in every turn. */
export function answerTo(question: string, markText: string, turn: number): string {
  const start = [
    ...soundAnswer(question).split(' '),
    ...`It was order ${markText} that showed it.`.split(' '),
  ];
  const from = (turn * 17) % padding.length;
  const rest = [...padding.slice(from), ...padding];
  const all = [...start, ...rest.slice(0, Math.max(0, words - start.length - 1))];
  return `${all.join(' ').replace(/[.,]?$/, '')} indeed.`;
}

/** The mark of the newest answer in a prompt; null when it holds none. */
export function newestMark(promptText: string): string | null {
  let newest: string | null = null;
  for (const [, found = ''] of promptText.matchAll(mark)) if (!newest || found > newest) newest = found;
  return newest;
}
