import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { shapeOf } from '#core/text/sentence-shape.ts';
import { readOwnGold } from './read-gold.ts';
import { readTranscripts } from './read-transcripts.ts';

const panelFolders = ['questions', 'wordings'];

/** Every text of five words or more that ends like a sentence, wherever it stands in a value. */
function linesIn(value: unknown, found: Set<string>, seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') {
    if (value.split(' ').length >= 5 && /[.?!]$/.test(value)) found.add(value.replace(/\{[^}]*\}/g, 'it'));
  } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
    seen.add(value);
    for (const one of value instanceof Map || value instanceof Set ? value.values() : Object.values(value))
      linesIn(one, found, seen);
  }
  return found;
}

/** What the panel may say: every line of the bank and of the wordings. */
async function panelLines(): Promise<string[]> {
  const found = new Set<string>();
  for (const folder of panelFolders) {
    const room = join(import.meta.dirname, '..', 'src', 'core', 'interview', folder);
    for (const file of readdirSync(room).sort())
      if (file.endsWith('.ts') && !file.includes('.test.'))
        linesIn({ ...((await import(join(room, file))) as object) }, found);
  }
  return [...found];
}

/** What candidates say in the part of the gold set that is there to build with; told twice, since answers are what is judged. */
function answersOf(gold: string): string[] {
  const own = readOwnGold(gold);
  const tiers = own.tiered.filter((one) => one.tier > 0).map((one) => one.answer);
  const turns = readTranscripts(gold)
    .filter((one) => one.split === 'develop')
    .flatMap((one) => one.turns.filter((turn) => turn.role === 'candidate').map((turn) => turn.text));
  const said = [...tiers, ...turns];
  return [...said, ...said];
}

const border = '|';
const least = { ones: 1, twos: 1, threes: 2 };

/** How often each shape of our own texts stands alone, after one and after two others: what `core/text/sentence-shapes.json` holds. Rows of three seen once are left out. */
export async function countShapes(gold: string): Promise<Record<keyof typeof least, string>> {
  const counts = {
    ones: new Map<string, number>(),
    twos: new Map<string, number>(),
    threes: new Map<string, number>(),
  };
  const add = (kind: keyof typeof least, ...row: readonly string[]): void => {
    const key = row.join(' ');
    counts[kind].set(key, (counts[kind].get(key) ?? 0) + 1);
  };
  for (const text of [...(await panelLines()), ...answersOf(gold)]) {
    const clean = cleanText(text).text;
    for (const { start, end } of segmentText(clean)) {
      const row = [border, border, ...shapeOf(clean.slice(start, end)), border];
      for (let at = 2; at < row.length; at += 1) {
        const [a = '', b = '', c = ''] = row.slice(at - 2, at + 1);
        add('ones', c);
        add('twos', b, c);
        add('threes', a, b, c);
      }
    }
  }
  const written = (kind: keyof typeof least): string =>
    [...counts[kind]]
      .filter(([, count]) => count >= least[kind])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([row, count]) => `${row} ${count}`)
      .join(';');
  return { ones: written('ones'), twos: written('twos'), threes: written('threes') };
}
