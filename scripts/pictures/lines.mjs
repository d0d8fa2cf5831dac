// Curves as short straight lines.

/** Outlines of a glyph or a path from commands with absolute points, moved and scaled by `place`. */
export function outlinesOf(commands, place = (point) => point) {
  const outlines = [];
  let here = [0, 0];
  for (const { command, args } of commands) {
    const points = pairs(args);
    if (command === 'moveTo') outlines.push([place(points[0])]);
    else for (const point of curve([here, ...points])) outlines.at(-1).push(place(point));
    here = points.at(-1) ?? here;
  }
  return outlines;
}

/** The lines of an SVG path that is written with M, h, l and c only, as the logo is. */
export function linesOfPath(d, place) {
  const commands = [];
  let [x, y] = [0, 0];
  for (const [, letter, numbers] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const args = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, h: 1, l: 2, c: 6 }[letter];
    if (!size) throw new Error(`A path command nobody taught the pictures: ${letter}`);
    for (let i = 0; i < args.length; i += size) {
      const part = args.slice(i, i + size);
      const moved = letter === 'M' ? part : letter === 'h' ? [x + part[0], y] : relative(part, x, y);
      commands.push({ command: letter === 'M' ? 'moveTo' : 'curveTo', args: moved });
      [x, y] = moved.slice(-2);
    }
  }
  return outlinesOf(commands, place);
}

const relative = (part, x, y) => part.map((value, i) => value + (i % 2 === 0 ? x : y));

function pairs(args) {
  return Array.from({ length: args.length / 2 }, (_, i) => [args[2 * i], args[2 * i + 1]]);
}

/** Points along a Bézier curve of any degree after its first one; a straight line needs one. */
function curve(points) {
  if (points.length === 1) return [];
  const steps = points.length === 2 ? 1 : 12;
  return Array.from({ length: steps }, (_, i) => casteljau(points, (i + 1) / steps));
}

function casteljau(points, t) {
  if (points.length === 1) return points[0];
  const next = points
    .slice(1)
    .map(([x, y], i) => [points[i][0] + (x - points[i][0]) * t, points[i][1] + (y - points[i][1]) * t]);
  return casteljau(next, t);
}
