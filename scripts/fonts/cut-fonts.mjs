// npm run fonts: cuts the faces of cuts.mjs out of their packages into src/web/ui/fonts. Run it when a letter or an axis is wanted.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../toolbox.mjs';
import { cuts, features } from './cuts.mjs';
import { renameFont } from './rename-font.mjs';

const require = createRequire(import.meta.url);
const subsetFont = require('subset-font');
const axisNames = Array.from({ length: 32 }, (_, index) => 256 + index);

const only = process.argv.slice(2);
for (const { file, family, from, letters, axes, features: own = features } of cuts) {
  if (only.length > 0 && !only.includes(file)) continue;
  const cut = await subsetFont(readFileSync(require.resolve(from)), letters, {
    targetFormat: 'truetype',
    keepFeatures: own,
    noHinting: true,
    preserveNameIds: axisNames,
    ...(axes ? { variationAxes: axes } : {}),
  });
  const renamed = renameFont(cut, family, from.includes('italic') ? 'Italic' : 'Regular');
  const packed = await subsetFont(renamed, undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds: axisNames,
    keepFeatures: own,
  });
  writeFileSync(join(root, 'src/web/ui/fonts', `${file}.woff2`), packed);
  console.log(`${file.padEnd(26)} ${packed.length} bytes`);
}
