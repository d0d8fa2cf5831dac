import { SaxesParser } from 'saxes';
import { SheetFault } from './sheet-fault.ts';

/** What is done with the elements of a part, by their names without prefixes. */
export type ElementHandlers = {
  open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

const pieceBytes = 64 * 1024;
/** What says nothing to a reader of tables, and may be long. */
const quiet = new Map<string, string>();

/**
 * Reads XML in pieces; each step of the generator is a piece that has been handled. Throws `SheetFault` for what is not well formed; entities
 * other than XML's own are that.
 */
export function* readXml(part: Uint8Array, handlers: ElementHandlers): Generator<void> {
  const parser = new SaxesParser({ xmlns: true });
  const decoder = new TextDecoder('utf-8');
  parser.on('error', () => {
    throw new SheetFault('sheet_unreadable');
  });
  parser.on('opentag', ({ local, attributes }) => {
    const given = Object.values(attributes);
    handlers.open(
      local,
      given.length === 0 ? quiet : new Map(given.map(({ local: name, value }) => [name, value])),
    );
  });
  parser.on('closetag', ({ local }) => handlers.close(local));
  parser.on('text', (text) => handlers.text(text));
  parser.on('cdata', (text) => handlers.text(text));
  for (let at = 0; at < part.length; at += pieceBytes) {
    parser.write(decoder.decode(part.subarray(at, at + pieceBytes), { stream: true }));
    yield;
  }
  parser.write(decoder.decode()).close();
}
