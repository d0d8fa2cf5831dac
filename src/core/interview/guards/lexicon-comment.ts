import { lexicon, raw } from '#core/text/lexicon.ts';

/** A comment that supposes something. */
export const supposes = lexicon('open', [{ phrase: raw`^(?:(?:and|but|so|now|then),? )?(?:suppose|imagine|assume|say|if|picture|let)\b`, example: 'Now imagine a strike.', not: 'I suppose so.' }]);

/** Words for asking, hearing and stopping somebody, which are no thought of them. */
const dealing = 'ask|asked|hear|heard|gave|give|stop|press|interrupt|follow|believe|let|tell|told|take|took|want|wanted';
const toWhat = 'at|in|on|to|as|with|below|above|for|off|up|down|behind|ahead|out|into|after|before|than|by|from|over|under|about|like|so|very|even|is|are|can|could';

/** What the panel thinks of somebody, and what is to become of them. */
export const thoughtsOfYou = lexicon('open', [
  {
    phrase: raw`\b(?:i|we)(?:['’]\w+)?\b(?! (?:\w+ ){0,2}(?:${dealing}) you\b)[^.?!]*\byou\b(?=[.,;:!]|$| (?:${toWhat})\b)`,
    example: 'I put you at seven.',
    not: 'I heard you on the plant.',
  },
  {
    phrase: raw`\b(?:will|would|won['’]t|wouldn['’]t|cannot|can['’]t|could|should|must)\b[^.?!]*\byou\b(?! (?:say|said|mean|meant|did|do|have|had|want|need)\b)`,
    example: 'That will not carry you far.',
    not: 'That would be what you meant.',
  },
]);
