import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type AnswerLadder, type Rung, rungMarks, rungText } from '#contract/ladder.ts';
import { type ProseInput, readProse } from '#core/insight/ladder/read-prose.ts';
import type { KnownText } from '#core/insight/ladder/known-texts.ts';
import type { TopicTranscript } from '#core/scoring/assessment.ts';
import { type HiddenText, startHiding } from '#core/scoring/hidden-texts.ts';
import type { CallScope } from '#server/interviewer/language-model.ts';
import type { InsightModel } from './insight-model.ts';
import { openCalls, reasonOf } from '#server/interviewer/model-assessor/calls.ts';
import { schemaOf } from '#server/interviewer/model-assessor/prompt.ts';
import { faultIn } from '#server/interviewer/model-assessor/prose.ts';
import { itemOf, listOf, wholeNumber } from '#server/interviewer/model-assessor/reply-items.ts';
import { faultsOf, type ProseRung, verifierTask } from './verify-rungs.ts';

type Deps = { words: InsightModel; log: { warn(about: object, message: string): void } };

/** How long all calls for one ladder may take together. */
const wordingMs = 45_000;

const task = [
  'Tell the answer again at each height given, as its speaker would say it: "I", in plain spoken Indian English, 40 to 150 words each.',
  'Each height says what the rubric asks of such an answer there; it says nothing about this speaker.',
  '"said" lines are all they said, in order, each after what was "asked"; "resume" lines are their page.',
  'Make one answer at each height out of what the speaker said in these lines only. Open with what answers the question; where they put something right later, tell it right from the start.',
  'Keep as many of their own words as read well; leave out what does not belong to the question, repeat no question, and add no fact.',
  'Use no number, name, place, date, office, honour, amount or deed that is not in the lines given, and no word for things that is not there.',
  'What a height asks for and nobody said is a blank: a question in square brackets, ending in "?".',
  'Nothing on marks, chances or admission.',
].join(' ');

const item = z.object({ height: z.literal(rungMarks), text: z.string() });
const shape = listOf('rungs', itemOf({ height: wholeNumber(5, 8), text: z.string() }));
const schema = schemaOf(z.object({ rungs: z.array(item) }));
const example = {
  rungs: [
    {
      height: 5,
      text: 'I run every week, and I prepare with a plan. The last race I ran was [which one, and when?].',
    },
  ],
};

/** What else may not stand in words for a candidate, whoever found them: marks, verdicts, addresses, sore topics. */
function isUnfit(text: string, said: string): boolean {
  const topic = { answers: [{ text: said }] } as unknown as TopicTranscript;
  return faultIn(text.replace(/[[\]]/g, ' '), topic, []) !== null;
}

/**
 * The ladder in a model's words, rung by rung where plain code finds nothing invented in them (rule LADDER-2) and a second call of the model,
 * which does not know who wrote them, bears every clause out (rule LADDER-6); a rung that does not pass keeps what the rubric asks for, and the model
 * is told once what was wrong. So it is where a model fails.
 */
export async function wordRungs(
  { words, log }: Deps,
  ladder: AnswerLadder,
  {
    hidden,
    input,
    known,
    scope,
  }: {
    hidden: readonly HiddenText[];
    input: ProseInput;
    /** All that is known, as the models are shown it. */
    known: readonly KnownText[];
    scope: CallScope;
  },
): Promise<AnswerLadder> {
  const hiding = startHiding(hidden);
  const calls = openCalls(words.modelFor(scope), wordingMs, () => randomBytes(9).toString('hex'));
  const worded = new Map<number, Rung>();
  const faults = new Map<number, string>();
  const said = input.texts.join('\n');
  const ask = async (rungs: readonly Rung[]): Promise<void> => {
    const { items } = await calls.ask({
      task: 'ladder',
      lines: [
        { asked: hiding.hide(ladder.question), answer: hiding.hide(ladder.answer) },
        ...known.map(({ by, asked, said: words }) =>
          by === 'turn'
            ? { asked: hiding.hide(asked ?? ''), said: hiding.hide(words) }
            : { resume: hiding.hide(words) },
        ),
        ...rungs.map(({ mark, parts }) => ({ height: mark, asks: hiding.hide(rungText(parts)) })),
      ],
      input: {
        do: task,
        heights: rungs.map(({ mark }) => ({ height: mark, wrong: faults.get(mark) ?? null })),
      },
      shape,
      schema,
      example,
      maxOutputTokens: 100 + 320 * rungs.length,
      splits: false,
    });
    const found = new Map<number, Rung>();
    const prose: ProseRung[] = [];
    for (const rung of rungs) {
      const text = hiding.reveal(items.find(({ height }) => height === rung.mark)?.text ?? '');
      const read = readProse(text, input);
      if (!read.ok) faults.set(rung.mark, hiding.hide(read.fault));
      else if (isUnfit(text, said)) faults.set(rung.mark, 'not for candidates');
      else {
        found.set(rung.mark, { ...rung, parts: read.parts, wordedBy: 'model' });
        prose.push({ mark: rung.mark, text: read.text, suspicions: read.suspicions });
      }
    }
    if (prose.length === 0) return;
    const verdicts = await calls.ask(verifierTask(prose, known, hiding));
    for (const [mark, fault] of faultsOf(verdicts, prose, known, hiding)) {
      const rung = found.get(mark);
      if (rung && fault === null) worded.set(mark, rung);
      else faults.set(mark, hiding.hide(fault ?? ''));
    }
  };
  try {
    await ask(ladder.rungs);
    const left = ladder.rungs.filter(({ mark }) => !worded.has(mark));
    if (left.length > 0) await ask(left);
  } catch (error) {
    log.warn({ because: reasonOf(error) }, 'a ladder keeps rungs without a model');
  }
  return {
    ...ladder,
    rungs: ladder.rungs.map((rung) => worded.get(rung.mark) ?? rung),
    model: worded.size > 0 ? words.name : null,
  };
}
