/** Red, green, blue and opacity of each pixel, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** The picture at most `side` pixels wide and high, each new pixel the mean of those it covers, as far as they can be seen through. */
export function shrinkPixels(from: Pixels, side: number): Pixels {
  const scale = Math.min(1, side / Math.max(from.width, from.height));
  if (scale === 1) return from;
  const width = Math.max(1, Math.round(from.width * scale));
  const height = Math.max(1, Math.round(from.height * scale));
  const data = new Uint8Array(width * height * 4);
  const [columns, rows] = [spans(from.width, width), spans(from.height, height)];
  rows.forEach((row, y) =>
    columns.forEach((column, x) => data.set(meanOf(from, column, row), (y * width + x) * 4)),
  );
  return { width, height, data };
}

type Span = readonly { at: number; weight: number }[];

/** Which of `many` each of `few` covers, and how much of it. */
function spans(many: number, few: number): Span[] {
  const step = many / few;
  return Array.from({ length: few }, (_, n) => {
    const [from, to] = [n * step, (n + 1) * step];
    const first = Math.floor(from);
    const count = Math.min(many, Math.ceil(to - 1e-9)) - first;
    return Array.from({ length: count }, (__, k) => {
      const at = first + k;
      return { at, weight: Math.min(at + 1, to) - Math.max(at, from) };
    });
  });
}

function meanOf({ width, data }: Pixels, columns: Span, rows: Span): [number, number, number, number] {
  let [red, green, blue, seen, all] = [0, 0, 0, 0, 0];
  for (const row of rows)
    for (const column of columns) {
      const at = (row.at * width + column.at) * 4;
      const weight = row.weight * column.weight;
      const opaque = weight * (data[at + 3] ?? 0);
      red += opaque * (data[at] ?? 0);
      green += opaque * (data[at + 1] ?? 0);
      blue += opaque * (data[at + 2] ?? 0);
      seen += opaque;
      all += weight;
    }
  if (seen === 0) return [0, 0, 0, 0];
  return [Math.round(red / seen), Math.round(green / seen), Math.round(blue / seen), Math.round(seen / all)];
}
