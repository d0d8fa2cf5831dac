import { type ReactNode, useEffect, useRef, useState } from 'react';
import { portraitIds } from '#contract/panellists.ts';
import { styles } from '#contract/styles.ts';
import { Portrait } from '#web/ui/art/portraits/portrait.tsx';
import { poses } from '#web/ui/art/portraits/pose.ts';
import { scenes } from '#web/ui/art/scenes/scenes.ts';
import { Islands } from './islands.tsx';

/** Every panellist in every pose and mood, and the six scenes, with what each weighs. */
export function Drawings() {
  return (
    <>
      <Islands>
        <ul className="faces">
          {portraitIds.flatMap((id) =>
            styles.flatMap((mood) =>
              poses.map((pose) => (
                <Drawing key={id + mood + pose} name={`${id}, ${mood}, ${pose.replace('_', ' ')}`}>
                  <Portrait id={id} mood={mood} pose={pose} />
                </Drawing>
              )),
            ),
          )}
        </ul>
      </Islands>
      <Islands>
        <ul className="views">
          {scenes.map(({ id, Scene }) => (
            <Drawing key={id} name={id}>
              <Scene />
            </Drawing>
          ))}
        </ul>
      </Islands>
    </>
  );
}

function Drawing({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let left = false;
    const svg = place.current?.querySelector('svg')?.outerHTML ?? '';
    void compressedBytes(svg).then((size) => left || setBytes(size));
    return () => {
      left = true;
    };
  }, []);
  return (
    <li ref={place}>
      {children}
      <span className="label num">
        {name} {bytes !== null && `${(bytes / 1024).toFixed(1)} KiB`}
      </span>
    </li>
  );
}

async function compressedBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
