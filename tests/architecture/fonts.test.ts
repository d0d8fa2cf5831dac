import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFontFaces, undrawn } from '#tests/fixtures/font-faces.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const faces = readFontFaces();
const [display, text, hand] = ['Hotseat Display', 'Hotseat Text', 'Hotseat Hand'];

/** What the pages say, and what the panel says in the room; not what is listened for. */
const sources = globSync(
  [
    'src/web/**/*.{ts,tsx,css}',
    'src/contract/**/*.ts',
    'src/core/interview/questions/*.ts',
    'src/core/interview/wordings/*.ts',
    'src/core/interview/follow-up/{word-follow-up,nearer-questions}.ts',
  ],
  { cwd: root },
).filter((file) => !/\.test\.tsx?$|shorten-phrase/.test(file));

/** Hindi is set in the text face, headings too (web/ui/notice/notice.css). */
const withoutHindi = (words: string): string => words.replaceAll(/[\u0900-\u097f]/g, '');

const names = 'Anaïs D’Souza, José Núñez, Śrīrāma Kṛṣṇa, Añjalī Ṭhākur, Āditya Bhaṭṭa, Ḍīvā';

describe('the faces of the pages', () => {
  it.each([display, text])('%s draws every letter of our own texts', (family = '') => {
    expect(sources.length).toBeGreaterThan(150);
    const missing = sources.flatMap((file) =>
      undrawn(
        family === display
          ? withoutHindi(readFileSync(join(root, file), 'utf8'))
          : readFileSync(join(root, file), 'utf8'),
        family,
        faces,
      ).map((letter) => `${letter} ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('the faces draw Indian and western names as people spell them', () => {
    expect(undrawn(names, display ?? '', faces)).toEqual([]);
    expect(undrawn('Zoë Núñez, Āditī, Śrīrāma', text ?? '', faces)).toEqual([]);
  });

  it.each(faces)('$file draws all it is asked for and carries the name of its family', (face) => {
    expect([...face.asked].filter((code) => !face.drawn.has(code))).toEqual([]);
    expect(face.nameInFile).toBe(face.family);
  });

  it('what every page fetches stays small', () => {
    const size = (file: string) => faces.find((face) => face.file === `fonts/${file}.woff2`)?.bytes;
    expect(size('display')).toBeLessThan(44_000);
    expect(size('display-italic')).toBeLessThan(31_000);
    expect(size('text')).toBeLessThan(12_000);
    expect(size('hand')).toBeLessThan(9_000);
    expect(size('text-devanagari')).toBeLessThan(72_000);
    expect(faces.some(({ family }) => family === hand)).toBe(true);
  });
});
