import { SaxesParser } from 'saxes';
import { SheetFault } from './sheet-fault.ts';
import { sheetBounds } from './sheet-limits.ts';

type Attributes = Readonly<Record<string, string>>;

/** What is done with the elements of a part, by their names without prefixes. */
type ElementHandlers = {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const pieceBytes = 64 * 1024;

/** How many elements may still be read of a file, over all its parts. */
export class ElementBudget {
  #left: number = sheetBounds.elements;

  take(): void {
    this.#left -= 1;
    if (this.#left < 0) throw new SheetFault('unpacks_too_large');
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function localNames(attributes: Attributes): Attributes {
  for (const name in attributes)
    if (name.includes(':'))
      return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [localName(key), value]));
  return attributes;
}

/**
 * Reads XML in pieces; each step of the generator is a piece that has been handled. Throws `SheetFault` for what is not well formed, entities
 * other than XML's own among it, and for more or deeper elements than a sheet has. Prefixes are cut off and not resolved: resolving one walks up
 * through all open elements, which takes time squared where they are nested.
 */
export function* readXml(
  part: Uint8Array,
  budget: ElementBudget,
  handlers: ElementHandlers,
): Generator<void> {
  const { open, text, close } = handlers;
  const parser = new SaxesParser({ xmlns: false });
  const decoder = new TextDecoder('utf-8');
  let depth = 0;
  parser.on('error', () => {
    throw new SheetFault('sheet_unreadable');
  });
  parser.on('opentag', ({ name, attributes }) => {
    budget.take();
    depth += 1;
    if (depth > sheetBounds.depth) throw new SheetFault('sheet_unreadable');
    open(localName(name), localNames(attributes));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(localName(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  for (let at = 0; at < part.length; at += pieceBytes) {
    parser.write(decoder.decode(part.subarray(at, at + pieceBytes), { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
}

/** Reads a part of XML to its end. */
export function readAll(part: Uint8Array, budget: ElementBudget, handlers: ElementHandlers): void {
  for (const _ of readXml(part, budget, handlers));
}
