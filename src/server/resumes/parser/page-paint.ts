/** Affine matrix as PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** `inner` applied first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

export type Box = { left: number; top: number; right: number; bottom: number };

/** The box around a box after a transformation. */
export function boxOf(m: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const corners = [apply(m, x0, y0), apply(m, x1, y0), apply(m, x0, y1), apply(m, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Red, green and blue, 0-255; null where a pattern or an image paints. */
export type Colour = readonly [number, number, number] | null;

export function readColour(value: unknown): Colour {
  if (typeof value !== 'string') return null;
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  return hex ? [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16), parseInt(hex[3] ?? '', 16)] : null;
}

/** An area painted on the page. A shape that is no rectangle may leave parts of its box bare. */
export type Fill = { order: number; box: Box; colour: Colour; rectangle: boolean; opaque: boolean };

const covers = (box: Box, x: number, y: number) =>
  x >= box.left - 0.5 && x <= box.right + 0.5 && y >= box.top - 0.5 && y <= box.bottom + 0.5;

const white: Colour = [255, 255, 255];

const differ = (a: Colour, b: Colour) =>
  a === null || b === null || a.some((channel, i) => Math.abs(channel - (b[i] ?? 0)) >= 20);

/** Whether text of `colour` painted as number `order` cannot be told from what lies under its middle. A page is white where nothing is painted. */
export function blendsIn(
  fills: readonly Fill[],
  colour: Colour,
  order: number,
  x: number,
  y: number,
): boolean {
  const under = fills.filter((fill) => fill.order < order && covers(fill.box, x, y));
  const solid = under.findLast((fill) => fill.rectangle && fill.opaque);
  if (differ(colour, solid?.colour ?? (solid ? null : white))) return false;
  const above = under.filter((fill) => fill !== solid && (solid === undefined || fill.order > solid.order));
  return above.every((fill) => !differ(colour, fill.colour));
}

/** Whether a solid rectangle painted later covers the whole text. */
export function isCovered(fills: readonly Fill[], order: number, text: Box): boolean {
  return fills.some(
    (fill) =>
      fill.order > order &&
      fill.rectangle &&
      fill.opaque &&
      covers(fill.box, text.left, text.top) &&
      covers(fill.box, text.right, text.bottom),
  );
}
