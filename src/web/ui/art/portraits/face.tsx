import { useId } from 'react';
import type { Style } from '#contract/styles.ts';
import type { Manner, Pose } from './pose.ts';

/** The one ink line all portraits share. */
export const ink = '#2b211b';

/** A face: its outline in the lit colour, and inside it the darker plane away from the light. */
export function Face({
  outline,
  shade,
  fill,
  dark,
}: {
  outline: string;
  shade: string;
  fill: string;
  dark: string;
}) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={fill} />
      <path d={shade} fill={dark} clipPath={`url(#${clip})`} />
    </>
  );
}

const featureDrops: Record<Pose, number> = { listening: 0, looking_down: 6, speaking: 0 };

/** Moves part of a bowed head: `share` 1 is eyes and nose, less is nearer the chin, negative is ears, which rise. */
export function featureShift(pose: Pose, share = 1) {
  return `translate(0 ${featureDrops[pose] * share})`;
}

type EyesProps = {
  pose: Pose;
  /** Left corner of each lid, in the head's box. */
  at: readonly [readonly [number, number], readonly [number, number]];
  width?: number;
  lift?: number;
  pupil?: number;
  lid: string;
  line?: number;
};

/** Two eyes: an ink lid with the pupil under it, or the lid itself when the panellist reads. */
export function Eyes({ pose, at, width = 13, lift = 5, pupil = 2.7, lid, line = 2 }: EyesProps) {
  return at.map(([x, y]) =>
    pose === 'looking_down' ? (
      <g key={x} fill="none" stroke={ink}>
        <path
          d={`M${x} ${y + 0.5}q${width / 2}-${lift * 0.9} ${width} 0q-${width / 2} 6.5-${width} 0z`}
          fill={lid}
          stroke="none"
        />
        <path
          d={`M${x + 1} ${y - 1.5}q${width / 2 - 1}-${lift * 0.7} ${width - 2} 0`}
          strokeWidth="1.2"
          opacity=".45"
        />
        <path d={`M${x} ${y + 0.5}q${width / 2} 6.5 ${width} 0`} strokeWidth={line + 0.3} />
      </g>
    ) : (
      <g key={x}>
        <path d={`M${x} ${y}q${width / 2}-${lift} ${width} 0`} fill="none" stroke={ink} strokeWidth={line} />
        <circle cx={x + width / 2} cy={y} r={pupil} fill="#120d0a" />
        <circle cx={x + width / 2 + 1} cy={y - 0.9} r=".9" fill="#fff" />
      </g>
    ),
  );
}

type Pair = readonly [left: string, right: string];

const browLifts: Record<Pose, readonly [string, string]> = {
  listening: ['translate(0 0)', 'translate(0 0)'],
  looking_down: ['translate(0 .5)', 'translate(0 .5)'],
  speaking: ['translate(0 -1.8)', 'translate(0 -2.2)'],
};

/** Two brows, level in Grill and softer in Chill; they rise when the panellist speaks. */
export function Brows({
  pose,
  mood,
  sets,
  stroke,
  line = 3,
}: Manner & { sets: Record<Style, Pair>; stroke: string; line?: number }) {
  const [left, right] = sets[mood];
  return (
    <g fill="none" stroke={stroke} strokeWidth={line}>
      <path d={left} transform={browLifts[pose][0]} />
      <path d={right} transform={browLifts[pose][1]} />
    </g>
  );
}

/** One ink line from the bridge to under the tip. */
export function Nose({ d }: { d: string }) {
  return <path d={d} fill="none" stroke={ink} strokeWidth="2" />;
}

type MouthProps = Manner & {
  x: number;
  y: number;
  /** Fill of the lips; men drawn without it show only the line and the plane of the lower lip. */
  lips?: string;
  lower?: string;
  line: string;
  scale?: number;
};

const closedLine: Record<Style, string> = { grill: 'M-11 0q11 1 22 0', chill: 'M-12.5-1.5q12.5 5.5 25 0' };
const openMouth: Record<Style, string> = {
  grill: 'M-7.5-.5q7.5-2 15 0c-1.4 4.6-4 6.5-7.5 6.5s-6.1-1.9-7.5-6.5z',
  chill: 'M-8.5-1.2q8.5 2 17 0c-1.4 4.9-4.7 7.2-8.5 7.2s-7.1-2.3-8.5-7.2z',
};
const openTeeth: Record<Style, string> = {
  grill: 'M-6.2-.5q6.2-1.5 12.4 0l-.8 1.9q-5.4.8-10.8 0z',
  chill: 'M-7.2-.6q7.2 1.5 14.4 0l-1 2q-6.2 1.6-12.4 0z',
};
const openLips: Record<Style, string> = {
  grill: 'M-10-.6c3.8-2.9 7-3.7 10-2.1 3-1.6 6.2-.8 10 2.1-1.9 6.7-5.6 9.6-10 9.6s-8.1-2.9-10-9.6z',
  chill: 'M-11-1.6c4-2.2 8-2.6 11-.9 3-1.7 7-1.3 11 .9-1.8 7.2-6.1 10.4-11 10.4s-9.2-3.2-11-10.4z',
};

/** A mouth about `x`,`y`: closed, with the mood in its line, or open in speech. */
export function Mouth({ pose, mood, x, y, lips, lower, line, scale = 1 }: MouthProps) {
  const place = `translate(${x} ${y}) scale(${scale})`;
  if (pose === 'speaking') {
    return (
      <g transform={place}>
        {lips === undefined ? null : <path d={openLips[mood]} fill={lips} />}
        <path d={openMouth[mood]} fill="#45191a" />
        <path d={openTeeth[mood]} fill="#f1e8da" />
        {lower === undefined ? null : (
          <path d="M-4.5 8.6q4.5 1.8 9 0" fill="none" stroke={lower} strokeWidth="2.2" />
        )}
      </g>
    );
  }
  return (
    <g transform={place}>
      {lips === undefined ? null : (
        <path d="M-10 0c4-3 7-3.5 10-2 3-1.5 6-1 10 2-3 4-6 5.5-10 5.5s-7-1.5-10-5.5z" fill={lips} />
      )}
      <path d={closedLine[mood]} fill="none" stroke={line} strokeWidth="1.9" />
      {lower === undefined ? null : (
        <path d="M-5 5.5q5 1.8 10 0" fill="none" stroke={lower} strokeWidth="2" />
      )}
    </g>
  );
}
