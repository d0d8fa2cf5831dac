import { useId } from 'react';
import { SeatedFigure } from './figure.tsx';
import { DuskSky, type SceneProps, SceneSheet } from './scene-sheet.tsx';

/** Spines on the left shelves, in perspective towards (400, 206); the right shelves are their mirror. */
const books = [
  [
    '#8a4a3a',
    `M-4 36L8 41V93L-4 90zM18 48L25 51V98L18 96zM147 93L156 97V136L147 133zM-4 115L4 117V171L-4 171zM155 151L160 152V185L155 185z
    M188 158L194 160V188L188 187zM86 200L94 200V240L86 241zM130 194L140 195V235L130 236zM141 201L151 201V234L141 235zM92 258L99 257V300L92 302z
    M119 258L124 257V292L119 294zM125 251L135 249V289L125 292zM55 336L62 333V379L55 383zM125 314L135 310V342L125 347zM136 310L142 307V338L136 341z
    M149 304L154 302V332L149 335z`,
  ],
  [
    '#bf8a5a',
    `M69 67L76 69V113L69 111zM93 74L100 77V120L93 118zM132 88L140 92V131L132 129zM86 139L93 141V179L86 179zM114 144L123 146V182L114 181z
    M55 199L65 199V244L55 245zM66 196L76 196V242L66 244zM77 194L85 194V241L77 242zM94 198L100 199V240L94 240zM124 203L130 203V236L124 237z
    M152 196L156 197V233L152 234zM172 195L181 196V231L172 232zM41 270L51 268V315L41 318zM60 259L73 257V308L60 312zM83 257L91 256V303L83 305z
    M163 243L170 242V278L163 280zM20 342L29 339V396L20 401zM76 321L82 319V369L76 372zM143 307L148 305V335L143 338zM183 287L188 285V315L183 317z`,
  ],
  [
    '#54685a',
    `M141 95L146 97V133L141 132zM180 111L184 113V144L180 143zM14 121L28 124V173L14 172zM38 129L45 130V175L38 174zM56 130L62 131V176L56 176z
    M63 124L72 126V177L63 177zM182 160L187 161V187L182 187zM-4 202L11 202V250L-4 251zM25 189L32 189V247L25 248zM43 191L54 191V245L43 246z
    M101 192L110 193V239L101 240zM157 200L166 201V232L157 233zM20 277L30 275V322L20 325zM190 245L195 244V270L190 272zM45 345L54 342V383L45 388z
    M154 299L162 296V328L154 332zM171 287L177 285V320L171 323zM178 285L182 283V318L178 320zM189 290L195 287V311L189 314z`,
  ],
  [
    '#d9c4a0',
    `M77 73L83 76V115L77 113zM115 83L120 85V126L115 124zM121 88L131 92V129L121 126zM157 104L166 108V139L157 136zM46 128L55 129V176L46 175z
    M73 129L85 132V178L73 177zM106 146L113 148V181L106 180zM130 146L140 148V183L130 182zM167 195L171 195V232L167 232zM12 266L19 265V325L12 327z
    M53 269L59 267V312L53 315zM74 270L82 268V305L74 308zM171 250L179 248V275L171 278zM-4 350L8 346V407L-4 413zM9 359L19 355V401L9 406z
    M30 346L44 341V388L30 395zM107 320L115 317V352L107 356z`,
  ],
  [
    '#a2573a',
    `M9 47L17 50V96L9 94zM27 51L40 57V103L27 99zM62 60L68 63V111L62 109zM84 70L92 74V117L84 115zM185 113L191 116V146L185 144zM5 120L13 122V172L5 171z
    M29 125L37 126V174L29 174zM124 139L129 140V182L124 182zM161 156L168 158V186L161 185zM168 149L174 150V186L168 186zM12 192L24 193V248L12 250z
    M33 190L42 190V246L33 247zM181 205L187 205V230L181 231zM187 204L195 204V229L187 230zM31 274L40 273V319L31 321zM100 258L106 257V298L100 300z
    M107 262L118 260V294L107 298zM136 246L146 245V285L136 289zM146 251L153 249V283L146 285zM153 252L163 250V280L153 283zM63 330L75 326V372L63 379z
    M115 312L124 309V348L115 352z`,
  ],
] as const;

