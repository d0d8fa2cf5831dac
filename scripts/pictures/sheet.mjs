// A sheet of paper to fill shapes on with ink, and its PNG. Enough of a drawing program for flat pictures, so that building needs no other.
import { crc32, deflateSync } from 'node:zlib';

/** Steps from bare paper to full ink; with at most 17 inks the picture needs one byte a pixel. */
const shades = 15;

export class Sheet {
  /** `inks` are colours by name as "#rrggbb"; what is drawn later covers what was drawn before, where it is darker. */
  constructor(width, height, paper, inks) {
    Object.assign(this, { width, height, paper, inks, names: Object.keys(inks) });
    this.pixels = new Uint8Array(width * height);
  }

  /** Fills closed outlines, each a list of [x, y] in pixels, by the non-zero rule. */
  fill(outlines, ink) {
    const area = new Float32Array(this.width * this.height + 2);
    for (const outline of outlines)
      outline.forEach((point, i) => this.#edge(area, point, outline[(i + 1) % outline.length]));
    let covered = 0;
    this.#ink(ink, (at) => {
      covered = at % this.width === 0 ? area[at] : covered + area[at];
      return Math.min(1, Math.abs(covered));
    });
  }

  /** Draws open lines with round ends and corners. */
  stroke(lines, width, ink) {
    const cover = new Float32Array(this.width * this.height);
    const reach = width / 2 + 1;
    for (const line of lines)
      for (let i = 1; i < line.length; i++) {
        const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
        const top = Math.max(0, Math.floor(Math.min(ay, by) - reach));
        const bottom = Math.min(this.height, Math.ceil(Math.max(ay, by) + reach));
        const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
        const right = Math.min(this.width, Math.ceil(Math.max(ax, bx) + reach));
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++) {
            const at = y * this.width + x;
            const far = distance(x + 0.5, y + 0.5, ax, ay, bx, by);
            cover[at] = Math.max(cover[at], Math.min(1, Math.max(0, width / 2 + 0.5 - far)));
          }
      }
    this.#ink(ink, (at) => cover[at]);
  }

  #ink(ink, coverAt) {
    const first = 1 + this.names.indexOf(ink) * shades;
    for (let at = 0; at < this.pixels.length; at++) {
      const shade = Math.round(coverAt(at) * shades);
      if (shade > 0 && shade >= shadeOf(this.pixels[at])) this.pixels[at] = first + shade - 1;
    }
  }

  /** Adds what one edge covers to the cells it crosses; summed from the left, the cells give the area inside (signed-area coverage). */
  #edge(area, from, to) {
    const [[x0, y0], [x1, y1], sign] = from[1] < to[1] ? [from, to, 1] : [to, from, -1];
    if (y0 === y1) return;
    const slope = (x1 - x0) / (y1 - y0);
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(this.height, Math.ceil(y1)); y++) {
      const [top, bottom] = [Math.max(y, y0), Math.min(y + 1, y1)];
      const ends = [x0 + slope * (top - y0), x0 + slope * (bottom - y0)].sort((a, b) => a - b);
      this.#spread(area, y * this.width, ends, sign * (bottom - top));
    }
  }

  #spread(area, row, [left, right], height) {
    const inside = (x) => Math.min(this.width - 1, Math.max(0, x));
    const [first, last] = [Math.floor(inside(left)), Math.floor(inside(right))];
    let before = 0;
    for (let x = first; x <= last; x++) {
      const share = right === left ? 1 : (Math.min(x + 1, right) - Math.max(x, left)) / (right - left);
      const middle = (Math.max(x, left) + Math.min(x + 1, right)) / 2;
      const here = share * (x + 1 - middle);
      area[row + x] += height * (here + before);
      before = share * (middle - x);
    }
    area[row + last + 1] += height * before;
  }

  /** The picture as a PNG with a palette. */
  png() {
    const palette = [this.paper];
    for (const name of this.names)
      for (let shade = 1; shade <= shades; shade++)
        palette.push(mix(this.paper, this.inks[name], shade / shades));
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y++)
      rows.set(this.pixels.subarray(y * this.width, (y + 1) * this.width), y * (this.width + 1) + 1);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([8, 3, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(palette.flatMap(rgb))),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

const shadeOf = (pixel) => (pixel === 0 ? 0 : ((pixel - 1) % shades) + 1);
const rgb = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mix(from, to, share) {
  const [a, b] = [rgb(from), rgb(to)];
  return `#${a
    .map((v, i) =>
      Math.round(v + (b[i] - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function distance(x, y, ax, ay, bx, by) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function chunk(type, bytes) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(bytes.length, 0);
  out.set(body, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
