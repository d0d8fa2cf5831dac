import type { Manner, PortraitProps } from './pose.ts';
import { Brows, Eyes, Face, featureShift, Mouth, Nose } from './face.tsx';
import { ChinShadow, Head, Sitter } from './sitter.tsx';

const outline = 'M67 82c-2-32 12-44 31-44s32 12 30 44c-1 26-10 47-30 51-20-4-30-25-31-51z';
const brows = {
  grill: ['M76 81q7-4 14.5-1', 'M104 80q7-3 13.5 1'],
  chill: ['M76 79.5q7-5 14.5-2', 'M104 78q7-3.5 13.5 1.5'],
} as const;

function Blazer({ pose }: Pick<Manner, 'pose'>) {
  return (
    <>
      <path d="M60 230V164l23-6h32l23 6v66z" fill="#f1e6d2" />
      <path d="M83 124v34c2 12 10 22 16 27 6-5 14-15 16-27v-34z" fill="#97623f" />
      <ChinShadow pose={pose} d="M83 132c8 12 24 14 32 4v14c-10 4-24 0-32-10z" fill="#7e4f31" />
      <path d="M12 230c2-42 22-58 64-70 0 26 8 50 22 70z" fill="#2c5a58" />
      <path d="M188 230c-2-42-22-58-66-70 0 26-8 50-24 70z" fill="#224846" />
      <path d="M76 160l-14 14 12 8-8 8c8 16 18 28 32 40-14-20-22-44-22-70z" fill="#1f4443" />
      <path d="M122 160l14 14-12 8 8 8c-8 16-18 28-34 40 16-20 24-44 24-70z" fill="#1b3b3a" />
    </>
  );
}

/** Nandita Sarma: alumna, consulting; a dark bob parted to one side, teal blazer. */
export function Nandita({ pose, mood, className }: PortraitProps) {
  return (
    <Sitter name="nandita" className={className}>
      <Head pose={pose}>
        <path
          d="M58 140c-12-28-12-62 0-88 8-18 22-26 42-26s36 10 42 28c8 24 8 58-2 84-8 8-20 8-28 4H84c-8 4-18 4-26-2z"
          fill="#241c1a"
        />
      </Head>
      <Blazer pose={pose} />
      <Head pose={pose}>
        <Face outline={outline} shade="M117 30c-3 34 6 64-12 108h40V30z" fill="#b37b52" dark="#9c663f" />
        <g transform={featureShift(pose, 0.4)}>
          <path
            d="M118 36c-10 20-32 32-50 36-4 20-2 42 2 60-16-20-20-58-6-82 10-18 42-24 58-12 16 8 20 28 18 50-1 16-4 32-10 42 2-20 4-40-2-58-4-12-8-24-10-36z"
            fill="#241c1a"
          />
          <path
            d="M112 37c-10 16-26 26-42 31M122 42c8 14 12 30 13 48"
            fill="none"
            stroke="#4b3b36"
            strokeWidth="2"
          />
          <Mouth pose={pose} mood={mood} x={96} y={116.5} lips="#8c3f3a" line="#57241f" />
        </g>
        <g transform={featureShift(pose)}>
          <Brows pose={pose} mood={mood} sets={brows} stroke="#241c1a" />
          <Eyes
            pose={pose}
            at={[
              [76.5, 90.5],
              [103.5, 90.5],
            ]}
            lift={5.5}
            pupil={2.9}
            lid="#9c663f"
            line={2.4}
          />
          <Nose d="M95.5 90c-.5 7-4 11-3.5 13 1.5 2.5 5.5 2.5 7.5.5" />
        </g>
        <circle cx="66" cy="108" r="2.2" fill="#e7d3a0" />
      </Head>
    </Sitter>
  );
}
