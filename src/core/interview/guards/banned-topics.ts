import { bannedInsults } from './lexicon-banned-insults.ts';
import { bannedPolitics } from './lexicon-banned-politics.ts';
import { bannedSexual, bannedThreats } from './lexicon-banned-threats.ts';
import { bannedTraits } from './lexicon-banned-traits.ts';
import { ownTraits } from './lexicon-own-traits.ts';
import { bannedVerdicts } from './lexicon-banned-verdicts.ts';
import { asRead, unmasked } from '#core/text/as-read.ts';

type BannedKind = 'protected_trait' | 'politics' | 'person' | 'threat' | 'sexual' | 'verdict';
type BannedTopic = { kind: BannedKind; word: string };

/** In the order in which a text is named for what it holds. */
const lexicons = [
  ['protected_trait', bannedTraits],
  ['protected_trait', ownTraits],
  ['politics', bannedPolitics],
  ['person', bannedInsults],
  ['threat', bannedThreats],
  ['sexual', bannedSexual],
  ['verdict', bannedVerdicts],
] as const;

/** The Hindu is a newspaper, a god of small things a novel: titles that hold a banned word but are no talk about people. */
const harmless = /\bThe Hindu\b|\bHindustan\b|\bBusinessman\b/g;

/** Banned words that are likely to be cut in two by a space to hide them. */
const cutWords =
  `idiot stupid moron pathetic loser fuck bitch bastard retard caste religion muslim dalit brahmin disabled pregnant married
  rejected selected bjp`.split(/\s+/);
const cut = new RegExp(`\\b(?:${cutWords.map((word) => Array.from(word).join(' ?')).join('|')})s?\\b`, 'gi');

/**
 * The first thing in a text that a panellist may never say, in either style and about anyone: protected traits, the candidate's politics,
 * insults and threats to the person, sexual talk, verdicts on admission (rule GUARD-2), however they are spelled. Errs on the side of
 * silence; null when clean.
 */
export function findBannedTopic(text: string): BannedTopic | null {
  const read = asRead(text.replace(harmless, ' '));
  const plain = unmasked(read).replace(cut, (word) => word.replaceAll(' ', ''));
  for (const reading of plain === read ? [read] : [read, plain]) {
    for (const [kind, { pattern }] of lexicons) {
      const found = pattern.exec(reading);
      if (found) return { kind, word: found[0] };
    }
  }
  return null;
}
