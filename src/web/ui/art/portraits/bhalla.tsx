import type { Manner, PortraitProps } from './pose.ts';
import { Brows, Eyes, Face, featureShift, ink, Mouth, Nose } from './face.tsx';
import { ChinShadow, Head, Sitter } from './sitter.tsx';

const outline = 'M67 80c-1-34 14-46 34-46s36 12 34 46c-1 28-12 52-33 55-22-3-34-27-35-55z';
const brows = {
  grill: ['M79 79q8-4 16-.5', 'M109 79q8-4 16-.5'],
  chill: ['M79 77q8-5.5 16-1.5', 'M109 76q8-4 16 1'],
} as const;

function Waistcoat({ pose }: Pick<Manner, 'pose'>) {
  return (
    <>
      <path d="M10 230c2-42 26-64 70-76h42c44 12 66 34 68 76z" fill="#d9cdb6" />
      <path d="M24 230c2-36 20-58 56-72l21 72z" fill="#454a52" />
      <path d="M176 230c-2-36-20-58-55-72l-20 72z" fill="#363a41" />
      <path d="M101 178v52" fill="none" stroke="#b7a98d" strokeWidth="2" />
      <circle cx="101" cy="188" r="2.3" fill="#8d8068" />
      <circle cx="101" cy="206" r="2.3" fill="#8d8068" />
      <path d="M82 122v32c6 12 32 12 38 0v-32z" fill="#8a5a3a" />
      <ChinShadow pose={pose} d="M82 134c8 12 26 15 38 4v14c-6 10-32 10-38 0z" fill="#74482c" />
      <path d="M79 150c6 14 16 20 22 22-10 2-20-2-28-12z" fill="#ece3d2" />
      <path d="M123 150c-6 14-16 20-22 22 10 2 20-2 28-12z" fill="#cfc2aa" />
    </>
  );
}

function Beard() {
  return (
    <>
      <path
        d="M67.5 90c4 6 6 12 10.5 15 8 5 12 0 25 0s20 5 27-1c3-4 3-9 5-14-3 23-13 42-33 45-20-3-32-23-34.5-45z"
        fill="#d8d2c8"
      />
      <path d="M119 106c5 1 9-1 11-3 3-4 3-8 5-13-2.5 19-9.5 35-23 42 7-8 8-16 7-26z" fill="#bbb3a7" />
      <path d="M88 113c8-4 22-4 30-1 1 9-5 13-14 13s-16-4-16-12z" fill="#a0694a" />
      <path d="M86 112c5-7 12-8 17-5 6-3 13-2 17 5-6-1-11-1-17-1s-12 0-17 1z" fill="#e4dfd6" />
    </>
  );
}

function Spectacles() {
  return (
    <g fill="none" stroke="#1f1a17" strokeWidth="2">
      <rect x="76" y="80.5" width="24" height="17" rx="6" />
      <rect x="106" y="80.5" width="23" height="17" rx="6" />
      <path d="M100 87q3-2 6 0M76 86l-9-1M129 86l6-1" />
    </g>
  );
}

/** Prof. Arvind Bhalla: statistics and operations; white beard, square spectacles, waistcoat over a kurta. */
export function Bhalla({ pose, mood, className }: PortraitProps) {
  return (
    <Sitter name="bhalla" className={className}>
      <Waistcoat pose={pose} />
      <Head pose={pose}>
        <g transform={featureShift(pose, -0.4)}>
          <ellipse cx="66" cy="90" rx="6" ry="10" fill="#8f5d3b" />
          <ellipse cx="136" cy="90" rx="5" ry="9" fill="#7c4f31" />
        </g>
        <Face outline={outline} shade="M122 30c-4 34 6 62-14 110h40V30z" fill="#a8714a" dark="#925f3c" />
        <g transform={featureShift(pose, 0.5)}>
          <Beard />
          <Mouth pose={pose} mood={mood} x={103.5} y={117} line="#57301f" scale={0.8} />
        </g>
        <path
          d="M66 84c-6-26 2-46 14-50 10-8 34-8 44 1 12 6 17 24 11 48-2-10-5-20-10-26-9-6-33-7-42-4-10 6-14 16-17 31z"
          fill="#c9c2b7"
          transform={featureShift(pose, 0.5)}
        />
        <g transform={featureShift(pose)}>
          <path d="M87 64q13 3 30 0" fill="none" stroke={ink} strokeWidth="2" opacity=".35" />
          <Brows pose={pose} mood={mood} sets={brows} stroke="#6b625a" line={3.4} />
          <Eyes
            pose={pose}
            at={[
              [82, 88.5],
              [111, 88.5],
            ]}
            width={12}
            lift={3.5}
            pupil={2.5}
            lid="#925f3c"
          />
          <Nose d="M103 91c.5 5 3.5 8.5 3.5 10.5-1 2.7-5.5 3-8.5 1.5" />
          <Spectacles />
        </g>
      </Head>
    </Sitter>
  );
}
