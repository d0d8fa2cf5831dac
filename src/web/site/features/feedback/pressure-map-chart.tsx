import { scaleLinear, scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { type KeyboardEvent, useRef } from 'react';
import { evidenceLevels, type MappedAnswer, type PressureMap } from '#contract/pressure-map.ts';
import { formatClock } from '#contract/time.ts';
import { type PressureMark, recoveries } from './pressure-marks.ts';

/** The drawing's own space: both ways 0-100, stretched to where it stands, so that it needs no measuring and nothing shifts. */
const side = 100;
/** From top to bottom: tactics, the levels, the topics. */
const tacticsAt = 8;
const levelsFrom = 82;
const levelsTo = 22;
/** A topic's name is written on its ground where there is room for it; the table names all. */
const leastNamed = 9;

/** Times that are written under the line: whole minutes, some four or five of them. */
const minutesOf = (endMs: number): number[] =>
  scaleLinear([0, Math.max(1, endMs / 60_000)], [0, 1])
    .ticks(5)
    .filter(Number.isInteger)
    .map((minutes) => minutes * 60_000);

type Read = MappedAnswer & { level: NonNullable<MappedAnswer['level']> };
const isRead = (answer: MappedAnswer): answer is Read => answer.level !== null;

/** The line as a drawing, with a button at every mark: the arrows go from one to the next. */
export function PressureChart({
  map,
  marks,
  chosen,
  onChoose,
}: {
  map: PressureMap;
  marks: readonly PressureMark[];
  chosen: number;
  onChoose: (at: number) => void;
}) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const x = scaleLinear([0, Math.max(1, map.endMs)], [0, side]).clamp(true);
  const y = scalePoint([...evidenceLevels], [levelsFrom, levelsTo]);
  const path = line<Read>(
    ({ atMs }) => x(atMs),
    ({ level }) => y(level) ?? levelsFrom,
  ).curve(curveMonotoneX)(map.answers.filter(isRead));
  const heightOf = ({ kind, level }: PressureMark): number =>
    kind === 'tactic' ? tacticsAt : (y(level ?? 'none') ?? levelsFrom);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: chosen - 1, ArrowRight: chosen + 1, Home: 0, End: marks.length - 1 }[event.key];
    if (to === undefined || !marks[to]) return;
    event.preventDefault();
    onChoose(to);
    buttons.current[to]?.focus();
  };
  return (
    <div className="pressure-scroll">
      <div className="pressure-chart">
        <div className="pressure-levels" aria-hidden="true">
          {evidenceLevels.map((level) => (
            <span key={level} style={{ top: `${y(level)}%` }}>
              {level}
            </span>
          ))}
        </div>
        <div className="pressure-plot">
          <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none" aria-hidden="true">
            {map.grounds.map(({ topicId, fromMs, toMs }, at) => (
              <rect
                key={`${topicId} ${fromMs}`}
                className={at % 2 === 0 ? 'ground' : 'ground other'}
                x={x(fromMs)}
                width={Math.max(0, x(toMs) - x(fromMs))}
                y={0}
                height={side}
              />
            ))}
            {evidenceLevels.map((level) => (
              <line key={level} className="level" x1={0} x2={side} y1={y(level)} y2={y(level)} />
            ))}
            {recoveries(map).map(({ id, fromMs, toMs }) => (
              <line key={id} className="recovery" x1={x(fromMs)} x2={x(toMs)} y1={tacticsAt} y2={tacticsAt} />
            ))}
            {path && <path className="answers" d={path} />}
          </svg>
          <div className="pressure-topics" aria-hidden="true">
            {map.grounds
              .map((ground) => ({
                ...ground,
                left: x(ground.fromMs),
                width: x(ground.toMs) - x(ground.fromMs),
              }))
              .filter(({ width }) => width >= leastNamed)
              .map(({ topicId, fromMs, name, left, width }) => (
                <span key={`${topicId} ${fromMs}`} style={{ left: `${left}%`, width: `${width}%` }}>
                  {name}
                </span>
              ))}
          </div>
          <fieldset aria-label="Marks of the interview; left and right go from one to the next">
            {marks.map((mark, at) => (
              <button
                key={mark.id}
                ref={(button) => {
                  buttons.current[at] = button;
                }}
                type="button"
                className={`pressure-mark ${mark.kind}${mark.kind === 'answer' && mark.level === null ? ' unread' : ''}`}
                style={{ left: `${x(mark.atMs)}%`, top: `${heightOf(mark)}%` }}
                aria-label={`${mark.label}. ${mark.topic}`}
                aria-pressed={at === chosen}
                tabIndex={at === chosen ? 0 : -1}
                onClick={() => onChoose(at)}
                onKeyDown={onKeyDown}
              />
            ))}
          </fieldset>
        </div>
        <div className="pressure-clock num" aria-hidden="true">
          {minutesOf(map.endMs).map((ms) => (
            <span key={ms} style={{ left: `${x(ms)}%` }}>
              {formatClock(ms)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
