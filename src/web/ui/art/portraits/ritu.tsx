import type { Manner, PortraitProps } from './pose.ts';
import { Brows, Eyes, Face, featureShift, Mouth, Nose } from './face.tsx';
import { ChinShadow, Head, Sitter } from './sitter.tsx';

const outline = 'M69 80c-1-31 12-43 31-43s32 12 31 43c-1 27-11 48-31 54-20-6-30-27-31-54z';
const brows = {
  grill: ['M78 80q7-4.5 15-1', 'M107 79q8-3.5 15 1'],
  chill: ['M78 79q7-6 15-2.5', 'M107 76.5q8-3.5 15 2.5'],
} as const;

function Blazer({ pose }: Pick<Manner, 'pose'>) {
  return (
    <>
      <path d="M58 230v-64l26-6h32l26 6v64z" fill="#ecd9c6" />
      <path d="M84 124v36c2 9 8 14 16 14s14-5 16-14v-36z" fill="#ae7b55" />
      <ChinShadow pose={pose} d="M84 133c8 11 24 14 32 4v13c-10 5-24 1-32-9z" fill="#95653f" />
      <path d="M83 160c4 18 10 26 17 29 7-3 13-11 17-29" fill="none" stroke="#c9993f" strokeWidth="1.6" />
      <circle cx="100" cy="190.5" r="2.6" fill="#c9993f" />
      <path d="M14 230c2-42 20-58 62-70 0 26 6 50 18 70z" fill="#6d3c58" />
      <path d="M186 230c-2-42-20-58-62-70 0 26-8 50-30 70z" fill="#552d45" />
      <path d="M76 159l-13 20 10 5-4 9c8 16 15 27 25 37-12-22-18-45-18-71z" fill="#4d283e" />
      <path d="M124 159l13 20-10 5 4 9c-8 16-19 27-37 37 20-22 30-45 30-71z" fill="#452338" />
    </>
  );
}

const backHair =
  'M61 84c-4-36 16-58 40-58s43 20 39 58c-1 12 3 22 5 36 2 16-4 24 0 42-14 12-30 6-36 0H88c-10 6-24 6-32-4 6-14 0-26 2-40 1-12 4-22 3-34z';

function FrontHair() {
  return (
    <>
      <path
        d="M89 44c-3 12-11 23-18 30-3 14-1 28-6 46-6-22-9-50 0-68 7-16 20-24 36-24 28 0 40 24 35 58-1 12 0 22-4 34-1-16 1-30-5-50-15-3-30-11-38-26z"
        fill="#2c1d19"
      />
      <path
        d="M94 37c7 11 17 18 30 22M101 32c8 10 17 15 28 18M85 38c-4 11-10 20-16 27"
        fill="none"
        stroke="#5d4034"
        strokeWidth="2"
      />
    </>
  );
}

/** The lock that falls over her shoulder, in front of the blazer. */
function Lock() {
  return (
    <>
      <path
        d="M68 96c-8 12-4 26-8 38-4 14-11 22-8 40 2 10 7 16 13 20 2-9 9-15 10-29 0-12-3-18-2-30 1-16-4-26-5-39z"
        fill="#2c1d19"
      />
      <path
        d="M65 122c-1 16-10 26-7 46M69 138c-1 12 2 24-3 36"
        fill="none"
        stroke="#5d4034"
        strokeWidth="1.8"
      />
    </>
  );
}

/** Ritu Chawla: alumna, banking; long parted hair over one shoulder, aubergine blazer, thin gold chain. */
export function Ritu({ pose, mood, className }: PortraitProps) {
  return (
    <Sitter name="ritu" className={className}>
      <Head pose={pose}>
        <path d={backHair} fill="#241713" />
      </Head>
      <Blazer pose={pose} />
      <Head pose={pose}>
        <Face outline={outline} shade="M119 30c-3 34 5 64-13 110h40V30z" fill="#cd9a70" dark="#b4815a" />
        <g transform={featureShift(pose, 0.4)}>
          <FrontHair />
          <Lock />
          <Mouth pose={pose} mood={mood} x={100} y={116.5} lips="#a2443f" line="#57241f" scale={0.95} />
        </g>
        <g transform={featureShift(pose)}>
          <Brows pose={pose} mood={mood} sets={brows} stroke="#2c1d19" line={2.8} />
          <Eyes
            pose={pose}
            at={[
              [79.5, 90],
              [107.5, 90],
            ]}
            lift={5.5}
            pupil={2.8}
            lid="#b4815a"
            line={2.3}
          />
          <Nose d="M100.5 90c-.5 7-4 11-3.5 13 1.5 2.5 5.5 2.5 7.5.5" />
        </g>
      </Head>
    </Sitter>
  );
}
