import type { StandingClaim } from '#contract/ledger.ts';
import type { Claim } from '#core/claims/claim.ts';
import { exchangesAbout, stepsOf } from './exchanges-about.ts';
import { isSaid } from './ledger-claims.ts';
import { ledgerSources, type LedgerInput } from './ledger-sources.ts';
import { shownClaim } from './shown-claim.ts';
import { inOrder, isShown, type Row } from './shown-rows.ts';
import { questionsOf, type Spoken, type Statement } from './spoken-of.ts';
import type { Stated } from './stated.ts';

/**
 * Every claim of resume and interview as plain code reads it: those that came up, with the questions and answers about them, and those of the resume
 * that no question touched. What became of one it does not judge (rules LEDGER-1, LEDGER-7, LEDGER-14). The same for the same log; nothing of turns
 * that are never scored, of distress or of gibberish.
 */
export function claimStandings(input: LedgerInput): StandingClaim[] {
  const { exchanges, known, again, stated } = ledgerSources(input);
  const statements = new Map(stated.map(({ said: { statement } }) => [statement.key, statement]));
  const spoken = questionsOf([...statements.values()], exchanges);
  const onResume = [...statements.values()].flatMap(({ by, figures }) => (by === 'resume' ? figures : []));
  const othersOf = (statement: Statement, own: readonly Spoken[]) => {
    const others = [...spoken].flatMap(([key, all]) => {
      const other = statements.get(key);
      return other && other !== statement && other.by === 'resume' ? [{ other, all }] : [];
    });
    return {
      beside: others
        .filter(({ all }) => all.some(({ exchange }) => own.some((one) => one.exchange === exchange)))
        .map(({ other }) => other),
      asked: new Set(others.flatMap(({ all }) => all.map(({ exchange }) => exchange))),
    };
  };
  const ids = new Set<string>();
  const rows = stated.flatMap(({ claim, said }): Row[] => {
    const { statement, from } = said;
    const own = (spoken.get(statement.key) ?? []).filter((one) => isOfClaim(one, claim, said));
    const about = exchangesAbout(statement, own, othersOf(statement, own), exchanges);
    if (statement.by === 'turn' && about.length === 0) return [];
    const standing = about.length > 0 ? 'left_open' : 'untested';
    const shown = shownClaim(
      { claim, said },
      standing,
      stepsOf(about),
      null,
      again.get(claim.id) ?? [],
      known,
    );
    if (!shown) return [];
    const row = { claim, said, shown };
    const seen = [shown.id, `${statement.key} ${from}`];
    if (seen.some((one) => ids.has(one)) || !isShown(row, onResume, known, exchanges)) return [];
    for (const one of seen) ids.add(one);
    return [row];
  });
  return inOrder(rows).map(({ shown }) => shown);
}

/** Of what was said a question takes up the figures it names. */
const isOfClaim = ({ named, sure }: Spoken, claim: Claim, { statement, figure }: Stated): boolean =>
  statement.by === 'resume' || (!isSaid(claim) && sure && named.some(({ start }) => start === figure?.start));
