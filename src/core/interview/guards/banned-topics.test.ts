import { describe, expect, it } from 'vitest';
import { findBannedTopic } from './banned-topics.ts';
import { bannedInsults } from './lexicon-banned-insults.ts';
import { bannedPolitics } from './lexicon-banned-politics.ts';
import { bannedSexual, bannedThreats } from './lexicon-banned-threats.ts';
import { bannedTraits } from './lexicon-banned-traits.ts';
import { ownTraits } from './lexicon-own-traits.ts';
import { bannedVerdicts } from './lexicon-banned-verdicts.ts';

describe.each([
  ['protected_trait', bannedTraits],
  ['protected_trait', ownTraits],
  ['politics', bannedPolitics],
  ['person', bannedInsults],
  ['threat', bannedThreats],
  ['sexual', bannedSexual],
  ['verdict', bannedVerdicts],
] as const)('the lexicon of %s', (kind, { entries }) => {
  it.each(entries.map(({ example }) => example))('never: %s', (text) =>
    expect(findBannedTopic(text)?.kind).toBe(kind),
  );
  it.each(entries.flatMap(({ not = [] }) => not))('may be said: %s', (text) =>
    expect(findBannedTopic(text)).toBeNull(),
  );
});

describe('what a panellist may never say', () => {
  it.each([
    ['protected_trait', 'Which caste are you from?'],
    ['protected_trait', 'Did you get in through reservation?'],
    ['protected_trait', 'Are you in the general category?'],
    ['protected_trait', 'Do you pray every day?'],
    ['protected_trait', 'As a commerce girl, can you do quant?'],
    ['protected_trait', 'Your husband earns, so why work?'],
    ['protected_trait', 'When will you settle down?'],
    ['protected_trait', 'Is your disability a problem in the plant?'],
    ['protected_trait', 'Your accent is hard to follow. Repeat.'],
    ['protected_trait', 'How much does your father earn: what is his family income?'],
    ['protected_trait', 'Which ca\u200bste are you from?'],
    ['politics', 'Whom did you vote for, if not the BJP?'],
    ['politics', 'What are your political views?'],
    ['person', 'That was stupid. Why?'],
    ['person', 'You are lying. Which is it?'],
    ['person', 'You would never make it in my firm. Why try?'],
    ['sexual', 'Do you date? You look sexy.'],
    ['verdict', 'You will not get in: you are rejected.'],
    ['verdict', 'What do you think your chances are?'],
  ] as const)('%s: %s', (kind, text) => {
    expect(findBannedTopic(text)?.kind).toBe(kind);
  });

  it.each([
    'Which race condition did the test find?',
    'What is your product category, by size?',
    'You read The Hindu every day. What did you disagree with?',
    'Your marks went from 93% in Class XII to 71%. What happened?',
    'Who lost because of that rule?',
    'Where would you never compromise?',
    'What did you get out of it?',
    'Puja led the team with you. Who decided?',
  ])('may be said: %s', (text) => {
    expect(findBannedTopic(text)).toBeNull();
  });
});
