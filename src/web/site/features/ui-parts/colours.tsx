import { useEffect, useRef, useState } from 'react';
import { contrastOf, type Rgb } from '#web/ui/contrast.ts';
import { Islands } from './islands.tsx';

const grounds = ['paper', 'sheet', 'shade'];
const words = ['ink', 'ink-2', 'ink-3', 'pen', 'red-ink', 'chill', 'grill'];
const lines = ['edge-line', 'brand', 'rule', 'rule-2', 'margin'];
const pairs = [
  ['on-btn', 'btn'],
  ['on-tent', 'tent'],
  ['ink', 'lamp'],
  ['chill', 'chill-wash'],
  ['grill', 'grill-wash'],
];

/** The colour roles, with the contrast measured as drawn here. */
export function Colours() {
  return (
    <Islands>
      {grounds.map((ground) => (
        <div key={ground} className="ground">
          <p className="label">on {ground}</p>
          <ul className="swatches">
            {words.map((token) => (
              <Swatch key={token} token={token} ground={ground} sample="Who checked that?" />
            ))}
            {lines.map((token) => (
              <Swatch key={token} token={token} ground={ground} sample="" />
            ))}
          </ul>
        </div>
      ))}
      <p className="label">on their own ground</p>
      <ul className="swatches">
        {pairs.map(([token = '', ground = '']) => (
          <Swatch key={token + ground} token={token} ground={ground} sample={`on ${ground}`} />
        ))}
      </ul>
    </Islands>
  );
}

/** Words in a colour, or without `sample` a stroke of it. */
function Swatch({ token, ground, sample }: { token: string; ground: string; sample: string }) {
  const place = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const { color, backgroundColor } = getComputedStyle(place.current);
    setRatio(contrastOf(channels(color), channels(backgroundColor)));
  }, []);
  return (
    <li ref={place} style={{ color: `var(--${token})`, background: `var(--${ground})` }}>
      {sample ? <b>{sample}</b> : <span className="stroke" aria-hidden="true" />}
      <span className="num">
        {token} {ratio?.toFixed(1)}
      </span>
    </li>
  );
}

/** The channels of a colour as a browser computes it: "rgb(12, 34, 56)". */
function channels(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}
