import { z } from 'zod';
import type { RungMark } from '#contract/ladder.ts';
import type { KnownText } from '#core/insight/ladder/known-texts.ts';
import type { Suspicion, SuspicionKind } from '#core/insight/ladder/misplaced-claims.ts';
import { doers, faultInClause, findings, type Verdict } from '#core/insight/ladder/read-verdicts.ts';
import { type ToldClause, toldClauses } from '#core/insight/ladder/told-clauses.ts';
import type { Hiding } from '#core/scoring/hidden-texts.ts';
import { schemaOf, type ScoringTask } from '#server/interviewer/model-assessor/prompt.ts';
import { itemOf, listOf, wholeNumber, wordOf } from '#server/interviewer/model-assessor/reply-items.ts';

/** A rung in a model's words that holds nothing invented, and what plain code suspects in it. */
export type ProseRung = { mark: RungMark; text: string; suspicions: readonly Suspicion[] };

/** A clause by its number in the request: one that comes again after the same words keeps its number. */
type Numbered = ToldClause & { no: number; suspicions: readonly Suspicion[] };

const task = [
  'The texts are all that is known of a candidate: answers, each with what was asked, and lines of the resume.',
  'The rungs are versions of one answer, written by somebody else, cut into numbered clauses. Check every clause hard: does it tell what the candidate told, and nothing more?',
  'A clause is "said" only if somebody who heard the candidate would agree with all of it:',
  'the same doer (not a team, a boss, a friend or the panel told as "I", nor "I" told as they), the same deed, the same thing it was done to or said of,',
  'the same figure of the same thing and with the same unit, the same place, office and rank, the same order, time and cause,',
  'as certain as it was ("would", "might", "planned", "I think", "nearly", "not yet" are no facts), as many as they were ("most" is not "all"), help named where it was had, and what was denied still denied.',
  'Words such as "because", "so", "then", "after", "only", "alone" and "first" say something too, also of the clause before: check that they were said or plainly follow.',
  'Other words for the same thing are fine, and so is leaving things out, as long as what is left does not mislead.',
  'A question in square brackets is a blank and tells nothing.',
  'Answer for every clause number: "finding" is "said"; "otherwise" where something in it was told differently; "nobody" where something in it was told nowhere;',
  '"joins" where it states nothing at all, or leaves it to a blank.',
  'Where it is "said": "text" is the number of the text that says it, "words" are the few words there that bear it out,',
  'copied exactly and in one piece, from the answer and never from what was asked, "by" is who did it by those words: "i", "we", "other" or "nobody".',
  'Give a clause two entries where its facts stand in two places. Otherwise "text" is the text it goes against, or 0, and "words" are those it goes against, or empty.',
  '"suspected" lists what a simple program took a clause for. It is often wrong. Look there again, and decide yourself.',
].join(' ');

/** What a verifier is told of a suspicion. */
const suspicionWords: Record<SuspicionKind, string> = {
  reversed: 'may tell the opposite of what was said, or what was denied',
  whose: 'may be an act of somebody else, or one that was only supposed',
  untold: 'may be an act that nobody told',
  elsewhere: 'may tell it of another place',
  figure: 'may give a figure of something else than it was said of',
  office: 'may claim an office that was not held, or not there',
  alone: 'may say that it was done alone where others helped',
  everybody: 'may say it of all or of none where nobody did',
  planned: 'may tell what was only planned or expected as what was',
  turned: 'may tell a change in another direction, or of other values',
  measure: 'may give a figure another unit',
  part: 'may tell a part as the whole, or the whole as a part',
};

const item = z.object({
  clause: z.number().int(),
  finding: z.enum(findings),
  text: z.number().int(),
  words: z.string(),
  by: z.enum(doers),
});
const mostTexts = 999;
const shape = listOf(
  'clauses',
  itemOf({
    clause: wholeNumber(1, mostTexts),
    finding: wordOf(findings),
    text: z.preprocess((value) => value ?? 0, wholeNumber(0, mostTexts)),
    words: z.preprocess((value) => value ?? '', z.string()),
    by: z.preprocess((value) => value ?? 'nobody', wordOf(doers)),
  }),
);
const schema = schemaOf(z.object({ clauses: z.array(item) }));
const example = {
  clauses: [
    { clause: 1, finding: 'said', text: 2, words: 'I run on most Sundays', by: 'i' },
    { clause: 2, finding: 'otherwise', text: 2, words: 'my brother had found the coach', by: 'other' },
    { clause: 3, finding: 'joins', text: 0, words: '', by: 'nobody' },
  ],
};

type Verified = { rungs: { mark: RungMark; clauses: readonly Numbered[] }[]; count: number };

function numbered(rungs: readonly ProseRung[]): Verified {
  const numbers = new Map<string, number>();
  const told = rungs.map(({ mark, text, suspicions }) => {
    let before = '';
    const clauses = toldClauses(text).map((clause): Numbered => {
      const key = `${before}\n${clause.text}`;
      const no = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, no);
      before = clause.text;
      const here = suspicions.filter(({ start, end }) => start < clause.end && clause.start < end);
      return { ...clause, no, suspicions: here };
    });
    return { mark, clauses };
  });
  return { rungs: told, count: numbers.size };
}

/** The request that lets a model check rungs clause by clause against all that is known; it is not told who wrote them. */
export function verifierTask(
  prose: readonly ProseRung[],
  known: readonly KnownText[],
  hiding: Hiding,
): ScoringTask<z.infer<typeof shape>> {
  const { rungs, count } = numbered(prose);
  return {
    task: 'verify',
    lines: [
      ...known.map(({ by, asked, said }, at) =>
        by === 'turn'
          ? { text: at + 1, asked: hiding.hide(asked ?? ''), answer: hiding.hide(said) }
          : { text: at + 1, resume: hiding.hide(said) },
      ),
      ...rungs.map(({ mark, clauses }) => ({
        rung: mark,
        clauses: clauses.map(({ no, text, suspicions }) => ({
          clause: no,
          told: hiding.hide(text),
          ...(suspicions.length > 0 && {
            suspected: suspicions.map(({ kind, words }) => `“${hiding.hide(words)}” ${suspicionWords[kind]}`),
          }),
        })),
      })),
    ],
    input: { do: task, clauses: count },
    shape,
    schema,
    example,
    maxOutputTokens: 200 + 80 * count,
    splits: false,
  };
}

/** Why each rung may not stand, by a verifier's reply; null where it may: every clause has to be borne out (rule LADDER-6). */
export function faultsOf(
  reply: z.infer<typeof shape>,
  prose: readonly ProseRung[],
  known: readonly KnownText[],
  hiding: Hiding,
): Map<RungMark, string | null> {
  return new Map(
    numbered(prose).rungs.map(({ mark, clauses }) => {
      const faults = clauses.flatMap((clause, at) => {
        const verdicts = reply.items
          .filter((one) => one.clause === clause.no)
          .map((one): Verdict => ({ ...one, words: hiding.reveal(one.words) }));
        const before = clauses.slice(Math.max(0, at - 2), at).map(({ text }) => text);
        const fault = faultInClause(clause, verdicts, { before: before.join(' '), known });
        return fault === null ? [] : [`“${clause.text}”: ${fault}`];
      });
      return [mark, faults[0] ?? null];
    }),
  );
}
