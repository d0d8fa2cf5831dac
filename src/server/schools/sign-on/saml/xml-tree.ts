import { SaxesParser } from 'saxes';

/** An element with what it says; one that holds others says nothing itself. */
export type XmlElement = {
  uri: string;
  local: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  text: string;
};

const deepest = 40;
/** A response goes on to a library whose time grows with the square of these; the largest groups of people have some hundred values. */
const most = {
  strict: { elements: 1_000, attributes: 3_000 },
  other: { elements: 20_000, attributes: 40_000 },
};

export class XmlRefused extends Error {}

const refuse = (what: string) => (): never => {
  throw new XmlRefused(what);
};

/**
 * Reads a document into a tree. Throws XmlRefused for what is not well formed, for a document type, and so for every entity but XML's own. `strict`
 * refuses comments, instructions and CDATA too: they are cut out of what is signed, and readers differ about the text around them.
 */
export function readXmlTree(xml: string, { strict }: { strict: boolean }): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: { element: XmlElement; children: XmlElement[]; text: string[] }[] = [];
  let root: XmlElement | null = null;
  const bounds = strict ? most.strict : most.other;
  const count = { elements: 0, attributes: 0 };
  parser.on('error', refuse('not well formed'));
  parser.on('doctype', refuse('document type'));
  if (strict) {
    parser.on('comment', refuse('comment'));
    parser.on('processinginstruction', refuse('instruction'));
    parser.on('cdata', refuse('CDATA'));
  } else parser.on('cdata', (text) => open.at(-1)?.text.push(text));
  parser.on('text', (text) => open.at(-1)?.text.push(text));
  parser.on('opentag', ({ uri, local, attributes }) => {
    const given = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    count.elements += 1;
    count.attributes += given.length;
    const isLarge = count.elements > bounds.elements || count.attributes > bounds.attributes;
    if (isLarge || open.length >= deepest) throw new XmlRefused('too large');
    const children: XmlElement[] = [];
    const element = { uri, local, attributes: new Map(given), children, text: '' };
    open.at(-1)?.children.push(element);
    open.push({ element, children, text: [] });
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    if (closed.children.length === 0) closed.element.text = closed.text.join('');
    if (open.length === 0) root = closed.element;
  });
  parser.write(xml).close();
  if (!root) throw new XmlRefused('nothing in it');
  return root;
}

/** An element and all below it. */
export function* withAllBelow(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* withAllBelow(child);
}

/** The children of an element by namespace and name. */
export const childrenOf = (element: XmlElement | undefined, uri: string, local: string): XmlElement[] =>
  element?.children.filter((child) => child.uri === uri && child.local === local) ?? [];
