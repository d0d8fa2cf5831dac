import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { TopicProgress } from '#contract/progress.ts';

type Readings = TopicProgress['readings'];

const [width, height] = [220, 72];
const edges = { left: 24, right: 10, top: 8, bottom: 8 };

/** One topic by time in a drawing of 220 x 72: the score, its likely range, and a line through what may be compared. A table says the same. */
export function ReadingChart({ readings }: { readings: Readings }) {
  const places = readings.map((_, place) => place);
  const x = scalePoint(places, [edges.left, width - edges.right]).padding(0.5);
  const y = scaleLinear([0, 10], [height - edges.bottom, edges.top]);
  const at = (place: number): number => x(place) ?? edges.left;
  const compared = places.filter(
    (place) => readings[place]?.compared && readings[place]?.kind === 'interview',
  );
  const through = line<number>(at, (place) => y(readings[place]?.score ?? 0));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="reading-chart" aria-hidden="true">
      {[0, 5, 10].map((mark) => (
        <g key={mark}>
          <line className="grid" x1={edges.left} x2={width - edges.right} y1={y(mark)} y2={y(mark)} />
          {mark !== 5 && (
            <text x={edges.left - 7} y={y(mark) + 4}>
              {mark}
            </text>
          )}
        </g>
      ))}
      {readings.map(({ band, compared: isCompared }, place) => (
        <line
          key={place}
          className={isCompared ? 'likely' : 'likely apart'}
          x1={at(place)}
          x2={at(place)}
          y1={y(band.low)}
          y2={y(band.high)}
        />
      ))}
      {compared.length > 1 && <path className="through" d={through(compared) ?? ''} />}
      {readings.map(({ score, kind, compared: isCompared }, place) => (
        <circle
          key={place}
          className={isCompared ? kind : `${kind} apart`}
          cx={at(place)}
          cy={y(score)}
          r={kind === 'drill' ? 3.5 : 5}
        />
      ))}
    </svg>
  );
}
