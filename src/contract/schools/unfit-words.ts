/** Why a panel does not say something, as what a sentence goes on with: "A panel does not say this: it praises." */
export const unfitWords = {
  empty: 'there are no words in it',
  not_english: 'it is not in English',
  instruction_leak: 'it has brackets of a pattern or words of an instruction',
  banned_topic: 'it touches what nobody may be asked',
  praise: 'it praises',
  score_talk: 'it speaks of scores',
  coaching: 'it tells how to answer',
  markup: 'it has an address or marks of print',
  persona: 'it is out of the part of a panellist',
  invented_fact: 'it claims a fact that nobody at the table knows',
} as const;
export type UnfitReason = keyof typeof unfitWords;

export const isUnfitReason = (text: unknown): text is UnfitReason =>
  typeof text === 'string' && Object.hasOwn(unfitWords, text);
