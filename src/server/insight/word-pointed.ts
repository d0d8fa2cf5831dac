import { z } from 'zod';
import { againQuestionWords, type WeakAnswer } from '#contract/again.ts';
import type { ToldAround } from '#core/insight/again/make-again.ts';
import { Known } from '#core/interview/guards/known.ts';
import { findBadManner } from '#core/interview/guards/manner.ts';
import { unknownName } from '#core/interview/guards/names.ts';
import { unknownNumber } from '#core/interview/guards/numbers.ts';
import { asksOneThing, sentencesOf } from '#core/interview/guards/question.ts';
import { own, trusted } from '#core/prompt/own-words.ts';
import { type HiddenText, startHiding } from '#core/scoring/hidden-texts.ts';
import { wordOverlap } from '#core/text/overlap.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { CallScope } from '#server/interviewer/language-model.ts';
import { openCalls, reasonOf } from '#server/interviewer/model-assessor/calls.ts';
import { schemaOf } from '#server/interviewer/model-assessor/prompt.ts';
import { faultIn } from '#server/interviewer/model-assessor/prose.ts';
import { itemOf, listOf } from '#server/interviewer/model-assessor/reply-items.ts';
import type { InsightModel } from './insight-model.ts';

type Deps = { words: InsightModel; log: { warn(about: object, message: string): void } };

/** How long the call may take. */
const wordingMs = 30_000;

const task = own(
  'The line with "answer" is the weakest answer of a practice interview, after what was "asked". Lines with "said" are what was said around it, each after what was asked.',
  'Ask the speaker the one short question whose answer would add most: for a detail of theirs that is missing there, such as a figure, what they did themselves, a ground, or what came of it.',
  'Speak to them as "you", in plain words, and in their words where you can. Take nothing for granted that was not said, and ask for nothing that was said in any line.',
  'One sentence of 25 words at most that ends in "?", and nothing before or after it. No praise, no blame, no advice, nothing on marks, no answer to choose from.',
  'No number, name or place that is not in the lines.',
);

const item = z.object({ question: z.string() });
const shape = listOf('questions', itemOf(item.shape));
const schema = schemaOf(z.object({ questions: z.array(item) }));
const example = trusted({
  questions: [{ question: 'What did you change in your training after that race?' }],
});

/** So alike a question asks what was asked already. */
const asksTheSame = 0.6;

/** What is wrong with a model's pointed question; null when it may be shown (rule AGAIN-2). */
export function pointedFault(
  text: string,
  { question, answer, began }: Pick<WeakAnswer, 'question' | 'answer' | 'began'>,
  around: readonly ToldAround[],
): string | null {
  const asked = [question, ...(began === null ? [] : [began]), ...around.map((one) => one.asked)];
  const said = [answer, ...around.map((one) => one.said)];
  const known = new Known([...asked, ...said]);
  const isOne = /^[\p{L}\p{N}“"][^?]*\?$/u.test(text) && asksOneThing(text) && sentencesOf(text).length === 1;
  if (!isOne) return 'not one question';
  if (wordCount(text) > againQuestionWords) return 'too long';
  if (asked.some((one) => wordOverlap(one, text) >= asksTheSame)) return 'asked before';
  return (
    faultIn(text, [...asked, ...said]) ??
    findBadManner(text, known)?.reason ??
    (unknownNumber(text, known) === null ? null : 'a number from nowhere') ??
    (unknownName(text, known) === null ? null : 'a name from nowhere')
  );
}

/** The pointed question in a model's words, where plain code finds nothing wrong with it; code's own question stays in every other case (rule AGAIN-2). */
export async function wordPointed(
  { words, log }: Deps,
  weak: WeakAnswer,
  given: { around: readonly ToldAround[]; hidden: readonly HiddenText[]; scope: CallScope },
): Promise<WeakAnswer> {
  const { around, hidden, scope } = given;
  const { hide, reveal } = startHiding(hidden);
  try {
    const calls = openCalls(words.modelFor(scope), wordingMs * words.patience);
    const { items } = await calls.ask({
      task: 'pointed',
      lines: [
        { asked: hide(weak.question), answer: hide(weak.answer) },
        ...around.map(({ asked, said }) => ({ asked: hide(asked), said: hide(said) })),
      ],
      input: trusted({ do: task }),
      shape,
      schema,
      example,
      maxOutputTokens: 120,
      splits: false,
    });
    const pointed = reveal(items[0]?.question ?? '').trim();
    const fault = pointedFault(pointed, weak, around);
    if (fault === null) return { ...weak, pointed, pointedBy: words.name };
    log.warn({ because: fault }, 'a pointed question is code’s own');
  } catch (error) {
    log.warn({ because: reasonOf(error) }, 'a pointed question is code’s own');
  }
  return weak;
}
