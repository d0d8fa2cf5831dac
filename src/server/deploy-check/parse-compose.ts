export type Yaml = string | Yaml[] | { [key: string]: Yaml };

type Line = { number: number; indent: number; text: string };
const key = /^([\w.-]+|<<):(?:\s+(.*))?$/;

/**
 * Reads the part of YAML that compose.yaml is written in: maps and lists by indentation, lists in brackets, quoted and plain words, anchors
 * and merges. Every word stays a string. Throws with the line's number on anything else, so that nothing is read otherwise than Compose does.
 */
export function parseCompose(text: string): Yaml {
  const lines = text.split('\n').flatMap((raw, at): Line[] => {
    const bare = withoutComment(raw).trimEnd();
    const words = bare.trimStart();
    return words === '' ? [] : [{ number: at + 1, indent: bare.length - words.length, text: words }];
  });
  const reader = new Reader(lines);
  const found = reader.block(0);
  reader.expectEnd();
  return found;
}

function withoutComment(line: string): string {
  const found = /^(?:[^"'#]|"[^"]*"|'[^']*'|(?<=\S)#)*/.exec(line);
  return found?.[0] ?? '';
}

class Reader {
  readonly #lines: Line[];
  readonly #anchors = new Map<string, Yaml>();

  constructor(lines: Line[]) {
    this.#lines = lines;
  }

  expectEnd(): void {
    const [line] = this.#lines;
    if (line) throw unread(line);
  }

  /** The map or list whose lines stand at this indentation. */
  block(indent: number): Yaml {
    return this.#lines[0]?.text.startsWith('- ') ? this.#list(indent) : this.#map(indent);
  }

  #list(indent: number): Yaml[] {
    const items: Yaml[] = [];
    for (let line = this.#at(indent); line?.text.startsWith('- '); line = this.#at(indent)) {
      const item = line.text.slice(2).trim();
      if (key.test(item)) {
        this.#lines[0] = { ...line, indent: indent + 2, text: item };
        items.push(this.#map(indent + 2));
      } else {
        this.#lines.shift();
        items.push(this.#word(item, line));
      }
    }
    return items;
  }

  #map(indent: number): { [key: string]: Yaml } {
    const own: { [key: string]: Yaml } = {};
    let merged: { [key: string]: Yaml } = {};
    for (let line = this.#at(indent); line; line = this.#at(indent)) {
      const [, name = '', rest = ''] = key.exec(line.text) ?? [];
      if (name === '' || name in own) throw unread(line);
      this.#lines.shift();
      const value = this.#value(rest, line);
      if (name !== '<<') own[name] = value;
      else if (typeof value === 'object' && !Array.isArray(value)) merged = { ...merged, ...value };
      else throw unread(line);
    }
    return { ...merged, ...own };
  }

  #value(rest: string, line: Line): Yaml {
    const [, anchor, words = ''] = /^(?:&([\w-]+)\s*)?(.*)$/.exec(rest) ?? [];
    const value = words === '' ? this.#below(line) : this.#word(words, line);
    if (anchor) this.#anchors.set(anchor, value);
    return value;
  }

  #below(line: Line): Yaml {
    const [next] = this.#lines;
    if (!next || next.indent <= line.indent) throw unread(line);
    return this.block(next.indent);
  }

  #word(words: string, line: Line): Yaml {
    if (words === '{}') return {};
    if (words.startsWith('*')) {
      const value = this.#anchors.get(words.slice(1));
      if (value === undefined) throw unread(line);
      return value;
    }
    if (words.startsWith('[') && words.endsWith(']'))
      return words
        .slice(1, -1)
        .split(/,\s*/)
        .map((word) => plain(word, line));
    return plain(words, line);
  }

  #at(indent: number): Line | null {
    const [line] = this.#lines;
    if (!line || line.indent < indent) return null;
    if (line.indent > indent) throw unread(line);
    return line;
  }
}

function plain(words: string, line: Line): string {
  const quoted = /^"([^"\\]*)"$|^'([^']*)'$/.exec(words);
  if (quoted) return quoted[1] ?? quoted[2] ?? '';
  if (/^["'{[>|&*!%@`]|: |\s#/.test(words)) throw unread(line);
  return words;
}

const unread = ({ number }: Line): Error => new Error(`line ${number} cannot be read`);
