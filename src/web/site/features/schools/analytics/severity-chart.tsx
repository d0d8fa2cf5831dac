import { scaleLinear } from 'd3-scale';

const [width, height] = [260, 26];
const edge = 12;
const within95 = 1.96;

type Severity = { leniency: number; standardError: number | null };

/** How far the scale of all reviewers reaches to either side of none, in marks. */
export const reachOf = (all: readonly Severity[]): number =>
  Math.max(
    1,
    ...all.map(({ leniency, standardError }) => Math.abs(leniency) + within95 * (standardError ?? 0)),
  );

/** One reviewer: the estimate and the range it lies in, on the one scale of all, strict to the left. The words beside it say the same. */
export function SeverityChart({ severity, reach }: { severity: Severity; reach: number }) {
  const { leniency, standardError } = severity;
  const x = scaleLinear([-reach, reach], [edge, width - edge]);
  const error = within95 * (standardError ?? 0);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="chart severity" aria-hidden="true">
      <line className="grid" x1={edge} x2={width - edge} y1={height / 2} y2={height / 2} />
      <line className="zero" x1={x(0)} x2={x(0)} y1={3} y2={height - 3} />
      <line
        className="likely"
        x1={x(leniency - error)}
        x2={x(leniency + error)}
        y1={height / 2}
        y2={height / 2}
      />
      <circle cx={x(leniency)} cy={height / 2} r={5} />
    </svg>
  );
}
