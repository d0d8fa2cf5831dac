import type { SpeakDirective } from '#core/interview/directive.ts';
import { contentStems } from '#core/text/overlap.ts';
import type { DemoAnswer, DemoQuality } from './answers/demo-answer.ts';

type Question = Pick<SpeakDirective, 'topicId' | 'draft'> & {
  stemId?: string | undefined;
  gap?: SpeakDirective['gap'] | undefined;
};

/** Below this an answer misses the question, and what one cannot say is the better reply. */
const leastFit = -1;

/** How well an answer fits what was asked: its question, what the follow-up goes for, its quality, and its words. */
function fit(answer: DemoAnswer, asked: Question, quality: DemoQuality): number {
  const opens = asked.gap === undefined;
  const sameStem = answer.stemId !== undefined && answer.stemId === asked.stemId;
  const otherStem = answer.stemId !== undefined && !sameStem;
  const kind = opens === (answer.gaps === undefined) ? 2 : -4;
  const goesFor = asked.gap === undefined ? 0 : answer.gaps?.includes(asked.gap) ? 4 : -3;
  const words = contentStems(answer.text);
  const shared = [...contentStems(asked.draft)].filter((stem) => words.has(stem)).length;
  const far = Math.abs(answer.quality - quality);
  return (
    kind + goesFor + (sameStem ? (opens ? 8 : 4) : 0) - (otherStem ? 6 : 0) + Math.min(shared, 3) - 2 * far
  );
}

/** The answer of a bank that fits a question best and was not given yet, the first of equals; null where none fits. Equal inputs give the same. */
export function chooseAnswer(
  bank: readonly DemoAnswer[],
  asked: Question,
  { quality, given }: { quality: DemoQuality; given: ReadonlySet<string> },
): DemoAnswer | null {
  const free = bank.filter(({ topicId, text }) => topicId === asked.topicId && !given.has(text));
  let best: { answer: DemoAnswer; fits: number } | null = null;
  for (const answer of free) {
    const fits = fit(answer, asked, quality);
    if (!best || fits > best.fits) best = { answer, fits };
  }
  return best && best.fits >= leastFit ? best.answer : null;
}
