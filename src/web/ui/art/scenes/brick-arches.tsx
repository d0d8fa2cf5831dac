import { StandingFigure } from './figure.tsx';
import { DuskSky, type SceneProps, SceneSheet } from './scene-sheet.tsx';

function FarBlock() {
  return (
    <>
      <path d="M430 186h370v150H430z" fill="#b98267" />
      <path d="M430 186h370v10H430z" fill="#a06a52" />
      <path
        d="M456 336v-68a24 24 0 0 1 48 0v68zM528 336v-68a24 24 0 0 1 48 0v68zM600 336v-68a24 24 0 0 1 48 0v68zM672 336v-68a24 24 0 0 1 48 0v68zM744 336v-68a24 24 0 0 1 48 0v68z"
        fill="#7c4b41"
      />
      <path
        d="M470 210h20v16h-20zM542 210h20v16h-20zM614 210h20v16h-20zM686 210h20v16h-20zM758 210h20v16h-20z"
        fill="#5d3836"
      />
    </>
  );
}

function Neem() {
  return (
    <>
      <path d="M404 338c2-40-4-66 2-104l8 2c-2 38 2 66 2 102z" fill="#4a3a34" />
      <path
        d="M340 196c-6-30 18-52 44-46 12-28 58-24 64 4 26-2 38 24 24 44 6 22-18 38-40 30-18 16-48 12-56-4-22 4-38-10-36-28z"
        fill="#54685a"
      />
      <path
        d="M408 132c24-2 38 10 40 22 26-2 38 24 24 44 6 22-18 38-40 30-6 6-14 8-22 9 20-30 18-74-2-105z"
        fill="#445749"
      />
    </>
  );
}

function NearBlock() {
  return (
    <>
      <path d="M0 58h352v292H0z" fill="#bf6f4c" />
      <path d="M0 58h352v16H0z" fill="#a2573a" />
      <path d="M318 74h34v276h-34z" fill="#a65d3f" />
      <g fill="none" stroke="#a9603f" strokeWidth="1.5">
        <path d="M0 92h318M0 108h318M0 124h318M0 316h318M0 332h318" />
        <path strokeDasharray="14 14" d="M0 100h318M7 116h311M0 324h318M7 340h311" />
      </g>
      <path d="M22 350V222a58 58 0 0 1 116 0v128zM180 350V222a58 58 0 0 1 116 0v128z" fill="#6d3a30" />
      <path
        d="M16 224a64 64 0 0 1 128 0M174 224a64 64 0 0 1 128 0"
        fill="none"
        stroke="#dc9871"
        strokeWidth="7"
        strokeDasharray="9 3"
      />
      <path d="M44 350V226a46 46 0 0 1 92-8v132zM202 350V226a46 46 0 0 1 92-8v132z" fill="#4c2a2a" />
      <path d="M66 350v-78a24 24 0 0 1 48 0v78z" fill="#ffd98a" />
      <path d="M90 248v102M66 292h48" stroke="#6d3a30" strokeWidth="3" />
      <path d="M222 350v-84a26 26 0 0 1 52 0v84z" fill="#7c4b41" />
      <path d="M234 350v-60a14 14 0 0 1 28 0v60z" fill="#e9c8a6" />
    </>
  );
}

function Plaza() {
  return (
    <>
      <path d="M0 350h360l20-14h420v114H0z" fill="#d9b48e" />
      <path d="M0 350h410l-30 16H0zM0 366h380l-30 16H0z" fill="#c89f7a" />
      <path d="M0 366h380M0 382h350" stroke="#a67f5d" strokeWidth="1.5" />
      <path d="M66 350h48l34 44H40z" fill="#ffe2a4" opacity=".7" />
      <path
        d="M380 404l420-34M300 450l500-56M580 352l-60 98M690 346l40 104"
        stroke="#c29c76"
        strokeWidth="1.5"
        fill="none"
      />
    </>
  );
}

function Bicycle() {
  return (
    <g fill="none" stroke="#3a2c2a" strokeWidth="2.4" strokeLinecap="round">
      <circle cx="322" cy="352" r="17" />
      <circle cx="366" cy="352" r="17" />
      <path d="M322 352l14-24h22l8 24M336 328l10 24h-24M346 352l12-24M332 322h9M358 328l-3-9h8" />
    </g>
  );
}

/** Brick arches at dusk, one room lit, a student with an indigo backpack on the plaza. */
export function BrickArches({ className }: SceneProps) {
  return (
    <SceneSheet name="brick-arches" className={className}>
      <DuskSky sun={566} birds={[470, 62]} />
      <FarBlock />
      <Neem />
      <NearBlock />
      <Plaza />
      <Bicycle />
      <path d="M474 432c30-8 78-10 118-30-40 6-90 14-118 30z" fill="#a67f5d" opacity=".55" />
      <StandingFigure x={478} y={432}>
        <path d="M-15-86c8-5 20-5 28 0l2 34c-9 4-23 4-32 0z" fill="#4f46e5" />
        <path d="M-12-74h24" stroke="#3730a3" strokeWidth="2" />
      </StandingFigure>
      <path d="M0 440c40-16 90-20 140-14 60 6 110 8 160 24H0z" fill="#54685a" />
      <path d="M0 450c20-12 60-14 96-8l30 8z" fill="#445749" />
    </SceneSheet>
  );
}
