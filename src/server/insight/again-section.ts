import {
  type Again,
  type AnswerReading,
  levelWords,
  readByWords,
  type SecondAnswer,
  unreadWords,
  whyWords,
} from '#contract/again.ts';
import { formatClock } from '#contract/time.ts';
import type { Turn } from '#contract/transcript.ts';
import { criterionNames } from '#server/feedback/report/report-content.ts';
import type { ReportBlock, ReportSection } from '#server/feedback/report/report-section.ts';
import { shortQuote } from '#server/feedback/report/shorten.ts';
import { shortAnswer } from './short-answer.ts';

const questionChars = 200;
/** So much of an answer is printed besides its figures and concessions, at most twice that with them. */
const answerChars = 400;

/** The weakest answer, the question about it and the second answer as a section of a report; null where there is none (rules AGAIN-3, REPORT-4). */
export function againSection(
  again: Again,
  second: SecondAnswer | null,
  transcript: readonly Turn[],
): ReportSection | null {
  if (again.kind === 'none') return null;
  const turn = transcript.find(({ id }) => id === again.turnId);
  const { first = null, second: now = null, model = null } = second?.readings ?? {};
  return {
    title: 'Answer it again',
    blocks: [
      text(whyWords(again.topicName)),
      ...(again.began === null ? [] : [small(`It began with: ${shortQuote(again.began, questionChars)}`)]),
      text(`They asked: ${shortQuote(again.question, questionChars)}`),
      text(`You said: ${ended(again.answer)}${turn ? ` (${formatClock(turn.startedAtMs)})` : ''}`),
      ...levelLine(first),
      text(`One question about it: ${again.pointed}`),
      ...(second ? [text(`You answered again: ${ended(second.text)}`)] : []),
      ...levelLine(now),
      ...(second?.readings ? [small(readByWords(model))] : []),
    ],
  };
}

const text = (words: string): ReportBlock => ({ kind: 'text', text: words });
const small = (words: string): ReportBlock => ({ kind: 'small', text: words });

/** An answer shortened at the ends of sentences, and where too many of them have a figure at a word. */
function ended(words: string): string {
  const short = shortAnswer(words, answerChars);
  return short.length <= 2 * answerChars ? short : shortQuote(words, answerChars);
}

function levelLine(reading: AnswerReading | null): ReportBlock[] {
  if (!reading) return [];
  if (reading.kind === 'unread') return [small(unreadWords[reading.because])];
  const levels = reading.levels.map(
    ({ criterion, level }) => `${criterionNames[criterion]}: ${levelWords[level] ?? ''}`,
  );
  return levels.length > 0 ? [small(`${levels.join(', ')}.`)] : [];
}
