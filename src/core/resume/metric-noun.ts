import { oneOf, raw } from '#core/text/lexicon.ts';
/** How a figure is put: from one value to another, by a rate, an amount of money, a sum (`1.2 lakh`) of money or of things, a percentage, or a count of things. */
type FigureShape = 'change' | 'rate' | 'amount' | 'sum' | 'share' | 'count';

const stops = oneOf(
  'by|from|to|across|through|in|for|with|of|on|at|using|and|via|that|which|within|over|per|during',
  'every|each|who|into|while|under|than|against|between|worth|were|was|as|after|before|since|until|when',
  'serving|reducing|cutting|saving|led|raised|collected|handled',
);
const stop = new RegExp(raw`(?:^|\s+)${stops}\b.*$`, 'i');
const verb = new RegExp(
  raw`^(?:(?:and|by|then|successfully|also|further)\s+)*(?:\p{L}+ly\s+)?${oneOf(
    raw`\p{L}+(?:ed|ing)|cut|led|grew|built|won|ran|rose|saw|drove|brought|took|made|oversaw|held|kept|sold|met|set|wrote|found|got`,
    'gave|began|taught|spent|paid|drew|sent|bought|run|write|find|handle|manage|prepare|make|process|serve|support|oversee',
  )}\s+`,
  'iu',
);
const effects = oneOf(
  'reducing|cutting|increasing|improving|saving|boosting|raising|lowering|decreasing|growing',
  'achieving|generating|driving|enhancing|accelerating|shortening|bringing|delivering|reduced',
  'increased|improved',
);
const effect = new RegExp(raw`^.*\b${effects}\s+(?=\p{L})`, 'iu');
const article = /^(?:the|a|an|its|their|our|my|total|overall)\s+/i;
const loneVerb = /(?:ed|ing)$|^(?:cut|led|grew|won|sold|made|met|ran|found|saw|rose|got|held)$/i;

/** "Turnover grew from": the verb behind what is measured. */
const wentThere =
  /\s+(?:grew|rose|fell|went|going|increased|decreased|dropped|declined|improved|reduced|came down|up|down)$/i;

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

/** "young officers and NCOs": a second noun right behind the first is counted with it, where a clause or a joining word ends it. */
const twoNouns = new RegExp(
  raw`^((?:[\p{L}-]+\s+){1,3}and\s+(?!(?:reports|runs|leads|manages|handles|prepares|works|helps|makes|keeps|gives|writes|has|does)\b)[\p{L}-]+s)(?=\s*$|\s+${stops}\b)`,
  'iu',
);

function wordsAfter(text: string, mayBelong: boolean): string {
  const rest = text.trimStart().replace(/[;,.()|:].*$/, '');
  const owned = mayBelong ? rest.replace(/^(?:worth\s+)?of\s+/i, '') : rest;
  const told = owned.replace(article, '');
  const both = twoNouns.exec(told)?.[1];
  return phraseOf(both !== undefined && !stopsBeforeAnd(both) ? both : told.replace(stop, ''));
}

/** Whether another joining word stands before the "and". */
const stopsBeforeAnd = (text: string): boolean => stop.test(text.slice(0, text.search(/\s+and\s/i)));

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
  const noun = (lead === owner ? owner.replace(verb, '') : lead).replace(article, '').replace(wentThere, '');
  return phraseOf(
    shape === 'change' ? noun.replace(/\s+(?:of|in|across|for|at)\s.*$/i, '') : noun.replace(stop, ''),
  );
}

/** What a figure in a line measures: the words before a change, a rate or an amount, those after a count or a share; empty when no plain noun stands there. */
export function nounOf(text: string, index: number, length: number, shape: FigureShape): string {
  const before = () => wordsBefore(text.slice(0, index), shape);
  const after = (mayBelong: boolean) => wordsAfter(text.slice(index + length), mayBelong);
  if (shape === 'count') return after(false) || before();
  if (shape === 'share' || shape === 'sum') return after(true) || before();
  return before() || after(shape === 'amount');
}
