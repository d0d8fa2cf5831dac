import type { Manner, PortraitProps } from './pose.ts';
import { Brows, Eyes, Face, featureShift, ink, Mouth, Nose } from './face.tsx';
import { ChinShadow, Head, Sitter } from './sitter.tsx';

const outline =
  'M69 80c-1-32 12-45 31-45s32 13 31 45c0 18-3 32-9 42-6 9-14 15-22 16-8-1-16-7-22-16-6-10-9-24-9-42z';
const brows = {
  grill: ['M78 78.5q8-4.5 15.5 0', 'M106.5 78q8-3.5 15.5.5'],
  chill: ['M78 77.5q8-5.5 15.5-1.5', 'M106.5 75.5q8-3.5 15.5 2'],
} as const;

function Tweed({ pose }: Pick<Manner, 'pose'>) {
  return (
    <>
      <path d="M56 230v-66l26-10h36l26 10v66z" fill="#e8e2d2" />
      <path d="M120 154l24 10v66h-44v-46z" fill="#cfc7b3" />
      <path d="M83 124v34c3 10 11 20 17 26 6-6 14-16 17-26v-34z" fill="#a5744b" />
      <ChinShadow pose={pose} d="M83 136c8 11 25 14 34 4v14c-10 8-26 6-34-2z" fill="#8b5f3b" />
      <path d="M82 150c3 14 9 24 18 34l-13 10c-9-10-14-22-15-36z" fill="#f3eee0" />
      <path d="M118 150c-3 14-9 24-18 34l13 10c9-10 14-22 15-36z" fill="#dbd4c2" />
      <path d="M10 230c2-42 24-60 62-72 2 28 12 52 28 72z" fill="#7c5d44" />
      <path d="M190 230c-2-42-24-60-62-72-2 28-12 52-28 72z" fill="#634833" />
      <path d="M72 158l-14 22 13 4-7 9c8 15 20 27 36 37-14-20-26-46-28-72z" fill="#5b4230" />
      <path d="M128 158l14 22-13 4 7 9c-8 15-20 27-36 37 14-20 26-46 28-72z" fill="#4c3626" />
      <path d="M146 196l22-3 1 5-22 3z" fill="#4c3626" />
    </>
  );
}

function Beard() {
  return (
    <>
      <path
        d="M69 86c3 7 4 14 8 18 5 5 12 3 23 3s18 2 23-3c4-4 5-11 8-18 0 18-3 30-9 38-6 9-14 14-22 15-8-1-16-6-22-15-6-8-9-20-9-38z"
        fill="#453c37"
      />
      <path
        d="M131 86c-4 7-5 14-8 18-2 1.5-4 2.5-6.5 2.7 0 12-2 24-9.5 31.3 6-1.5 11-7 15-14 6-8 9-20 9-38z"
        fill="#352d29"
      />
      <path d="M92 128c5 3 11 3 16 0 0 5-3 9-8 11-5-2-8-6-8-11z" fill="#9b948b" />
      <path d="M88 113.5c7-3 17-3 24 0 1 7-5 11-12 11s-13-4-12-11z" fill="#b37f57" />
    </>
  );
}

function Hair() {
  return (
    <>
      <path d="M67 94c-5-12-5-24-1-32 3-6 7-10 11-12 1 8 0 14-2 19-3 7-6 17-8 25z" fill="#8e867d" />
      <path d="M133 94c5-12 5-24 1-32-2-6-5-10-8-12-1 8-1 14 1 19 3 7 4 17 6 25z" fill="#756d65" />
      <path
        d="M66 65c-4-23 8-36 27-38 20-2 40 6 42 24 1 5 0 9-1 14-3-4-6-7-8-11-6-6-10-8-15-8-8 3-14 2-19-1-7 2-11 5-15 9-4 3-8 7-11 11z"
        fill="#38302c"
      />
      <path d="M79 37c12-6 31-6 45 3" fill="none" stroke="#5d534c" strokeWidth="1.9" />
    </>
  );
}

/** Prof. Iqbal Ansari: statistics; swept-back hair grey at the temples, trimmed beard, brown tweed. */
export function Iqbal({ pose, mood, className }: PortraitProps) {
  return (
    <Sitter name="iqbal" className={className}>
      <Tweed pose={pose} />
      <Head pose={pose}>
        <g transform={featureShift(pose, -0.4)}>
          <ellipse cx="68" cy="91" rx="5" ry="10" fill="#b07d55" />
          <ellipse cx="132" cy="91" rx="5" ry="10" fill="#94653f" />
        </g>
        <Face outline={outline} shade="M119 28c-3 36 6 66-13 114h42V28z" fill="#c79469" dark="#ad7a51" />
        <g transform={featureShift(pose, 0.5)}>
          <Beard />
          <Mouth pose={pose} mood={mood} x={100} y={117} line="#4f2b1d" scale={0.78} />
          <path d="M85 112c3-5 9-7.5 15-4.5 6-3 12-.5 15 4.5-5 1.5-10 .5-15 .5s-10 1-15-.5z" fill="#4d433d" />
          <Hair />
        </g>
        <g transform={featureShift(pose)}>
          <Brows pose={pose} mood={mood} sets={brows} stroke="#2f2824" line={3.3} />
          <Eyes
            pose={pose}
            at={[
              [79.5, 89],
              [107.5, 89],
            ]}
            lift={4.5}
            lid="#ad7a51"
          />
          <path
            d="M82 96q4 2 8 .5M111 96.5q4 1.5 8-.5"
            fill="none"
            stroke={ink}
            strokeWidth="1.4"
            opacity=".35"
          />
          <Nose d="M101 86c1 7-5 13-5.5 16 1.5 3 6.5 3.5 9.5 1" />
        </g>
      </Head>
    </Sitter>
  );
}
