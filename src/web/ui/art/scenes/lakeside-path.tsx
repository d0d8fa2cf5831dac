import { StandingFigure } from './figure.tsx';
import { DuskSky, type SceneProps, SceneSheet } from './scene-sheet.tsx';

function FarShore() {
  return (
    <>
      <path d="M0 190c70-26 130-20 200-8s130-24 220-16 140 14 210 4 110-6 170 2v40H0z" fill="#a99bb4" />
      <path d="M96 164h128v46H96z" fill="#b98267" />
      <path d="M90 158h140v8H90z" fill="#a06a52" />
      <path d="M108 176h12v14h-12zM132 176h12v14h-12zM180 176h12v14h-12zM204 176h12v14h-12z" fill="#5d3836" />
      <path d="M155 174h14v18h-14z" fill="#ffd98a" />
      <path
        d="M0 212v-26c16-10 34-6 40 6 10-8 28-4 32 8 8-4 18 0 20 12zM228 212c0-16 16-22 28-14 8-14 32-14 38 0 16-8 34-2 40 14zM420 212c6-12 22-14 32-6 12-12 34-10 42 4 14-6 28-2 34 2z"
        fill="#445749"
      />
    </>
  );
}

function Water() {
  return (
    <>
      <path d="M0 210h800v240H0z" fill="#b9b5d4" />
      <path d="M0 210h800v30c-160 14-300-6-440 8S120 250 0 258z" fill="#d6c3c9" />
      <path d="M96 212h128l-4 22H100z" fill="#a98a90" opacity=".6" />
      <path d="M155 212h14l3 58h-20z" fill="#f7d79a" opacity=".75" />
      <path
        d="M20 276h70M130 262h44M240 284h90M40 316h50M300 252h60M96 366h80M20 398h60M300 320h60M420 262h50M150 236h24"
        stroke="#e9dfe4"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

function Boat() {
  return (
    <>
      <path d="M146 344c20 12 112 14 140-2-10 16-36 22-72 22-40 0-60-8-68-20z" fill="#8f88ad" opacity=".7" />
      <path d="M138 316c50 8 106 6 160-8-6 30-22 40-46 42-24 2-52 2-72-2-22-4-36-14-42-32z" fill="#4f46e5" />
      <path d="M138 316c50 8 106 6 160-8l-2 8c-50 14-106 14-155 7z" fill="#3730a3" />
      <path d="M196 318l-6-8 54-4 6 8z" fill="#d9b48e" />
      <path d="M176 306l128 44" stroke="#6d3a30" strokeWidth="4" strokeLinecap="round" />
      <path d="M298 308c30 14 60 30 84 40" fill="none" stroke="#6f5a4c" strokeWidth="1.5" />
    </>
  );
}

function Bank() {
  return (
    <>
      <path d="M800 218c-110 4-200 20-270 50-70 32-80 66-150 102-70 34-160 54-270 80h690z" fill="#54685a" />
      <path
        d="M800 240c-90 6-170 22-226 52-62 34-60 66-128 104-36 20-90 40-146 54h318c40-36 44-76 84-108 28-22 60-32 98-38z"
        fill="#d9b48e"
      />
      <path
        d="M800 240c-90 6-170 22-226 52-62 34-60 66-128 104-36 20-90 40-146 54h24c50-14 96-32 130-52 66-38 62-68 122-102 56-30 134-46 224-52z"
        fill="#e6cba4"
      />
      <path d="M618 450c40-36 44-76 84-108 28-22 60-32 98-38v146z" fill="#445749" />
      <path
        d="M380 350v26M376 350h8M416 332l-2 6M470 306l3-9M478 303l2-10M60 450c4-30 2-50-6-70M76 450c0-26 4-46 14-62M92 450c-2-20 4-34 14-46M44 450c-2-20-8-34-18-44"
        fill="none"
        stroke="#445749"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

function Neem() {
  return (
    <>
      <path
        d="M664 420c20-30 22-80 18-130-4-50-24-84-60-112l8-10c34 18 54 40 64 66 4-36 0-70-10-110l18-4c12 40 18 80 18 120 12-26 26-44 50-62l8 8c-34 34-50 70-48 118 2 56 8 96 36 120-26 14-80 14-102-4z"
        fill="#5e483f"
      />
      <path
        d="M714 426c-4-60-2-110-2-160 0-50-2-90-10-146 12 40 18 80 18 120 12-26 26-44 50-62l8 8c-34 34-50 70-48 118 2 56 8 96 36 120-14 6-34 6-52 2z"
        fill="#4a3a34"
      />
      <path
        d="M520 160c-34-2-48-40-22-60-10-34 24-62 54-50 8-34 56-46 80-20 12-30 50-44 80-40h88v220c-16 10-38 4-46-10-20 18-54 14-66-8-22 16-56 10-66-12-26 16-60 6-66-16-14 4-28 2-36-4z"
        fill="#54685a"
      />
      <path
        d="M680-10h120v220c-16 10-38 4-46-10-20 18-54 14-66-8-6 4-14 6-22 7 46-50 50-130 14-209z"
        fill="#445749"
      />
      <path
        d="M548 96q14-12 30-2M600 62q16-12 32 0M566 138q14-10 28 0M640 120q14-10 28 0"
        fill="none"
        stroke="#6f8373"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** A path beside the lake; a student walks it, an indigo boat is tied up for the night. */
export function LakesidePath({ className }: SceneProps) {
  return (
    <SceneSheet name="lakeside-path" className={className}>
      <DuskSky sun={330} birds={[410, 62]} />
      <FarShore />
      <Water />
      <Boat />
      <Bank />
      <path d="M504 402c30 4 70 16 98 36-40-4-80-18-98-36z" fill="#a67f5d" opacity=".55" />
      <StandingFigure
        x={508}
        y={402}
        scale={0.92}
        clothes={{ top: '#dc9871', topShade: '#c47f58', trousers: '#3a3440', skin: '#8a5a3a' }}
      />
      <Neem />
    </SceneSheet>
  );
}
