import type { SpeakDirective } from '#core/interview/directive.ts';
import { contentStems } from '#core/text/overlap.ts';
import type { DemoAnswer, DemoQuality } from './answers/demo-answer.ts';

type Question = Pick<SpeakDirective, 'topicId' | 'move' | 'draft'> & {
  stemId?: string | undefined;
  gap?: SpeakDirective['gap'] | undefined;
};

/** What goes on in a thread that was opened. */
const followUps: ReadonlySet<SpeakDirective['move']> = new Set(['probe', 'challenge', 'nudge']);

/** Below this an answer misses the question, and what one cannot say is the better reply. */
const leastFit = -1;

/** How well an answer fits what was asked: its question, what the follow-up goes for, its quality, and its words. */
function fit(answer: DemoAnswer, asked: Question, quality: DemoQuality): number {
  const sameStem = answer.stemId !== undefined && answer.stemId === asked.stemId;
  const goesFor = asked.gap === undefined ? 0 : answer.gaps?.includes(asked.gap) ? 4 : -3;
  const words = contentStems(answer.text);
  const shared = [...contentStems(asked.draft)].filter((stem) => words.has(stem)).length;
  const far = Math.abs(answer.quality - quality);
  const itsOwn = (sameStem ? 8 : 0) + (answer.to === undefined ? 0 : 8);
  return 2 + goesFor + itsOwn + Math.min(shared, 3) - 2 * far;
}

/** Whether an answer was not written for another question, nor to open what is followed up. */
const mayMeet = ({ topicId, stemId, to, gaps }: DemoAnswer, asked: Question): boolean =>
  topicId === asked.topicId &&
  (gaps !== undefined) === followUps.has(asked.move) &&
  (stemId === undefined || stemId === asked.stemId) &&
  (to === undefined || asked.draft.includes(to));

/**
 * The answer of a bank that fits a question best and was not given yet, the first of equals; null where none fits. What was written for one question
 * is never said to another. Equal inputs give the same.
 */
export function chooseAnswer(
  bank: readonly DemoAnswer[],
  asked: Question,
  { quality, given }: { quality: DemoQuality; given: ReadonlySet<string> },
): DemoAnswer | null {
  const free = bank.filter((answer) => mayMeet(answer, asked) && !given.has(answer.text));
  let best: { answer: DemoAnswer; fits: number } | null = null;
  for (const answer of free) {
    const fits = fit(answer, asked, quality);
    if (!best || fits > best.fits) best = { answer, fits };
  }
  return best && best.fits >= leastFit ? best.answer : null;
}
