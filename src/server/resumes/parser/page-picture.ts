import { apply, boxOf, type Matrix } from './page-paint.ts';

/** A picture as the PDF library decodes it: 1 bit a pixel in rows of whole bytes, or 3 or 4 bytes a pixel, the fourth being opacity. */
export type DecodedPicture = { width: number; height: number; kind: number; data: Uint8Array };
/** A picture and where it lies: `place` takes the unit square, whose upper edge is the picture's first row, to points from the page's upper left corner. */
export type PlacedPicture = { picture: DecodedPicture; place: Matrix };
/** A page in shades of grey, one byte a pixel, white being 255. */
export type GreyPage = { width: number; height: number; grey: Uint8Array };

const bitsKind = 1;
/** Between these the longer side of a page is read best and quickest, in pixels: an A4 page at 170 and at 300 dots an inch. */
const shortestSide = 2_000;
const longestSide = 3_500;

function greyOf({ width, height, kind, data }: DecodedPicture): Uint8Array {
  const grey = new Uint8Array(width * height);
  if (kind === bitsKind) {
    const rowBytes = Math.ceil(width / 8);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        grey[y * width + x] = ((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
    return grey;
  }
  const channels = Math.round(data.length / (width * height));
  for (let i = 0; i < grey.length; i += 1) {
    const at = i * channels;
    const shade = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) / 256;
    const opacity = channels === 4 ? (data[at + 3] ?? 255) / 255 : 1;
    grey[i] = 255 - (255 - shade) * opacity;
  }
  return grey;
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-9) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Lays one picture on the page; each pixel of the page is the mean of `fineness` squared places of the picture, and the darker of what lies there stays. */
function lay(page: GreyPage, { picture, place }: PlacedPicture, pixelsPerPoint: number): void {
  const back = inverse(place);
  if (back === undefined) return;
  const grey = greyOf(picture);
  const { width, height } = picture;
  const box = boxOf(place, 0, 0, 1, 1);
  const fineness = Math.max(1, Math.round(width / (Math.hypot(place[0], place[1]) * pixelsPerPoint)));
  const [left, top] = [
    Math.max(0, Math.floor(box.left * pixelsPerPoint)),
    Math.max(0, Math.floor(box.top * pixelsPerPoint)),
  ];
  const right = Math.min(page.width, Math.ceil(box.right * pixelsPerPoint));
  const bottom = Math.min(page.height, Math.ceil(box.bottom * pixelsPerPoint));
  const shadeAt = (x: number, y: number): number => {
    const [u, v] = apply(back, x / pixelsPerPoint, y / pixelsPerPoint);
    const [column, row] = [u * width - 0.5, (1 - v) * height - 0.5];
    if (column < -0.5 || row < -0.5 || column > width - 0.5 || row > height - 0.5) return 255;
    const [x0, y0] = [Math.max(0, Math.floor(column)), Math.max(0, Math.floor(row))];
    const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
    const [across, down] = [Math.max(0, column - x0), Math.max(0, row - y0)];
    const upper = (grey[y0 * width + x0] ?? 255) * (1 - across) + (grey[y0 * width + x1] ?? 255) * across;
    const lower = (grey[y1 * width + x0] ?? 255) * (1 - across) + (grey[y1 * width + x1] ?? 255) * across;
    return upper * (1 - down) + lower * down;
  };
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      let sum = 0;
      for (let part = 0; part < fineness * fineness; part += 1)
        sum += shadeAt(
          x + ((part % fineness) + 0.5) / fineness,
          y + (Math.floor(part / fineness) + 0.5) / fineness,
        );
      const at = y * page.width + x;
      page.grey[at] = Math.min(page.grey[at] ?? 255, sum / (fineness * fineness));
    }
}

/** A page of `width` by `height` points with its pictures on it, as sharp as they are, within what is read well. */
export function greyPage(width: number, height: number, pictures: readonly PlacedPicture[]): GreyPage {
  const longest = Math.max(width, height);
  const sharpest = Math.max(
    ...pictures.map(({ picture, place }) => (picture.width / Math.hypot(place[0], place[1])) * longest),
  );
  const pixelsPerPoint = Math.min(longestSide, Math.max(shortestSide, sharpest)) / longest;
  const [across, down] = [Math.round(width * pixelsPerPoint), Math.round(height * pixelsPerPoint)];
  const page = { width: across, height: down, grey: new Uint8Array(across * down).fill(255) };
  for (const placed of pictures) lay(page, placed, pixelsPerPoint);
  return page;
}
