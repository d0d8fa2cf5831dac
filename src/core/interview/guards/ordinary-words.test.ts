import { describe, expect, it } from 'vitest';
import { ordinaryLines } from '#core/interview/testing/ordinary-lines.ts';
import { findBannedTopic } from './banned-topics.ts';
import { bannedInsults } from './lexicon-banned-insults.ts';
import { bannedPolitics } from './lexicon-banned-politics.ts';
import { bannedSexual, bannedThreats } from './lexicon-banned-threats.ts';
import { bannedTraits } from './lexicon-banned-traits.ts';
import { bannedVerdicts } from './lexicon-banned-verdicts.ts';
import { ownTraits } from './lexicon-own-traits.ts';

const entries = [
  bannedTraits,
  ownTraits,
  bannedInsults,
  bannedPolitics,
  bannedThreats,
  bannedSexual,
  bannedVerdicts,
].flatMap((lexicon) => lexicon.entries);
const questionsOf = (row: string): string[] => row.split(/(?<=\?)\s/);

describe('words of ordinary life (rule GUARD-2)', () => {
  it('stand in three innocent questions for every entry of a word list', () => {
    expect(Object.keys(ordinaryLines).toSorted()).toEqual(entries.map(({ example }) => example).toSorted());
    for (const [example, row] of Object.entries(ordinaryLines))
      expect(questionsOf(row).length, example).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.values(ordinaryLines).flatMap(questionsOf))('may be said: %s', (text) =>
    expect(findBannedTopic(text)).toBeNull(),
  );
});

describe('the same words turned on the candidate, or on people for what they are, are never said', () => {
  it.each([
    'Which caste are your people?',
    'Does caste explain your marks?',
    'You studied the caste survey. Which caste are you, then?',
    'Did religion teach you that, as a Hindu?',
    'Your temple comes before your work. Is it so?',
    'Do you go to the temple before an exam?',
    'You sold flowers at the mosque. Do you pray there?',
    'You run a women’s group. Being a woman, was it easy?',
    'You cook with women and order men. Which are you?',
    'Men lift, women sort. What are you?',
    'As the only girl on the floor, who listened to you?',
    'Would a woman have asked for the raise?',
    'Are women any good at the lathe?',
    'Your mother ran the shop. Do the women in your house work, too?',
    'Did your wife agree to the move?',
    'You print wedding cards. When will you marry?',
    'You opened a maternity ward. Do you want children?',
    'You measured babies. When will you have a baby?',
    'Was it easy for a woman?',
    'You sold fairness cream. With your complexion?',
    'You tested hearing. Is your hearing fine?',
    'Did your disability slow the trek?',
    'You train accents. Where is your accent from?',
    'You taught in the mother tongue. What is your mother tongue?',
    'Is your father rich, or who paid?',
    'You collected in the slum. Are you from a slum?',
    'Did the quota let you in?',
    'Through which quota did you come?',
    'Are your dealers Dalits?',
    'Did the tribals pay you?',
    'You counted garbage. Your plan is garbage. Why?',
    'The monkeys took the cables, you monkey. Who paid?',
    'You are the monkey here. Who paid?',
    'Who sells it, honey?',
    'Illiterate, are you?',
    'You studied the election. Whom did you vote for?',
    'Which party do you vote for?',
    'Is the ruling party good for milk?',
    'We will blacklist you. What then?',
    'You look attractive. Who chose it?',
    'Go home. Who is next?',
  ])('%s', (text) => expect(findBannedTopic(text)).not.toBeNull());
});
