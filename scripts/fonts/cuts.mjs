// Which letters and axes of the three faces the product ships. `npm run fonts` cuts them; src/web/ui/fonts.css names the files.
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));

const fraunces = (subset, style) =>
  `@fontsource-variable/fraunces/files/fraunces-${subset}-opsz-${style}.woff2`;
const figtree = (subset, style) => `@fontsource-variable/figtree/files/figtree-${subset}-wght-${style}.woff2`;
const kalam = (subset) => `@fontsource/kalam/files/kalam-${subset}-300-normal.woff2`;

/** What our own words are made of: ASCII and the marks of careful type. */
const plain = `${range(0x20, 0x7e)}\u00a0§©·×–—‘’“”•…−`;
/** What else people type: é, ñ, ü, °, €, the quotes of other languages. */
const western = Array.from(`${range(0xa1, 0xac)}${range(0xae, 0xff)}ıŒœ‚„‹›€™`)
  .filter((letter) => !plain.includes(letter))
  .join('');
/** Indian names in Latin letters and those of central Europe: ā, ś, č; as far as each face has them. */
const figtreeExtended = [
  [0x100, 0x113],
  [0x116, 0x127],
  [0x12a, 0x12b],
  [0x12e, 0x130],
  [0x132, 0x137],
  [0x139, 0x13e],
  [0x141, 0x148],
  [0x14a, 0x14d],
  [0x150, 0x151],
  [0x154, 0x161],
  [0x164, 0x165],
  [0x16a, 0x17e],
]
  .map(([first, last]) => range(first, last))
  .join('');
const frauncesExtended = `${range(0x100, 0x130)}${range(0x132, 0x148)}${range(0x14a, 0x151)}${range(0x154, 0x17e)}ḌḍḤḥḶḷṂṃṆṇṚṛṢṣṬṭ`;

const roman = { wght: { min: 300, max: 600 } };
const italic = { wght: 400 };
const text = { wght: { min: 400, max: 700 } };

/** Hindi, for the notice that candidates agree to: the letters of Devanagari and its marks. */
const devanagari = `${range(0x900, 0x97f)}\u200c\u200d`;

/** What forms conjuncts and puts signs in their place. */
const devanagariFeatures =
  'locl nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt kern dist abvm blwm mark mkmk ccmp rvrn'.split(
    ' ',
  );

/** `family` is the name inside the file: a changed face does not carry the name of the one it was cut from. */
export const cuts = [
  {
    file: 'display',
    family: 'Hotseat Display',
    from: fraunces('latin', 'normal'),
    letters: plain,
    axes: roman,
  },
  {
    file: 'display-western',
    family: 'Hotseat Display',
    from: fraunces('latin', 'normal'),
    letters: western,
    axes: roman,
  },
  {
    file: 'display-extended',
    family: 'Hotseat Display',
    from: fraunces('latin-ext', 'normal'),
    letters: frauncesExtended,
    axes: roman,
  },
  {
    file: 'display-rupee',
    family: 'Hotseat Display',
    from: fraunces('latin-ext', 'normal'),
    letters: '₹',
    axes: roman,
  },
  {
    file: 'display-italic',
    family: 'Hotseat Display',
    from: fraunces('latin', 'italic'),
    letters: plain,
    axes: italic,
  },
  {
    file: 'display-italic-western',
    family: 'Hotseat Display',
    from: fraunces('latin', 'italic'),
    letters: western,
    axes: italic,
  },
  {
    file: 'display-italic-extended',
    family: 'Hotseat Display',
    from: fraunces('latin-ext', 'italic'),
    letters: frauncesExtended,
    axes: italic,
  },
  { file: 'text', family: 'Hotseat Text', from: figtree('latin', 'normal'), letters: plain, axes: text },
  {
    file: 'text-western',
    family: 'Hotseat Text',
    from: figtree('latin', 'normal'),
    letters: western,
    axes: text,
  },
  {
    file: 'text-extended',
    family: 'Hotseat Text',
    from: figtree('latin-ext', 'normal'),
    letters: figtreeExtended,
    axes: text,
  },
  {
    file: 'text-rupee',
    family: 'Hotseat Text',
    from: figtree('latin-ext', 'normal'),
    letters: '₹',
    axes: text,
  },
  {
    file: 'text-italic',
    family: 'Hotseat Text',
    from: figtree('latin', 'italic'),
    letters: plain + western,
    axes: { wght: 400 },
  },
  {
    file: 'text-devanagari',
    family: 'Hotseat Text',
    from: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    letters: devanagari,
    axes: text,
    features: devanagariFeatures,
  },
  { file: 'hand', family: 'Hotseat Hand', from: kalam('latin'), letters: plain },
  { file: 'hand-western', family: 'Hotseat Hand', from: kalam('latin'), letters: western },
];

/** Kerning, ligatures, accents in their place, and figures of one width; the rest of the faces' features is left out. */
export const features = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'rvrn'];
