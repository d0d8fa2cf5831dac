import { oneOf, raw } from '#core/text/lexicon.ts';
/** How a figure is put: from one value to another, by a rate, an amount of money, a percentage, or a count of things. */
type FigureShape = 'change' | 'rate' | 'amount' | 'share' | 'count';

const stops = oneOf(
  'by|from|to|across|through|in|for|with|of|on|at|using|and|via|that|which|within|over|per|during',
  'who|into|while|under|than|against|between|worth|were|was|as|after|before|since|until|when',
  'serving|reducing|cutting|saving|led|raised|collected|handled',
);
const stop = new RegExp(raw`(?:^|\s+)${stops}\b.*$`, 'i');
const verb =
  /^(?:(?:and|by|then|successfully|also|further)\s+)*(?:\p{L}+ly\s+)?(?:\p{L}+(?:ed|ing)|cut|led|grew|built|won|ran|rose|saw|drove|brought|took|made|oversaw|held|kept|sold|met|set)\s+/iu;
const effects = oneOf(
  'reducing|cutting|increasing|improving|saving|boosting|raising|lowering|decreasing|growing',
  'achieving|generating|driving|enhancing|accelerating|shortening|bringing|delivering|reduced',
  'increased|improved',
);
const effect = new RegExp(raw`^.*\b${effects}\s+(?=\p{L})`, 'iu');
const article = /^(?:the|a|an|its|their|our|my|total|overall)\s+/i;
const loneVerb = /(?:ed|ing)$|^(?:cut|led|grew|won|sold|made|met|ran|found|saw|rose|got|held)$/i;

/** A plain noun phrase of at most seven words, or nothing. */
function phraseOf(text: string): string {
  const words = text
    .replace(/^\d[\d,.]*\+?\s+/, '')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .split(/\s+/);
  const first = words[0] ?? '';
  return first === '' || words.length > 7 || (words.length === 1 && loneVerb.test(first))
    ? ''
    : words.join(' ');
}

function wordsAfter(text: string, mayBelong: boolean): string {
  const rest = text.trimStart().replace(/[;,.()|:].*$/, '');
  const owned = mayBelong ? rest.replace(/^(?:worth\s+)?of\s+/i, '') : rest;
  return phraseOf(owned.replace(article, '').replace(stop, ''));
}

function wordsBefore(text: string, shape: FigureShape): string {
  const link = /\s(by|to|of|worth|at|up to|around|nearly|over|about|with|for)?\s?$/i.exec(text);
  const body = text.slice(0, link?.index ?? text.length);
  const joints = shape === 'change' ? /[;,|():]|\s(?:and|while|by)\s/i : /[;,|():]|\s(?:and|while|by|to)\s/i;
  const last = body.split(joints).at(-1)?.trim() ?? '';
  const owner =
    link?.[1]?.toLowerCase() === 'of'
      ? (last.split(/\s(?:on|with|in|at|for|across)\s/i).at(-1) ?? last)
      : last;
  const lead = owner.replace(effect, '');
  const noun = (lead === owner ? owner.replace(verb, '') : lead).replace(article, '');
  return phraseOf(
    shape === 'change' ? noun.replace(/\s+(?:of|in|across|for|at)\s.*$/i, '') : noun.replace(stop, ''),
  );
}

/** What a figure in a line measures: the words before a change, a rate or an amount, those after a count or a share; empty when no plain noun stands there. */
export function nounOf(text: string, index: number, length: number, shape: FigureShape): string {
  const before = () => wordsBefore(text.slice(0, index), shape);
  const after = (mayBelong: boolean) => wordsAfter(text.slice(index + length), mayBelong);
  if (shape === 'count') return after(false) || before();
  if (shape === 'share') return after(true) || before();
  return before() || after(shape === 'amount');
}
