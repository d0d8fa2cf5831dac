import type { Manner, PortraitProps } from './pose.ts';
import { Brows, Eyes, Face, featureShift, Mouth, Nose } from './face.tsx';
import { ChinShadow, Head, Sitter } from './sitter.tsx';

const outline = 'M69 82c-2-32 12-44 31-44s33 12 31 44c-1 26-11 47-31 51-20-4-30-25-31-51z';
const brows = {
  grill: ['M79 80.5q7-4.5 14-1.5', 'M107 79q7-3 14 1.5'],
  chill: ['M79 79.5q7-5.5 14-2.5', 'M107 77q7-3 14 2.5'],
} as const;

function Saree({ pose }: Pick<Manner, 'pose'>) {
  return (
    <>
      <path d="M12 230c2-42 26-62 70-72h36c44 10 68 30 70 72z" fill="#7d2f3c" />
      <path d="M72 160c10 22 46 22 56 0l14 6c-14 34-70 34-84 0z" fill="#6a2632" />
      <path d="M84 122v38c8 14 24 14 32 0v-38z" fill="#a06c48" />
      <ChinShadow pose={pose} d="M84 132c8 12 24 14 32 4v14c-10 4-24 0-32-10z" fill="#87573a" />
      <path d="M12 230c2-40 24-60 64-71 2 28 24 50 62 71z" fill="#2f3273" />
      <path d="M76 159c2 28 24 50 62 71h-14c-36-20-56-42-58-68z" fill="#c9993f" />
      <g fill="none">
        <path d="M71.5 160.5c3 27 23 50 57.5 69.5" stroke="#8d6524" strokeWidth="1.6" strokeDasharray="2 4" />
        <path d="M40 182c-6 14-9 30-10 48M56 170c2 24 12 44 28 60" stroke="#22245a" strokeWidth="1.8" />
      </g>
    </>
  );
}

function FrontHair() {
  return (
    <>
      <path
        d="M100 40c-3 16-18 30-34 38-4 8-2 16-4 20-8-40 8-68 38-68s46 28 38 68c-2-4 0-12-4-20-16-8-31-22-34-38z"
        fill="#4a443f"
      />
      <path
        d="M99 33c-12 4-24 14-29 32M101 33c12 4 24 14 29 32M94 31c-10 2-18 6-24 16"
        fill="none"
        stroke="#b3aaa0"
        strokeWidth="2.4"
      />
    </>
  );
}

/** Prof. Meera Raghunathan: economics, chairs; greying hair in a low bun, indigo saree with a gold border. */
export function Meera({ pose, mood, className }: PortraitProps) {
  return (
    <Sitter name="meera" className={className}>
      <Head pose={pose}>
        <ellipse cx="131" cy="124" rx="15" ry="14" fill="#3d3733" />
        <ellipse cx="100" cy="78" rx="42" ry="51" fill="#4a443f" />
      </Head>
      <Saree pose={pose} />
      <Head pose={pose}>
        <g transform={featureShift(pose, -0.3)}>
          <ellipse cx="68" cy="92" rx="5" ry="9" fill="#ad7750" />
          <ellipse cx="132" cy="92" rx="5" ry="9" fill="#955f3d" />
        </g>
        <Face outline={outline} shade="M118 30c-3 34 6 64-12 108h40V30z" fill="#bf8a60" dark="#a8734b" />
        <g transform={featureShift(pose, 0.5)}>
          <FrontHair />
          <Mouth pose={pose} mood={mood} x={100} y={116} lips="#8f4a3c" line="#57301f" />
        </g>
        <g transform={featureShift(pose)}>
          <Brows pose={pose} mood={mood} sets={brows} stroke="#3b332d" line={2.8} />
          <Eyes
            pose={pose}
            at={[
              [79.5, 90],
              [107.5, 90],
            ]}
            lid="#a8734b"
          />
          <Nose d="M100 90c-.5 7-4 11-3.5 13 1.5 2.5 5.5 2.5 7.5.5" />
        </g>
        <g fill="#d8ac55" transform={featureShift(pose, -0.3)}>
          <circle cx="67" cy="103" r="2.8" />
          <circle cx="133" cy="103" r="2.8" />
        </g>
      </Head>
    </Sitter>
  );
}
