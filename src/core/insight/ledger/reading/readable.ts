import type { Mention } from '#core/text/find-mentions.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { Exchange } from '../asked-and-answered.ts';
import { isAssumed } from '../known-claims.ts';
import { ledgerSources, type LedgerInput, type LedgerSources, type StatedClaim } from '../ledger-sources.ts';
import { kin } from '../shown-rows.ts';
import { aboutOf, type Statement } from '../spoken-of.ts';
import { sentencesOf } from '../turn-words.ts';
import { absoluteClaims } from './absolute-claims.ts';
import { saidClaim } from './said-claim.ts';

/** A line of the resume (R1 …) or a sentence of an answer (S1 …) that may be a claim, with the claims that stand in it. */
export type ReadableStatement = {
  ref: string;
  statement: Statement;
  claims: readonly StatedClaim[];
  /** Nobody took it up: it is there to be held against other answers. */
  isUnasked: boolean;
};

/** A question with all that was said to it, by its number in what a model reads. */
export type ReadableExchange = { number: number; exchange: Exchange };

/** All that a reading of claims is made of (rule LEDGER-15). */
export type Readable = {
  sources: LedgerSources;
  statements: readonly ReadableStatement[];
  exchanges: readonly ReadableExchange[];
};

/** So many questions later what was said is still what is taken up. */
const soonAfter = 2;

/** The lines and sentences of an interview that may be claims, and its exchanges, each with its number; the same for the same log. */
export function readableClaims(input: LedgerInput): Readable {
  const sources = ledgerSources(input);
  const { known } = sources;
  const exchanges = sources.exchanges
    .filter(({ asked, answer }) => answer !== null && !isAssumed(asked))
    .map((exchange, at) => ({ number: at + 1, exchange }));
  const groups = new Map<string, StatedClaim[]>();
  for (const one of [...sources.stated, ...takenUp(exchanges, sources)]) {
    const { key } = one.said.statement;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const isNamesAlone = (claims: readonly StatedClaim[]): boolean =>
    claims.every(({ claim }) => claim.kind === 'name');
  const unasked = absoluteClaims(exchanges, sources).filter(({ said }) =>
    isNamesAlone(groups.get(said.statement.key) ?? []),
  );
  for (const one of unasked) groups.set(one.said.statement.key, [one]);
  const read = new Set(exchanges.flatMap(({ exchange }) => exchange.turns.map(({ id }) => id)));
  const isReadable = ({ statement }: StatedClaim['said'], claims: readonly Claim[]): boolean => {
    if (statement.by === 'resume') return !isWho(claims, known.facts);
    const isRead = claims.some(({ sources: [one] }) => one?.by === 'turn' && read.has(one.turnId));
    return isRead && claims.some(({ kind }) => kind !== 'name') && !kin.test(statement.text);
  };
  const found = [...groups.values()].flatMap((group) => {
    const [statement] = group
      .map(({ said }) => said.statement)
      .toSorted((one, other) => other.text.length - one.text.length);
    // What leans on the sentence before is one statement with it, wherever in it a figure stands.
    const claims = group.map(({ claim, said }) => ({
      claim,
      said: { ...said, statement: statement ?? said.statement },
    }));
    const [first] = claims;
    if (
      !first ||
      !isReadable(
        first.said,
        claims.map(({ claim }) => claim),
      )
    )
      return [];
    return [
      { statement: first.said.statement, claims, isUnasked: group.every((one) => unasked.includes(one)) },
    ];
  });
  const lines = found
    .filter(({ statement }) => statement.by === 'resume')
    .toSorted((a, b) => lineOf(a.statement) - lineOf(b.statement))
    .map((one, at) => ({ ref: `R${at + 1}`, ...one }));
  const sentences = found
    .filter(({ statement }) => statement.by === 'turn')
    .toSorted((a, b) => a.statement.at - b.statement.at || startOf(a.claims) - startOf(b.claims))
    .map((one, at) => ({ ref: `S${at + 1}`, ...one }));
  return { sources, statements: [...lines, ...sentences], exchanges };
}

const lineOf = ({ key }: Statement): number => Number(/^line (\d+)/.exec(key)?.[1] ?? 0);

/** Where the first of these claims stands in its turn. */
const startOf = (claims: readonly StatedClaim[]): number =>
  Math.min(
    ...claims.map(
      ({
        claim: {
          sources: [one],
        },
      }) => (one?.by === 'turn' ? one.start : 0),
    ),
  );

const who: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'place']);
const isWho = (claims: readonly Claim[], facts: LedgerSources['known']['facts']): boolean =>
  claims.every(({ sources }) =>
    sources.every((one) => one.by === 'resume' && who.has(facts.get(one.factId)?.kind ?? '')),
  );

/** Sentences without a figure that a question takes up by their words, or soon after says a telling word of. */
function takenUp(exchanges: readonly ReadableExchange[], { stated, known }: LedgerSources): StatedClaim[] {
  const isStated = ({ id }: Turn, { start, end }: Mention): boolean =>
    stated.some(
      ({
        claim: {
          kind,
          sources: [one],
        },
      }) => kind !== 'name' && one?.by === 'turn' && one.turnId === id && one.start < end && start < one.end,
    );
  const asked = exchanges.map(({ exchange }) => exchange.asked);
  const telling = asked.map(({ text }) => aboutOf(text).telling);
  return exchanges.flatMap(({ exchange }, at) =>
    exchange.turns.flatMap((turn) => {
      if (turn.role !== 'candidate') return [];
      return sentencesOf(turn.text).flatMap((sentence) => {
        const own = [...aboutOf(sentence.text).telling.keys()];
        const isHooked = asked.some(
          ({ hook }) => hook?.turnId === turn.id && sentence.text.includes(hook.quote),
        );
        const isNamed = telling
          .slice(at + 1, at + 1 + soonAfter)
          .some((words) => own.some((stem) => words.has(stem) && !telling[at]?.has(stem)));
        if ((!isHooked && !isNamed) || own.length < 2 || isStated(turn, sentence)) return [];
        return saidClaim(turn.id, sentence, known) ?? [];
      });
    }),
  );
}
