import { describe, expect, test } from 'vitest';
import type { Matrix } from './page-paint.ts';
import { type DecodedPicture, greyPage } from './page-picture.ts';

/** A picture of two by two, black above left. */
const bits: DecodedPicture = { width: 2, height: 2, kind: 1, data: Uint8Array.of(0b01_000000, 0b11_000000) };
const colours: DecodedPicture = { width: 2, height: 1, kind: 2, data: Uint8Array.of(255, 0, 0, 0, 0, 0) };
const upright: Matrix = [100, 0, 0, -100, 0, 100];

/** The shades in the middle of the page's four quarters: above left, above right, below left, below right. */
function quarters(picture: DecodedPicture, place: Matrix): number[] {
  const { width, height, grey } = greyPage(100, 100, [{ picture, place }]);
  const at = (x: number, y: number) => grey[Math.floor(y * height) * width + Math.floor(x * width)] ?? -1;
  return [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)];
}

describe('a page in shades of grey', () => {
  test.each<[string, DecodedPicture, Matrix, number[]]>([
    ['of bits', bits, upright, [0, 255, 255, 255]],
    ['turned by a quarter', bits, [0, 100, 100, 0, 0, 0], [255, 0, 255, 255]],
    [
      'on the left half alone',
      { ...bits, data: Uint8Array.of(0, 0) },
      [50, 0, 0, -100, 0, 100],
      [0, 255, 0, 255],
    ],
    ['in colours', colours, upright, [76, 0, 76, 0]],
    ['without an area', bits, [0, 0, 0, 0, 0, 0], [255, 255, 255, 255]],
  ])('a picture %s', (_what, picture, place, shades) => {
    expect(quarters(picture, place)).toEqual(shades);
  });

  test('what is see-through leaves the page white, and strips lie side by side', () => {
    const clear: DecodedPicture = { width: 1, height: 1, kind: 3, data: Uint8Array.of(0, 0, 0, 0) };
    expect(quarters(clear, upright)).toEqual([255, 255, 255, 255]);
    const black: DecodedPicture = { width: 1, height: 1, kind: 1, data: Uint8Array.of(0) };
    const strips = [0, 50].map((top) => ({ picture: black, place: [100, 0, 0, -50, 0, top + 50] as Matrix }));
    expect(greyPage(100, 100, strips).grey.every((shade) => shade === 0)).toBe(true);
  });

  test.each([
    [10, 2_000],
    [3_000, 3_000],
    [9_000, 3_500],
  ])('a picture of %i pixels makes a page of %i', (side, longest) => {
    const picture = { width: side, height: 1, kind: 1, data: new Uint8Array(Math.ceil(side / 8)) };
    expect(greyPage(50, 100, [{ picture, place: [100, 0, 0, -1, 0, 1] }]).height).toBe(longest);
  });
});
