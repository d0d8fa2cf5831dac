import { StandingFigure } from './figure.tsx';
import { DuskSky, type SceneProps, SceneSheet } from './scene-sheet.tsx';

/** Rows of chairs from the stage to us: the ground line, the size, how many stand on each side of the aisle. */
const rows = [
  { y: 290, size: 0.5, seats: 15 },
  { y: 308, size: 0.66, seats: 13 },
  { y: 334, size: 0.88, seats: 10 },
  { y: 370, size: 1.2, seats: 8 },
  { y: 422, size: 1.65, seats: 6 },
] as const;

/** Chairs of one row from behind: backs and seats as one shape, legs as another. */
function row({ y, size, seats }: (typeof rows)[number]) {
  const xs = [-1, 1].flatMap((side) =>
    Array.from({ length: seats }, (_, seat) => 404 + side * size * (50 + seat * 34)),
  );
  const at = (x: number, dx: number, dy: number) =>
    `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  return {
    backs: xs
      .map((x) => `M${at(x, -11, -34)}L${at(x, 11, -34)}L${at(x, 12, -16)}L${at(x, -12, -16)}z`)
      .join(''),
    seats: xs
      .map((x) => `M${at(x, -12, -14)}L${at(x, 12, -14)}L${at(x, 12, -10)}L${at(x, -12, -10)}z`)
      .join(''),
    legs: xs.map((x) => `M${at(x, -11, -16)}L${at(x, -11, 0)}M${at(x, 11, -16)}L${at(x, 11, 0)}`).join(''),
  };
}

function Chairs({ from, to }: { from: number; to: number }) {
  return rows.slice(from, to).map((line) => {
    const { backs, seats, legs } = row(line);
    return (
      <g key={line.y}>
        <path d={legs} stroke="#8a7f74" strokeWidth={line.size * 2} fill="none" />
        <path d={seats} fill="#d9ccb6" />
        <path d={backs} fill="#f4ead7" />
      </g>
    );
  });
}

function Hall() {
  return (
    <>
      <path d="M196 120h416v140H196z" fill="#bf6f4c" />
      <path d="M188 112h432v14H188z" fill="#a2573a" />
      <path d="M320 112l84-44 84 44z" fill="#bf6f4c" />
      <path d="M404 62l98 52h-14l-84-45-84 45h-14z" fill="#a2573a" />
      <path d="M564 126h48v134h-48z" fill="#a65d3f" />
      <path d="M196 142h368" stroke="#a9603f" strokeWidth="1.5" />
      <path d="M220 152h22v28h-22zM272 152h22v28h-22zM520 152h22v28h-22z" fill="#5d3836" />
      <path d="M468 152h22v28h-22z" fill="#ffd98a" />
      <path
        d="M216 260v-38a16 16 0 0 1 32 0v38zM268 260v-38a16 16 0 0 1 32 0v38zM464 260v-38a16 16 0 0 1 32 0v38zM516 260v-38a16 16 0 0 1 32 0v38z"
        fill="#6d3a30"
      />
      <path d="M352 260v-72a52 52 0 0 1 104 0v72z" fill="#6d3a30" />
      <path
        d="M346 188a58 58 0 0 1 116 0"
        fill="none"
        stroke="#dc9871"
        strokeWidth="7"
        strokeDasharray="9 3"
      />
      <path d="M366 260v-70a38 38 0 0 1 76 0v70z" fill="#4c2a2a" />
    </>
  );
}

function Trees() {
  return (
    <>
      <path
        d="M86 262c2-26-2-50 2-80l8 1c-2 28 1 54 1 79zM716 262c2-26-2-50 2-80l8 1c-2 28 1 54 1 79z"
        fill="#4a3a34"
      />
      <path
        d="M14 152c-6-32 16-50 44-44 14-30 66-26 72 4 30-2 42 26 28 48 4 24-22 40-46 30-18 16-50 12-60-4-22 2-38-14-38-34z
           M640 160c-14-24 2-48 28-46 8-28 60-30 72 0 26-6 48 14 42 44 0 20-18 34-38 32-12 16-42 18-58 4-24 8-48-10-46-34z"
        fill="#54685a"
      />
      <path
        d="M94 92c20 0 34 8 36 20 30-2 42 26 28 48 4 24-22 40-46 30-6 6-14 8-22 9 22-34 22-76 4-107zM710 96c14 0 26 8 30 18 26-6 48 14 42 44 0 20-18 34-38 32-8 10-22 14-36 12 24-34 24-74 2-106z"
        fill="#445749"
      />
    </>
  );
}

function Lawn() {
  return (
    <>
      <path d="M0 256h800v194H0z" fill="#6d8064" />
      <path d="M0 256h800v22H0zM0 300h800v24H0zM0 352h800v38H0z" fill="#647759" />
      <path d="M388 266h32l92 184H296z" fill="#c89f7a" />
      <path d="M388 266h6l-70 184h-28zM414 266h6l92 184h-28z" fill="#a2573a" />
    </>
  );
}

function Stage() {
  return (
    <>
      <path d="M284 246h240v22H284z" fill="#e4d6bd" />
      <path d="M276 240h256v8H276z" fill="#f4ead7" />
      <path d="M380 252h48v6h-48zM374 260h60v8h-60z" fill="#d9b48e" />
      <path d="M326 212h22l3 30h-28z" fill="#6d3a30" />
      <path d="M320 206h34l-4 8h-26z" fill="#8a5a48" />
    </>
  );
}

function Bunting() {
  return (
    <>
      <path d="M24 130q90 70 190 -8M800 128q-90 66-206-6" fill="none" stroke="#6f5a4c" strokeWidth="1.5" />
      <path
        d="M48 147l14 6-10 12zM104 163l14-2-5 14zM160 151l12-6 1 15zM744 150l-14 6 10 12zM686 160l-14-2 6 14zM632 144l-12-6 0 15z"
        fill="#dc9871"
      />
      <path
        d="M76 158l14 3-8 13zM132 159l13-4-2 15zM186 139l10-8 4 14zM716 158l-14 3 8 13zM660 154l-13-4 2 15zM770 139l-10 9 12 9z"
        fill="#f4ead7"
      />
    </>
  );
}

/** The lawn set for convocation; a student stands in the aisle, an indigo gown over one arm. */
export function ConvocationLawn({ className }: SceneProps) {
  return (
    <SceneSheet name="convocation-lawn" className={className}>
      <DuskSky birds={[120, 62]} />
      <Trees />
      <Hall />
      <Lawn />
      <Stage />
      <Bunting />
      <Chairs from={0} to={4} />
      <path d="M410 436c30-8 78-10 118-30-40 6-90 14-118 30z" fill="#445749" opacity=".5" />
      <StandingFigure x={404} y={438} scale={1.15}>
        <path d="M-18-64c-8-5-20-4-22 5l-4 46c7 5 16 6 25 3l4-44z" fill="#4f46e5" />
        <path d="M-35-52l-3 40M-27-54l-3 44" stroke="#3730a3" strokeWidth="1.6" />
      </StandingFigure>
      <Chairs from={4} to={5} />
    </SceneSheet>
  );
}