function Shelves({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path d="M0 12L200 109V313L0 424z" fill="#3f2524" />
      {books.map(([fill, d]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path
        d="M0 12L200 109v4L0 20zM0 92L200 149v4L0 100zM0 172L200 189v4L0 180zM0 252L200 229v4L0 260zM0 332L200 269v4L0 340zM0 412L200 309v6L0 430z"
        fill="#7c4b41"
      />
      <path d="M194 106l12-4v218l-12 4z" fill="#6d3a30" />
    </g>
  );
}

function Hall() {
  return (
    <>
      <path d="M0 0h800v450H0z" fill="#8a4f3d" />
      <path d="M0 0h800L600 88H200z" fill="#5d3836" />
      <path
        d="M90 0l130 88M250 0l80 88M400 0v88M550 0l-80 88M710 0l-130 88"
        stroke="#4c2a2a"
        strokeWidth="5"
      />
      <path d="M200 88h400v8H200z" fill="#4c2a2a" />
      <path d="M0 450V426L200 314h400l200 112v24z" fill="#b98267" />
      <path d="M312 314h176l150 136H162z" fill="#c89f7a" />
    </>
  );
}

const opening = 'M312 292V196a88 88 0 0 1 176 0v96z';

/** What the tall window shows: the same dusk, a neem, and somebody else still up. */
function TallWindow({ clip }: { clip: string }) {
  return (
    <>
      <clipPath id={clip}>
        <path d={opening} />
      </clipPath>
      <path d="M302 298V196a98 98 0 0 1 196 0v102z" fill="#6d3a30" />
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(120 90)">
          <DuskSky />
        </g>
        <path d="M404 246h90v50h-90z" fill="#b98267" />
        <path d="M404 246h90v6h-90z" fill="#a06a52" />
        <path d="M416 262h12v14h-12zM464 262h12v14h-12z" fill="#5d3836" />
        <path d="M438 260h16v18h-16z" fill="#ffd98a" />
        <path d="M346 296c2-20-1-34 1-50h6c-1 16 0 30 1 50z" fill="#4a3a34" />
        <path
          d="M310 234c-4-20 12-32 28-28 10-18 40-14 44 4 18 0 26 18 16 30 0 14-18 22-32 14-14 10-32 6-38-4-12 2-20-8-18-16z"
          fill="#54685a"
        />
        <path
          d="M356 200c14 0 24 4 26 10 18 0 26 18 16 30 0 14-18 22-32 14-4 2-8 4-12 4 12-16 14-38 2-58z"
          fill="#445749"
        />
      </g>
      <path
        d="M400 108v184M356 120v172M444 120v172M312 196h176M312 244h176"
        stroke="#6d3a30"
        strokeWidth="5"
      />
      <path d="M296 292h208v10H296z" fill="#bf6f4c" />
    </>
  );
}

function Lamp() {
  return (
    <>
      <path d="M410 352c0-8 34-12 76-12s76 4 76 12-34 11-76 11-76-3-76-11z" fill="#f7d79a" opacity=".8" />
      <path d="M483 306h6v44h-6zM470 348h32v5h-32z" fill="#3a2c2a" />
      <path d="M454 316c2-20 14-28 32-28s30 8 32 28z" fill="#54685a" />
      <path d="M486 288c18 0 30 8 32 28h-20c0-10-4-20-12-28z" fill="#445749" />
      <path d="M460 316h52l-8 5h-36z" fill="#f6e7c6" />
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M246 338h308l46 36H200z" fill="#a2573a" />
      <path d="M200 374h400v12H200z" fill="#6d3a30" />
      <path d="M214 386h14v64h-14zM572 386h14v64h-14z" fill="#5d3836" />
      <Lamp />
      <path d="M520 352h44v8h-44zM526 344h38v8h-38zM522 336h34v8h-34z" fill="#f0d9bd" />
      <path d="M520 352h44v8h-44z" fill="#54685a" />
      <path d="M526 344h38v8h-38z" fill="#dc9871" />
      <path d="M274 352l26-6 26 6v8l-26-5-26 5z" fill="#f4ead7" />
    </>
  );
}

/** A chair from behind, its seat hidden by its back. */
function Chair({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-30 396h6v54h-6zM24 396h6v54h-6z" fill="#3f2524" />
      <path
        d="M-32 390c20-5 44-5 64 0v12c-20-4-44-4-64 0zM-26 414h52v7h-52zM-26 432h52v7h-52z"
        fill="#4c2a2a"
      />
    </g>
  );
}

/** A library at night: shelves, one lamp, a tall window, a student with an indigo shawl on the chair. */
export function LibraryAtNight({ className }: SceneProps) {
  const clip = useId();
  return (
    <SceneSheet name="library-at-night" className={className}>
      <Hall />
      <TallWindow clip={clip} />
      <Shelves />
      <Shelves transform="translate(800 0) scale(-1 1)" />
      <Table />
      <SeatedFigure x={356} y={442} scale={1.3} />
      <Chair x={356} />
      <Chair x={476} />
      <path d="M336 386c14-3 27-3 41 0l5 45c-5 3-8-1-12 1s-7-2-12 0-8-2-12 0-8-2-14 0z" fill="#4f46e5" />
      <path d="M350 388c0 15-2 29-3 42M364 389c1 14 3 28 4 41" fill="none" stroke="#3730a3" strokeWidth="2" />
    </SceneSheet>
  );
}
