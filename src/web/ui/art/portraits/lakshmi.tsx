import type { Manner, PortraitProps } from './pose.ts';
import { Brows, Eyes, Face, featureShift, Mouth, Nose } from './face.tsx';
import { ChinShadow, Head, Sitter } from './sitter.tsx';

const outline = 'M68 82c-1-31 12-44 32-44s33 13 32 44c-1 27-12 47-32 52-20-5-31-25-32-52z';
const brows = {
  grill: ['M79 76q7-3.5 14.5-.5', 'M106.5 75.5q7-3 14.5.5'],
  chill: ['M79 75q7-4.5 14.5-2', 'M106.5 73q7-3 14.5 2'],
} as const;

function Saree({ pose }: Pick<Manner, 'pose'>) {
  return (
    <>
      <path d="M14 230c2-42 26-61 68-72h36c42 11 66 30 68 72z" fill="#2f5144" />
      <path d="M84 122v36c4 15 12 21 18 21s11-6 14-21v-36z" fill="#7f5334" />
      <ChinShadow pose={pose} d="M84 132c8 12 24 14 32 4v14c-10 4-24 0-32-10z" fill="#674127" />
      <path d="M186 230c-2-42-24-61-63-71-4 28-27 52-64 71z" fill="#c68f3b" />
      <path d="M186 230c-2-42-24-61-63-71 8 22 10 46 5 71z" fill="#a87530" />
      <path d="M123 159c-4 28-27 52-64 71h16c34-18 58-40 62-66z" fill="#8c2f39" />
      <g fill="none">
        <path d="M130 162c-4 28-28 50-63 68" stroke="#dba94f" strokeWidth="1.6" strokeDasharray="2 4" />
        <path d="M160 181c6 14 9 30 10 49M146 172c0 24-8 42-20 58" stroke="#83591f" strokeWidth="1.8" />
      </g>
    </>
  );
}

function FrontHair() {
  return (
    <>
      <path
        d="M86 43c-4 12-10 20-16 28-2 8-1 16-3 24-9-26-4-64 34-67 34 1 43 30 33 67-2-8-1-15-3-23-6-3-11-6-17-8-12-4-22-12-28-21z"
        fill="#cfc8be"
      />
      <path
        d="M91 37c8 11 22 19 38 24M101 32c8 9 18 15 30 20M82 39c-4 10-9 18-14 24"
        fill="none"
        stroke="#a39b90"
        strokeWidth="2"
      />
    </>
  );
}

function Spectacles() {
  return (
    <g fill="none" stroke="#4a2f27" strokeWidth="1.9">
      <circle cx="86.5" cy="90" r="11.5" />
      <circle cx="113.5" cy="90" r="11.5" />
      <path d="M98 88q2-1.5 4 0M75 88l-7-1.5M125 88l7-1.5" />
    </g>
  );
}

/** Prof. Lakshmi Venkat: economics, chairs; short silver hair, round spectacles, mustard saree. */
export function Lakshmi({ pose, mood, className }: PortraitProps) {
  return (
    <Sitter name="lakshmi" className={className}>
      <Head pose={pose}>
        <path
          d="M63 100c-8-38 2-73 38-73s46 35 36 73c-1 10-3 17-8 22-5 3-10 1-12-4H83c-2 5-7 7-12 4-5-5-7-12-8-22z"
          fill="#a9a196"
        />
      </Head>
      <Saree pose={pose} />
      <Head pose={pose}>
        <g transform={featureShift(pose, -0.3)}>
          <ellipse cx="68" cy="95" rx="5" ry="9" fill="#865736" />
          <ellipse cx="132" cy="95" rx="5" ry="9" fill="#6d4529" />
        </g>
        <Face outline={outline} shade="M118 30c-3 34 6 64-12 108h42V30z" fill="#9a6742" dark="#815434" />
        <g transform={featureShift(pose, 0.5)}>
          <FrontHair />
          <Mouth pose={pose} mood={mood} x={100} y={117} lips="#7f3833" line="#481f1a" scale={0.95} />
        </g>
        <g transform={featureShift(pose)}>
          <circle cx="100" cy="70" r="2.6" fill="#8c2434" />
          <Brows pose={pose} mood={mood} sets={brows} stroke="#6f675e" line={2.8} />
          <Eyes
            pose={pose}
            at={[
              [80.5, 91],
              [107, 91],
            ]}
            width={12.5}
            lift={4.5}
            pupil={2.6}
            lid="#815434"
          />
          <Nose d="M100 91c-.5 6-4 10-3.5 12 1.5 2.5 5.5 2.5 7.5.5" />
          <Spectacles />
        </g>
        <g fill="#d8ac55" transform={featureShift(pose, -0.3)}>
          <circle cx="67.5" cy="105" r="2.6" />
          <circle cx="132.5" cy="105" r="2.6" />
        </g>
      </Head>
    </Sitter>
  );
}
