import { rangeWords } from './feedback-words.ts';

/** Zero to ten in a drawing of 420 x 66, with the likely range bracketed and the score ticked by the pen. */
export function Ruler({ score, low, high }: { score: number; low: number; high: number }) {
  const x = (value: number): number => 10 + value * 40;
  const ends = [...new Set([low, high])].filter((value) => value > 0.7 && value < 9.3);
  // Two names nearer than a point would be printed over each other.
  const names =
    ends.length === 2 && high - low < 1
      ? [{ at: (low + high) / 2, name: rangeWords(low, high) }]
      : ends.map((value) => ({ at: value, name: String(value) }));
  return (
    <svg viewBox="0 0 420 66" className="ruler-drawing" aria-hidden="true">
      <path className="line" d="M10 40h400M10 34v12M90 36v8M170 36v8M250 36v8M330 36v8M410 34v12" />
      {high > low && (
        <path
          className="mk bracket"
          pathLength="1"
          d={`M${x(low)} 24v-8q0-3 3-3h${Math.max(0, x(high) - x(low) - 6)}q3 0 3 3v8`}
        />
      )}
      <path className="mk needle" pathLength="1" d={`M${x(score) + 1} 25c-1 9 0 19-1 29`} />
      <text x="10" y="63">
        0
      </text>
      {names.map(({ at, name }) => (
        <text key={name} x={x(at)} y="63">
          {name}
        </text>
      ))}
      <text x="410" y="63">
        10
      </text>
    </svg>
  );
}
