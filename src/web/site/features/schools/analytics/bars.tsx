import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

const [width, height] = [520, 190];
const edges = { left: 34, right: 6, top: 10, bottom: 26 };

type Band = { from: number; to: number; count: number };

/** How often values fell into each band, with the mean as a line; the table beside it says the same. */
export function Bars({ bands, mean }: { bands: readonly Band[]; mean: number | null }) {
  const first = bands[0]?.from ?? 0;
  const last = bands.at(-1)?.to ?? 1;
  const most = Math.max(1, ...bands.map(({ count }) => count));
  const x = scaleLinear([first, last], [edges.left, width - edges.right]);
  const y = scaleLinear([0, most], [height - edges.bottom, edges.top]).nice(4);
  const at = line()([
    [x(mean ?? first), edges.top],
    [x(mean ?? first), height - edges.bottom],
  ]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="chart" aria-hidden="true">
      {y
        .ticks(4)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line className="grid" x1={edges.left} x2={width - edges.right} y1={y(tick)} y2={y(tick)} />
            <text className="side" x={edges.left - 7} y={y(tick) + 4}>
              {tick}
            </text>
          </g>
        ))}
      {bands.map(({ from, to, count }) => (
        <rect
          key={from}
          x={x(from) + 1.5}
          width={x(to) - x(from) - 3}
          y={y(count)}
          height={y(0) - y(count)}
        />
      ))}
      {[first, ...bands.map(({ to }) => to)].map((edge) => (
        <text key={edge} className="below" x={x(edge)} y={height - 8}>
          {edge}
        </text>
      ))}
      {mean !== null && <path className="mean" d={at ?? ''} />}
    </svg>
  );
}
