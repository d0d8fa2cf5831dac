/** The lightest and the darkest things a school's colours stand on: our page and our sheet, by day and by night (`web/ui/tokens.css`). */
export const grounds = {
  light: ['#f7f1e6', '#fdfaf4'],
  dark: ['#15120f', '#1e1a16'],
} as const;
export type Theme = keyof typeof grounds;

/** What a colour must reach to be read as words, and to be seen as a line, an outline or a large heading (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastContrast = { words: 4.5, shapes: 3 } as const;

type Channels = readonly [number, number, number];

/** `#rgb` or `#rrggbb` as three numbers from 0 to 255; throws for anything else. */
function channelsOf(colour: string): Channels {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  const parts = (long ?? short)
    ?.slice(1)
    .map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16));
  if (!parts) throw new RangeError(`${colour} is not a colour.`);
  return parts as unknown as Channels;
}

const hexOf = (channels: Channels): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, whichever is the lighter. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const leastOn = (colour: string, theme: Theme): number =>
  Math.min(...grounds[theme].map((ground) => contrastOf(colour, ground)));

/** The colour mixed with black or white, in parts of 255. */
function mixed(colour: string, towards: 0 | 255, part: number): string {
  return hexOf(
    channelsOf(colour).map((value) => value + ((towards - value) * part) / 255) as unknown as Channels,
  );
}

/** The first tint towards black (on light) or white (on dark) that can be read as words there: the colour itself where it can. */
function nearestPassing(colour: string, theme: Theme): string {
  const towards = theme === 'light' ? 0 : 255;
  const tints = Array.from({ length: 256 }, (_, part) => mixed(colour, towards, part));
  return (
    tints.find((tint) => leastOn(tint, theme) >= leastContrast.words) ?? hexOf([towards, towards, towards])
  );
}

type ColourCheck = {
  /** As `#rrggbb`. */
  colour: string;
  /** On the ground of the theme on which it is seen worst. */
  themes: Record<Theme, { contrast: number; asWords: boolean; asShapes: boolean; nearest: string }>;
  /** The words on a button of this colour. */
  onColour: { ink: '#ffffff' | '#000000'; contrast: number };
};

/** What a school's colour can be used for by day and by night, and the nearest tint that passes where it does not (rule SCHOOL-59). */
export function checkColour(given: string): ColourCheck {
  const colour = hexOf(channelsOf(given));
  const on = (theme: Theme) => {
    const contrast = leastOn(colour, theme);
    return {
      contrast,
      asWords: contrast >= leastContrast.words,
      asShapes: contrast >= leastContrast.shapes,
      nearest: nearestPassing(colour, theme),
    };
  };
  const white = contrastOf(colour, '#ffffff');
  const black = contrastOf(colour, '#000000');
  return {
    colour,
    themes: { light: on('light'), dark: on('dark') },
    onColour: white >= black ? { ink: '#ffffff', contrast: white } : { ink: '#000000', contrast: black },
  };
}
