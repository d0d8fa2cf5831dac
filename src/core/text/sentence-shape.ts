import { tagWords } from './tag-words.ts';

/** Parts of speech of which a language has few words: they stand for themselves in a shape. */
const closed: ReadonlySet<string> = new Set(['DET', 'ADP', 'PRON', 'AUX', 'CCONJ', 'SCONJ', 'PART']);

function inflected(tag: string, key: string): string {
  if (tag === 'VERB')
    return key.endsWith('ing') ? 'Ving' : /e[dn]$/.test(key) ? 'Ved' : key.endsWith('s') ? 'Vs' : 'V';
  if (tag === 'NOUN') return /[^s]s$/.test(key) ? 'Ns' : 'N';
  return tag;
}

/** A sentence as its function words and the parts of speech between them; a row of figures is one, names are names whatever the tagger calls them. */
export function shapeOf(sentence: string): string[] {
  const shape: string[] = [];
  for (const { key, tag, named } of tagWords(sentence)) {
    if (tag === 'SPACE' || !/[\p{L}\p{N}%₹]/u.test(key)) {
      if (/^[,;:()]$/.test(key) && shape.at(-1) !== ',') shape.push(',');
    } else if (named && tag !== 'PRON') shape.push('PROPN');
    else if (closed.has(tag)) shape.push(key);
    else if (tag === 'SYM' || tag === 'NUM') {
      if (shape.at(-1) !== 'NUM') shape.push('NUM');
    } else shape.push(inflected(tag, key));
  }
  return shape;
}
