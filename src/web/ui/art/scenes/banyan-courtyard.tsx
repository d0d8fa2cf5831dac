import { StandingFigure } from './figure.tsx';
import { DuskSky, type SceneProps, SceneSheet } from './scene-sheet.tsx';

function Cloister() {
  return (
    <>
      <path d="M0 110h800v184H0z" fill="#b98267" />
      <path d="M0 104h800v12H0z" fill="#a06a52" />
      <path d="M0 190h800v8H0z" fill="#a06a52" />
      <path
        d="M50 136h26v34H50zM210 136h26v34h-26zM290 136h26v34h-26zM690 136h26v34h-26zM762 136h26v34h-26z"
        fill="#5d3836"
      />
      <path d="M130 134h28v38h-28z" fill="#ffd98a" />
      <path d="M144 134v38M130 152h28" stroke="#7c4b41" strokeWidth="2.5" />
      <path
        d="M30 294v-46a33 33 0 0 1 66 0v46zM110 294v-46a33 33 0 0 1 66 0v46zM190 294v-46a33 33 0 0 1 66 0v46zM270 294v-46a33 33 0 0 1 66 0v46z
           M590 294v-46a33 33 0 0 1 66 0v46zM670 294v-46a33 33 0 0 1 66 0v46zM750 294v-46a33 33 0 0 1 66 0v46z"
        fill="#7c4b41"
      />
      <path
        d="M44 294v-42a24 24 0 0 1 48 0v42zM124 294v-42a24 24 0 0 1 48 0v42zM204 294v-42a24 24 0 0 1 48 0v42zM284 294v-42a24 24 0 0 1 48 0v42z
           M604 294v-42a24 24 0 0 1 48 0v42zM684 294v-42a24 24 0 0 1 48 0v42zM764 294v-42a24 24 0 0 1 48 0v42z"
        fill="#5d3836"
      />
    </>
  );
}

function Court() {
  return (
    <>
      <path d="M0 292h800v158H0z" fill="#d9b48e" />
      <path d="M0 292h800v8H0z" fill="#c89f7a" />
      <path
        d="M0 326h800M0 372h800M60 300L-40 450M180 300L120 450M300 300l-20 150M640 300l60 150M740 300l100 150"
        fill="none"
        stroke="#c29c76"
        strokeWidth="1.5"
      />
      <path
        d="M250 352c40-26 420-34 520 0 30 14 20 44-60 52-120 12-330 10-420-10-60-14-60-32-40-42z"
        fill="#b8926d"
      />
    </>
  );
}

function Platform() {
  return (
    <>
      <path d="M310 332a170 28 0 0 0 340 0v30a170 28 0 0 1-340 0z" fill="#bf6f4c" />
      <path d="M560 356c54-4 90-14 90-24v30c0 12-40 22-90 25z" fill="#a2573a" />
      <ellipse cx="480" cy="332" rx="170" ry="28" fill="#e6cba4" />
      <path d="M312 346c20 14 90 24 168 24s148-10 168-24" fill="none" stroke="#a9603f" strokeWidth="1.5" />
    </>
  );
}

function Trunk() {
  return (
    <>
      <path
        d="M396 340c30-8 32-30 30-60-2-34-18-58-60-78l6-10c40 12 62 24 78 40 4-20 2-40-6-62l18-4c8 18 12 34 14 52 10-24 14-40 14-66h20c2 24-2 44-8 62 16-12 34-26 70-38l6
           10c-44 20-60 42-62 82 0 34 10 60 44 72-50 12-120 12-164 0z"
        fill="#5e483f"
      />
      <path
        d="M500 342c-4-40 8-60 10-104 2-26 4-50 0-90h10c2 24-2 44-8 62 16-12 34-26 70-38l6 10c-44 20-60 42-62 82 0 34 10 60 44 72-20 5-46 7-70 6z"
        fill="#4a3a34"
      />
      <path
        d="M446 336c6-40-2-70-4-96M474 338c-4-36 6-70 4-110M540 330c-8-30-6-50 0-74"
        fill="none"
        stroke="#3a2c2a"
        strokeWidth="2"
      />
      <path
        d="M352 190c6 50-2 100 2 146l8 2c-4-50 4-98-2-150zM320 190c2 30-2 60 0 92l4-1c-2-30 2-60 1-92zM606 186c-4 50 2 100-2 152l9-2c2-50-4-98 1-151z
           M640 184c0 40 2 70-1 102l4 1c3-36 1-66 2-103zM664 186c0 24 0 40-1 62l3 1c2-22 1-40 2-63z"
        fill="#5e483f"
      />
    </>
  );
}

function Canopy() {
  return (
    <>
      <path
        d="M232 158c-16-40 16-72 52-66 6-48 70-64 102-36 22-44 98-48 124-8 28-34 96-30 112 12 42-18 92 6 92 48 34 14 38 62 2 76-18 26-60 26-78 6-26 24-68 18-84-4-30 24-78
           20-98-6-26 22-70 18-86-6-24 20-64 14-74-10-28 8-56 2-64-6z"
        fill="#54685a"
      />
      <path
        d="M500 40c30-20 96-18 122 20 42-18 92 6 92 48 34 14 38 62 2 76-18 26-60 26-78 6-26 24-68 18-84-4-14 12-36 16-56 12 40-40 46-110 2-158z"
        fill="#445749"
      />
      <path
        d="M292 112q16-14 34-4M380 84q18-14 36-2M330 158q16-12 32-2M430 142q18-12 34 0"
        fill="none"
        stroke="#6f8373"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** A courtyard under a banyan; a student with a plait and an indigo cloth bag crosses it. */
export function BanyanCourtyard({ className }: SceneProps) {
  return (
    <SceneSheet name="banyan-courtyard" className={className}>
      <DuskSky birds={[90, 62]} />
      <Cloister />
      <Court />
      <Platform />
      <Trunk />
      <Canopy />
      <path d="M206 434c30-8 78-10 118-30-40 6-90 14-118 30z" fill="#a67f5d" opacity=".55" />
      <StandingFigure
        x={210}
        y={434}
        scale={1.05}
        clothes={{ top: '#f4ead7', topShade: '#e4d6bd', trousers: '#445749', skin: '#a5704a' }}
        hair={
          <>
            <path d="M-6-98c3-4 8-4 11 0l-2 36-3 8-4-8z" fill="#241c1a" />
            <path d="M-5-88l9 4M-5-78l9 4M-5-68l8 4" stroke="#4b3b36" strokeWidth="1.5" />
          </>
        }
      >
        <path d="M-22-46c8 4 34 4 42 0l3 20c-12 4-36 4-48 0z" fill="#f4ead7" />
        <path d="M-10-88l26 50" stroke="#3730a3" strokeWidth="3" />
        <path d="M10-44l20 2c3 10 3 20 1 28-8 3-18 2-24-2 0-10 0-18 3-28z" fill="#4f46e5" />
      </StandingFigure>
    </SceneSheet>
  );
}
