import { markWords, readByWords, standingWords, stepWords } from '#contract/ledger-words.ts';
import { exchangesOf, type LedgerRow, ledgerRows } from '#contract/ledger-rows.ts';
import { type ShownClaim, type Standing, standings } from '#contract/ledger.ts';
import { formatClock } from '#contract/time.ts';
import type { Turn } from '#contract/transcript.ts';
import type { ReportBlock, ReportSection } from '#server/feedback/report/report-section.ts';
import { moreOf, shortQuote } from '#server/feedback/report/shorten.ts';
import { shortAnswer } from './short-answer.ts';

/** So many claims are printed, with so many of the questions about each and those that decide, and so much of what was said besides its figures and concessions. */
const mostClaims = 5;
const mostExchanges = 2;
const quoteChars = 160;

/** A claim with one of these needs a look; they stand weakest first. Code judges none: there it is what they asked about (rule LEDGER-1). */
const needsLook: ReadonlySet<Standing> = new Set(['collapsed', 'in_conflict', 'shaken', 'corrected']);
const cameUp: ReadonlySet<Standing> = new Set(['left_open']);
const isSpokenOf = ({ standing }: ShownClaim): boolean => standing !== 'untested';

/** The claims that need a look as a section of a report, the others counted; null where nothing settled any (rules LEDGER-7, REPORT-4). */
export function ledgerSection(
  claims: readonly ShownClaim[],
  transcript: readonly Turn[],
  readBy: string | null,
): ReportSection | null {
  if (!claims.some((claim) => isSpokenOf(claim) || claim.mark)) return null;
  const rows = ledgerRows(claims);
  const wanted = readBy === null ? cameUp : needsLook;
  const look = standings
    .flatMap((standing) => rows.filter((row) => row.standing === standing))
    .filter((row) => wanted.has(row.standing) || row.claims.some(({ mark }) => mark));
  const rest = look.length - mostClaims;
  return {
    title: 'Your claims',
    blocks: [
      {
        kind: 'small',
        text: `${readByWords(readBy)} It says nothing about who is right.`,
      },
      small(counted(rows, look, readBy)),
      ...look.slice(0, mostClaims).flatMap((row) => rowBlocks(row, transcript)),
      ...(rest > 0 ? [small(`${moreOf(rest, 'claim')} ${restWords(rest, readBy)}.`)] : []),
    ],
  };
}

const restWords = (rest: number, readBy: string | null): string =>
  readBy === null ? 'that came up' : `that ${rest === 1 ? 'needs' : 'need'} a look`;

const small = (text: string): ReportBlock => ({ kind: 'small', text });

function rowBlocks(
  { against, claims, pieces, standing, steps }: LedgerRow,
  transcript: readonly Turn[],
): ReportBlock[] {
  const at = (turnId: string): string => {
    const turn = transcript.find(({ id }) => id === turnId);
    return turn ? ` (${formatClock(turn.startedAtMs)})` : '';
  };
  const statement = pieces.map(({ text }) => text).join('');
  const all = exchangesOf(steps);
  const decisive = all.filter(({ decides }) => decides);
  const wanted = new Set([...decisive, ...all.slice(-1), ...all.slice(0, 1)].slice(0, mostExchanges));
  const printed = all.filter((one) => wanted.has(one));
  const left = all.length - printed.length;
  const figures = pieces.flatMap(({ text, claim }) => (claim ? [text] : []));
  return [
    { kind: 'heading', text: statement, beside: standingWords[standing].name },
    ...(figures.length > 0 && figures.join('') !== statement
      ? [small(`${figures.length === 1 ? 'The figure' : 'The figures'}: ${figures.join(', ')}`)]
      : []),
    ...(against
      ? [
          small(
            `Against ${against.turnId === null ? 'your resume' : 'your answer'}: ${shortQuote(against.words, quoteChars)}${at(against.turnId ?? '')}`,
          ),
        ]
      : []),
    ...printed.flatMap(({ asked, answers }) =>
      [...(asked ? [asked] : []), ...answers].map(({ kind, turnId, quote }) =>
        small(`${stepWords[kind]}: ${shortAnswer(quote, quoteChars)}${at(turnId)}`),
      ),
    ),
    ...(left > 0 ? [small(`${moreOf(left, 'question')} about it.`)] : []),
    ...claims.flatMap((claim) =>
      claim.mark ? [small(`You corrected this: it is ${claim.mark.correct}. ${markWords(claim)}`)] : [],
    ),
  ];
}

/** The claims that are not printed, by their standing. */
function counted(rows: readonly LedgerRow[], look: readonly LedgerRow[], readBy: string | null): string {
  const others = rows.filter((row) => !look.includes(row));
  const kinds = standings.flatMap((standing) => {
    const count = others.filter((row) => row.standing === standing).length;
    return count > 0 ? [`${count} ${standingWords[standing].name.toLowerCase()}`] : [];
  });
  const none =
    look.length === 0 && readBy !== null ? 'No claim was taken back, in conflict, shaken or corrected. ' : '';
  return kinds.length === 0
    ? `${none}These are all that were found.`
    : `${none}The others stand in your feedback: ${kinds.join(', ')}.`;
}
