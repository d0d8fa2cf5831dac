import type { Manner, PortraitProps } from './pose.ts';
import { Brows, Eyes, Face, featureShift, ink, Mouth, Nose } from './face.tsx';
import { ChinShadow, Head, Sitter } from './sitter.tsx';

const outline = 'M64 82c-1-35 12-50 36-50s37 15 36 50c0 30-13 50-36 54-23-4-36-24-36-54z';
const brows = {
  grill: ['M77 79.5q8-4.5 16-1', 'M107 78.5q8-3.5 16 1'],
  chill: ['M77 78q8-6 16-2', 'M107 76q8-4 16 2'],
} as const;

function SweaterVest({ pose }: Pick<Manner, 'pose'>) {
  return (
    <>
      <path d="M8 230c2-44 28-64 72-76h40c44 12 70 32 72 76z" fill="#ccd6d6" />
      <path d="M192 230c-2-40-22-58-58-71l-8 71z" fill="#aebbbc" />
      <path d="M30 230c0-32 10-54 41-72l29 42v30z" fill="#6f6a35" />
      <path d="M170 230c0-32-10-54-41-72l-29 42v30z" fill="#57532a" />
      <path
        d="M73.5 162l26.5 38 26.5-38"
        fill="none"
        stroke="#454220"
        strokeWidth="5"
        strokeLinecap="butt"
        strokeLinejoin="miter"
      />
      <path d="M80 122v34c6 13 34 13 40 0v-34z" fill="#97673f" />
      <ChinShadow pose={pose} d="M80 134c8 12 30 14 40 4v12c-8 10-32 10-40 0z" fill="#805432" />
      <path d="M78 150c5 14 13 24 22 32-14 0-24-6-31-21z" fill="#e4eae8" />
      <path d="M122 150c-5 14-13 24-22 32 14 0 24-6 31-21z" fill="#c3cdcd" />
    </>
  );
}

function SideHair() {
  return (
    <>
      <path d="M65 100c-8-20-8-42 8-57 2 8 1 14-1 20-3 9-5 22-7 37z" fill="#9a938a" />
      <path d="M135 100c8-20 8-42-8-57-2 8-1 14 1 20 3 9 5 22 7 37z" fill="#7f7870" />
    </>
  );
}

/** What is left on top; it stays with the skull when the head bows. */
function Crown() {
  return (
    <>
      <path d="M69 56c0-17 14-26 31-26s31 9 31 26c-4-12-14-19-31-19s-27 7-31 19z" fill="#9a938a" />
      <path d="M80 40c8-5 18-7 29-5" fill="none" stroke="#c2bbb1" strokeWidth="1.8" />
    </>
  );
}

function Moustache() {
  return (
    <>
      <path
        d="M82 112.5c3-6.5 11-9 18-5.5 7-3.5 15-1 18 5.5-4 3.5-10 3.5-18 2-8 1.5-14 1.5-18-2z"
        fill="#7d756c"
      />
      <path d="M87 110.5c3-2.5 7-3 11-1.5" fill="none" stroke="#b5ada2" strokeWidth="1.8" />
    </>
  );
}

/** Prof. Sudhir Kale: operations, chairs in Chill; bald crown, grey moustache, olive sweater vest. */
export function Kale({ pose, mood, className }: PortraitProps) {
  return (
    <Sitter name="kale" className={className}>
      <SweaterVest pose={pose} />
      <Head pose={pose}>
        <g transform={featureShift(pose, -0.4)}>
          <ellipse cx="63" cy="93" rx="6" ry="10" fill="#9d6b43" />
          <ellipse cx="137" cy="93" rx="6" ry="10" fill="#875833" />
        </g>
        <Face outline={outline} shade="M121 30c-3 34 7 62-13 112h44V30z" fill="#b57f54" dark="#9c6942" />
        <Crown />
        <SideHair />
        <g transform={featureShift(pose, 0.5)}>
          <Mouth pose={pose} mood={mood} x={100} y={118} line="#57301f" lower="#935e3d" scale={0.86} />
          <Moustache />
          <path
            d="M80 103c-3 4-4 8-3 13M120 103c3 4 4 8 3 13"
            fill="none"
            stroke={ink}
            strokeWidth="1.6"
            opacity=".4"
          />
        </g>
        <g transform={featureShift(pose)}>
          <path
            d="M86 64q14-3 28 0M89 58q11-2 22 0"
            fill="none"
            stroke={ink}
            strokeWidth="1.6"
            opacity=".28"
          />
          <Brows pose={pose} mood={mood} sets={brows} stroke="#6e665d" line={3.6} />
          <Eyes
            pose={pose}
            at={[
              [78.5, 90],
              [108.5, 90],
            ]}
            lift={4.5}
            lid="#9c6942"
          />
          <path
            d="M81 97q5 2.5 9 .5M111 97.5q5 2 9-.5"
            fill="none"
            stroke={ink}
            strokeWidth="1.4"
            opacity=".35"
          />
          <Nose d="M99.5 89c-.5 7-5 11-4.5 13.5 2 3 7 3 9.5.5" />
        </g>
      </Head>
    </Sitter>
  );
}
