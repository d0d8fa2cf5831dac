import { SeatedFigure } from './figure.tsx';
import { DuskSky, type SceneProps, SceneSheet } from './scene-sheet.tsx';

const centre = 430;
const rise = 8;
/** Inner edges of the tiers, from the stage outwards: half-axes of an ellipse, and the height it lies at. */
const edges = [
  { rx: 150, ry: 42, y: 240 },
  { rx: 226, ry: 74, y: 232 },
  { rx: 308, ry: 110, y: 224 },
  { rx: 398, ry: 152, y: 216 },
  { rx: 500, ry: 200, y: 208 },
  { rx: 620, ry: 256, y: 200 },
] as const;

/** The seat of a tier: the half ring between its inner edge and the foot of the tier behind. */
function tread(inner: (typeof edges)[number], outer: { rx: number; ry: number }) {
  const { rx, ry, y } = inner;
  return `M${centre - outer.rx} ${y}A${outer.rx} ${outer.ry - rise} 0 0 0 ${centre + outer.rx} ${y}H${centre + rx}A${rx} ${ry} 0 0 1 ${centre - rx} ${y}z`;
}

/** The brick face under a tier's inner edge, seen at the flanks and hidden in front of us. */
function riser({ rx, ry, y }: (typeof edges)[number]) {
  return `M${centre - rx} ${y}v${rise}A${rx} ${ry - rise} 0 0 0 ${centre + rx} ${y + rise}v-${rise}A${rx} ${ry} 0 0 1 ${centre - rx} ${y}z`;
}

function Pavilion() {
  return (
    <>
      <path d="M196 84h470v140H196z" fill="#bf6f4c" />
      <path d="M188 78h486v14H188z" fill="#a2573a" />
      <path d="M618 92h48v132h-48z" fill="#a65d3f" />
      <path d="M196 108h422M196 140h422" stroke="#a9603f" strokeWidth="1.5" />
      <path d="M222 118h22v14h-22zM306 118h22v14h-22zM474 118h22v14h-22zM558 118h22v14h-22z" fill="#5d3836" />
      <path d="M390 112h24v20h-24z" fill="#ffd98a" />
      <path
        d="M210 224v-42a24 24 0 0 1 48 0v42zM294 224v-42a24 24 0 0 1 48 0v42zM462 224v-42a24 24 0 0 1 48 0v42zM546 224v-42a24 24 0 0 1 48 0v42z"
        fill="#6d3a30"
      />
      <path d="M370 224v-40a32 32 0 0 1 64 0v40z" fill="#4c2a2a" />
      <path
        d="M366 184a36 36 0 0 1 72 0"
        fill="none"
        stroke="#dc9871"
        strokeWidth="6"
        strokeDasharray="8 3"
      />
    </>
  );
}

function Trees() {
  return (
    <>
      <path
        d="M98 220c2-26-2-40 2-66l8 1c-2 24 1 40 1 65zM742 220c2-26-2-40 2-70l8 1c-2 26 1 44 1 69z"
        fill="#4a3a34"
      />
      <path
        d="M28 128c-6-28 14-44 38-38 12-26 56-22 62 4 26-2 38 22 26 42 2 22-20 34-40 26-16 14-42 10-50-4-20 2-36-12-36-30z
           M676 118c-4-26 16-42 38-36 12-26 54-22 60 4 16-2 26 6 26 6v80c-10 2-20 0-28-6-16 12-40 8-48-6-24 2-46-16-48-42z"
        fill="#54685a"
      />
      <path
        d="M96 74c18 0 30 8 32 20 26-2 38 22 26 42 2 22-20 34-40 26-4 4-10 6-16 7 16-28 16-66-2-95zM742 66c18 0 30 8 32 20 16-2 26 6 26 6v80c-10 2-20 0-28-6-4 4-10 6-16 7 14-30 8-80-14-107z"
        fill="#445749"
      />
    </>
  );
}

function Tiers() {
  return (
    <>
      <path d={`M${centre - 150} 248A150 34 0 0 0 ${centre + 150} 248z`} fill="#e6cba4" />
      {edges.map((edge, tier) => (
        <g key={edge.rx}>
          <path
            d={tread(edge, edges[tier + 1] ?? { rx: 900, ry: 420 })}
            fill={tier % 2 === 0 ? '#d9b48e' : '#d1aa83'}
          />
          <path d={riser(edge)} fill="#a2573a" />
          <path
            d={`M${centre - edge.rx} ${edge.y}A${edge.rx} ${edge.ry} 0 0 0 ${centre + edge.rx} ${edge.y}`}
            fill="none"
            stroke="#bf6f4c"
            strokeWidth={3 + tier}
          />
        </g>
      ))}
      <path d="M456 281l24-1 92 170H500z" fill="#e6cba4" />
      <path d="M461 305l32-1M467 333l42-2M474 366l54-3M485 407l64-3" stroke="#c29c76" strokeWidth="2.5" />
    </>
  );
}

/** An open-air lecture amphitheatre from the upper tiers; a student sits with an indigo notebook. */
export function LectureAmphitheatre({ className }: SceneProps) {
  return (
    <SceneSheet name="lecture-amphitheatre" className={className}>
      <DuskSky birds={[560, 34]} />
      <Trees />
      <Pavilion />
      <path d="M0 218h800v232H0z" fill="#c89f7a" />
      <path d="M250 224h340v26H250z" fill="#e6cba4" />
      <Tiers />
      <path d="M395 212h24l3 38h-30z" fill="#6d3a30" />
      <path d="M388 204h38l-4 9h-30z" fill="#8a5a48" />
      <path d="M200 404c40-6 96-4 150-18-30-4-90-6-150 4z" fill="#a67f5d" opacity=".55" />
      <SeatedFigure x={210} y={402} scale={1.12} />
      <path d="M262 396l44-5 12 11-46 6z" fill="#4f46e5" />
      <path d="M272 408l46-6v3l-46 6z" fill="#f4ead7" />
      <path d="M800 396c-40 2-90 16-110 54h110z" fill="#54685a" />
      <path d="M800 424c-24 2-44 10-54 26h54z" fill="#445749" />
    </SceneSheet>
  );
}
