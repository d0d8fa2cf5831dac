import type { Manner, PortraitProps } from './pose.ts';
import { Brows, Eyes, Face, featureShift, Mouth, Nose } from './face.tsx';
import { ChinShadow, Head, Sitter } from './sitter.tsx';

const outline =
  'M66 78c-1-30 13-44 34-44s35 14 34 44c0 20-1 34-7 44-5 8-15 13-27 14-12-1-22-6-27-14-6-10-7-24-7-44z';
const brows = {
  grill: ['M76.5 79.5q8-4 16-.5', 'M107.5 79q8-3.5 16 .5'],
  chill: ['M76.5 78.5q8-5.5 16-2', 'M107.5 76.5q8-3.5 16 2'],
} as const;

function Suit({ pose }: Pick<Manner, 'pose'>) {
  return (
    <>
      <path d="M58 230v-68l24-8h36l24 8v68z" fill="#f0eadd" />
      <path d="M118 154l24 8v68h-42v-50z" fill="#d6cfbf" />
      <path d="M80 122v34c4 12 12 20 20 25 8-5 16-13 20-25v-34z" fill="#6c4227" />
      <ChinShadow pose={pose} d="M80 134c8 12 30 14 40 4v12c-8 9-32 9-40 0z" fill="#55321d" />
      <path d="M94 182h12l4 10-6 38h-8l-6-38z" fill="#8a3a3f" />
      <path d="M106 182l4 10-6 38h-4v-48z" fill="#6f2c33" />
      <path d="M78 150c4 14 12 24 22 32l-12 12c-10-10-16-22-18-36z" fill="#fbf7ee" />
      <path d="M122 150c-4 14-12 24-22 32l12 12c10-10 16-22 18-36z" fill="#e2dccd" />
      <path d="M8 230c2-44 26-62 62-72 2 28 14 52 30 72z" fill="#465b70" />
      <path d="M192 230c-2-44-26-62-62-72-2 28-14 52-30 72z" fill="#36485b" />
      <path d="M70 158l-15 18 12 7-8 9c9 15 23 28 41 38-16-20-28-46-30-72z" fill="#33455a" />
      <path d="M130 158l15 18-12 7 8 9c-9 15-23 28-41 38 16-20 28-46 30-72z" fill="#293a4c" />
    </>
  );
}

function Hair() {
  return (
    <>
      <path
        d="M65 86c-6-22-3-42 10-49 2-6 9-10 15-8 5-5 15-5 20 0 7-2 13 2 15 8 13 7 16 27 10 49-2-7-3-14-5-20-6-2-12-6-15-13-9 4-21 4-30 0-3 7-9 11-15 13-2 6-3 13-5 20z"
        fill="#1f1816"
      />
      <path
        d="M80 40q4-5 9-4M94 36q6-4 11 0M110 38q6 0 9 5M74 52q1-5 5-7"
        fill="none"
        stroke="#463a35"
        strokeWidth="2"
      />
    </>
  );
}

/** Thomas Kurien: alumnus, manufacturing and consulting; short wavy hair, full moustache, slate suit and tie. */
export function Thomas({ pose, mood, className }: PortraitProps) {
  return (
    <Sitter name="thomas" className={className}>
      <Suit pose={pose} />
      <Head pose={pose}>
        <g transform={featureShift(pose, -0.4)}>
          <ellipse cx="65" cy="92" rx="5.5" ry="10" fill="#734829" />
          <ellipse cx="135" cy="92" rx="5.5" ry="10" fill="#5d381f" />
        </g>
        <Face outline={outline} shade="M121 28c-3 36 7 66-13 114h44V28z" fill="#875635" dark="#6f4427" />
        <g transform={featureShift(pose, 0.5)}>
          <Hair />
          <Mouth pose={pose} mood={mood} x={100} y={118} line="#2f1710" lower="#63391f" scale={0.86} />
          <path
            d="M83.5 113c3-6 9.5-8.5 16.5-5 7-3.5 13.5-1 16.5 5-5 2-10 1-16.5 1s-11.5 1-16.5-1z"
            fill="#1f1816"
          />
        </g>
        <g transform={featureShift(pose)}>
          <Brows pose={pose} mood={mood} sets={brows} stroke="#1f1816" line={3.6} />
          <Eyes
            pose={pose}
            at={[
              [78, 90],
              [109, 90],
            ]}
            lift={4.5}
            lid="#6f4427"
            line={2.2}
          />
          <Nose d="M100 88c-.5 7-5 11-4.5 14 2 3 7 3 9.5.5" />
        </g>
      </Head>
    </Sitter>
  );
}
