// Draws the picture each public page has where it is shared, and the icons, into the folder given. Run by the build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths, publicPaths } from '../../src/contract/paths.ts';
import { pictureAddress } from '../../src/web/content/picture-address.ts';
import { root } from '../toolbox.mjs';
import { linesOfPath } from './lines.mjs';
import { Sheet } from './sheet.mjs';
import { openTypeface } from './typeface.mjs';

/** The light half of tokens.css. */
const paper = '#f7f1e6';
const inks = { ink: '#211d19', 'ink-2': '#574e44', margin: '#dd9f93', pen: '#4f46e5', brand: '#6366f1' };

/** What is said on each picture: the words in print, the last line of which is underlined, and the pen's note in the margin. */
const words = {
  [paths.landing]: ['Take the hot seat\nbefore it counts', 'the evening\nbefore'],
  [paths.pricing]: ['Pick your edge', 'what it costs'],
  [paths.enterprise]: ['A first interview\nfor every applicant', 'for schools'],
  [paths.schoolsApi]: ['The API for schools', 'for programs'],
  [paths.signIn]: ['Sign in and\ntake your seat', 'come in'],
  [paths.terms]: ['Terms and\nConditions', 'plain words'],
  [paths.privacy]: ['Privacy Policy', 'not sold,\nnot shared'],
  [paths.contactUs]: ['Questions,\nand our answers', 'ask away'],
  [paths.updates]: ['Latest Updates', 'what is new'],
  [paths.shippingPolicy]: ['Shipping Policy', 'no parcels'],
  [paths.cancellationRefunds]: ['Cancellation\nand Refunds', 'about money'],
};
const foot = 'A mock interview for MBA admissions. The panel has read your resume.';

const folder = process.argv[2];
const save = (address, sheet) => {
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sheet.png());
};

const logo = readFileSync(join(root, 'src/web/site/public/favicon.svg'), 'utf8');
const [chair, cushion] = [...logo.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

function drawLogo(sheet, x, y, size) {
  const place = ([px, py]) => [x + (px * size) / 64, y + (py * size) / 64];
  sheet.stroke(linesOfPath(chair, place), (7 * size) / 64, 'ink');
  sheet.stroke(linesOfPath(cushion, place), (7 * size) / 64, 'brand');
}

function icon(size, share) {
  const sheet = new Sheet(size, size, paper, inks);
  const logoSize = size * share;
  drawLogo(sheet, (size - logoSize) / 2, (size - logoSize) / 2, logoSize);
  return sheet;
}

const display = openTypeface('./fonts/picture-display.woff2');
const text = openTypeface('./fonts/picture-text.woff2');
const hand = openTypeface('@fontsource/kalam/files/kalam-latin-300-normal.woff2');

const left = 318;
const tight = -0.026;

function picture([headline, note]) {
  const sheet = new Sheet(1200, 630, paper, inks);
  const lines = headline.split('\n');
  const widest = Math.max(...lines.map((line) => display.width(line, 1, tight)));
  const size = Math.min(112, (1200 - left - 72) / widest);
  const last = 352 + (lines.length - 1) * size * 0.52;
  for (const x of [262, 268])
    sheet.stroke(
      [
        [
          [x, -2],
          [x, 632],
        ],
      ],
      2,
      'margin',
    );
  drawLogo(sheet, 62, 64, 92);
  sheet.fill(display.outlines('Hotseat', 50, left, 128, tight), 'ink');
  lines.forEach((line, i) => {
    const baseline = last - (lines.length - 1 - i) * size * 1.04;
    sheet.fill(display.outlines(line, size, left, baseline, tight), 'ink');
  });
  underline(sheet, display.width(lines.at(-1), size, tight), last + size * 0.3);
  note.split('\n').forEach((line, i) => {
    const first = last - (lines.length - 1) * size * 1.04 - size * 0.2;
    sheet.fill(hand.outlines(line, 34, 238 - hand.width(line, 34), first + i * 42), 'pen');
  });
  sheet.fill(text.outlines(foot, 25, left, 566), 'ink-2');
  return sheet;
}

/** The stroke of the pen under what counts, as tokens.css has it: 180 by 8. */
function underline(sheet, width, y) {
  const place = ([px, py]) => [left + (px * width) / 180, y + (py - 4) * 2.2];
  sheet.stroke(
    linesOfPath('M0 4.6c22 -1.8 40 1 64 0c24 -1 46 -1.6 66 -.4c20 1.2 36 1 50 .4', place),
    6,
    'brand',
  );
}

for (const path of publicPaths) save(pictureAddress(path), picture(words[path]));
save('icons/192.png', icon(192, 0.8));
save('icons/512.png', icon(512, 0.8));
save('icons/maskable-512.png', icon(512, 0.56));
save('icons/touch-180.png', icon(180, 0.72));
