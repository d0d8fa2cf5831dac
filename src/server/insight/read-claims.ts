import { z } from 'zod';
import { type StandingClaim, standings } from '#contract/ledger.ts';
import type { LedgerInput } from '#core/insight/ledger/ledger-sources.ts';
import type { ReadRow } from '#core/insight/ledger/reading/check-rows.ts';
import { together } from '#core/insight/ledger/reading/settle-rows.ts';
import type { ShownExchange } from '#core/insight/ledger/reading/shown-claims.ts';
import { type HiddenText, type Hiding, startHiding } from '#core/scoring/hidden-texts.ts';
import type { WorkPlace } from '#server/feedback/scoring-work.ts';
import type { LanguageModel } from '#server/interviewer/language-model.ts';
import { trusted } from '#core/prompt/own-words.ts';
import type { DataLine } from '#core/prompt/prompt.ts';
import { openCalls } from '#server/interviewer/model-assessor/calls.ts';
import { schemaOf } from '#server/interviewer/model-assessor/prompt.ts';
import { itemOf, listOf, wordOf } from '#server/interviewer/model-assessor/reply-items.ts';
import { judgingExample, judgingTask, readingExample, readingTask } from './claim-prompts.ts';

/** How long both calls for one ledger may take together. */
const readingMs = 100_000;
/** Rows of no interview are more. */
const mostRows = 60;

const names = ['corrected', 'taken_back', 'in_conflict', 'shaken', 'defended', 'spoken_about'] as const;
const standing = wordOf(standings, [
  ['taken_back', 'collapsed'],
  ['withdrawn', 'collapsed'],
  ['spoken_about', 'left_open'],
  ['conflict', 'in_conflict'],
]);

const listed = (value: unknown): unknown[] => [value].flat();
/** Numbers in any notation: [3, "Q4"], "3, 4" or 3. */
const numbers = z.preprocess(
  (value) =>
    listed(value).flatMap((one) =>
      typeof one === 'string' || typeof one === 'number'
        ? (`${one}`.match(/\d{1,3}/g) ?? []).map(Number)
        : [],
    ),
  z.array(z.number().int()),
);
const texts = z.preprocess(
  (value) =>
    listed(value).flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [`${one}`] : [])),
  z.array(z.string()),
);
const words = z.preprocess((value) => value ?? '', z.string());

const readRow = itemOf({ of: z.string(), said: words, standing, exchanges: numbers, figures: texts, words });
/** A row that says nothing of both is spoken about at the most; it is not asked for again. */
const both = wordOf(together).nullable().catch(null);
const judgedRow = itemOf({ row: z.coerce.number().int(), about: numbers, standing, both });
const list = z.array(z.number());
const readSchema = schemaOf(
  z.object({
    rows: z.array(
      z.object({
        of: z.string(),
        said: z.string(),
        standing: z.enum(names),
        exchanges: list,
        figures: z.array(z.string()),
        words: z.string(),
      }),
    ),
  }),
);
const judgeSchema = schemaOf(
  z.object({
    rows: z.array(
      z.object({
        row: z.number(),
        about: list,
        both: z.enum(together).nullable(),
        standing: z.enum(names),
      }),
    ),
  }),
);

const hiddenLine = ({ number, turns }: ShownExchange, { hide }: Hiding): DataLine =>
  Object.fromEntries([
    ['exchange', `Q${number}`],
    ...turns.map(({ by, text }, at) => {
      const name = by === 'panel' ? 'asked' : 'answer';
      const nth = turns.slice(0, at).filter((one) => one.by === by).length;
      return [nth === 0 ? name : `${name}${nth + 1}`, hide(text)];
    }),
  ]);

/**
 * An interview's claims as a model reads them and then judges them blind, checked by code (rules LEDGER-15 to LEDGER-17); who the candidate is, is
 * taken out before. Throws ModelFailure.
 */
export async function readClaims(
  { model, place, patience }: { model: LanguageModel; place: WorkPlace; patience: number },
  input: LedgerInput,
  hidden: readonly HiddenText[],
): Promise<StandingClaim[]> {
  const hiding = startHiding(hidden);
  const calls = openCalls(model, readingMs * patience);
  const toRead = await place.do('claimsToRead', input);
  const read = await calls.ask({
    task: 'claims',
    lines: [
      ...toRead.lines.map(({ ref, text }) => ({ [ref]: hiding.hide(text) })),
      ...toRead.exchanges.map((one) => hiddenLine(one, hiding)),
    ],
    input: trusted({ do: readingTask }),
    shape: listOf('rows', readRow),
    schema: readSchema,
    example: readingExample,
    maxOutputTokens: 200 + 90 * Math.min(mostRows, toRead.statements),
    splits: false,
  });
  const rows = read.items
    .slice(0, mostRows)
    .map((row): ReadRow => ({ ...row, said: hiding.reveal(row.said), words: hiding.reveal(row.words) }));
  const toJudge = await place.do('ledgerToJudge', input, rows);
  if (toJudge.rows.length === 0) return place.do('ledgerRead', input, rows, []);
  const judged = await calls.ask({
    task: 'judge',
    lines: [
      ...toJudge.rows.map(({ row, claim, also, exchanges }) => ({
        row,
        claim: hiding.hide(claim),
        ...(also === undefined ? {} : { also: hiding.hide(also) }),
        exchanges,
      })),
      ...toJudge.exchanges.map((one) => hiddenLine(one, hiding)),
    ],
    input: trusted({ do: judgingTask }),
    shape: listOf('rows', judgedRow),
    schema: judgeSchema,
    example: judgingExample,
    maxOutputTokens: 200 + 40 * toJudge.rows.length,
    splits: false,
  });
  return place.do('ledgerRead', input, rows, judged.items);
}
