import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

const find = createRequire(import.meta.url);
const rupeeSign = 'U+20B9';

/** What the pages of a stand-in are set in: the product's own faces, and their rupee sign from the extended files. */
const faces = [
  { family: 'Fraunces', weights: '100 900', file: 'fraunces-latin-opsz-normal.woff2', range: null },
  { family: 'Fraunces', weights: '100 900', file: 'fraunces-latin-ext-opsz-normal.woff2', range: rupeeSign },
  { family: 'Figtree', weights: '300 900', file: 'figtree-latin-wght-normal.woff2', range: null },
  { family: 'Figtree', weights: '300 900', file: 'figtree-latin-ext-wght-normal.woff2', range: rupeeSign },
] as const;

const folder = '/typefaces/';

/** The rules that name the faces, for a page on the origin that serves them. */
export const typefaceRules = faces
  .map(
    ({ family, weights, file, range }) =>
      `@font-face{font-family:${family};font-weight:${weights};font-display:swap;src:url("${folder}${file}") format("woff2")${range ? `;unicode-range:${range}` : ''}}`,
  )
  .join('\n');

/** Answers a GET for one of the faces or for their rules; false when `path` is neither, or its package is not installed. */
export function serveTypeface(path: string, response: ServerResponse): boolean {
  const found = path === `${folder}typefaces.css` ? typefaceRules : readFace(path);
  if (found === null) return false;
  response
    .writeHead(200, {
      'content-type': typeof found === 'string' ? 'text/css; charset=utf-8' : 'font/woff2',
      'cache-control': 'max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    .end(found);
  return true;
}

function readFace(path: string): Buffer | null {
  const face = faces.find(({ file }) => path === `${folder}${file}`);
  if (!face) return null;
  try {
    return readFileSync(find.resolve(`@fontsource-variable/${face.family.toLowerCase()}/files/${face.file}`));
  } catch {
    return null;
  }
}
