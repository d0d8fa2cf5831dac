import { useEffect, useState, useSyncExternalStore } from 'react';
import { scenes } from '#web/ui/art/scenes/scenes.ts';
import './slideshow.css';

const intervalMs = 8_000;

/** The number of the slide after `shown`, around the end. */
export function nextSlide(shown: number, count: number): number {
  return (shown + 1) % count;
}

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Six campus scenes, one every eight seconds with a three-second cross-fade; on large screens only. It can be stopped, and stands still by itself with reduced motion. */
export function Slideshow() {
  const large = useMatches('(min-width: 1181px)');
  const still = useMatches('(prefers-reduced-motion: reduce)');
  const [shown, setShown] = useState(0);
  const [stopped, setStopped] = useState(false);
  const moving = large && !still && !stopped;

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => setShown(nextSlide(shown, scenes.length)), intervalMs);
    return () => clearTimeout(timer);
  }, [moving, shown]);

  if (!large) return null;
  return (
    <figure className="slides">
      <div className="frame">
        {scenes.map(({ id, Scene }, number) => (
          <div key={id} className={number === shown ? 'slide shown' : 'slide'}>
            <Scene />
          </div>
        ))}
      </div>
      <figcaption>
        <span>
          <span className="vh">{scenes[shown]?.alt}</span>
          {scenes[shown]?.caption}
        </span>
        <span className="steer">
          <span className="num" aria-hidden="true">
            {shown + 1} / {scenes.length}
          </span>
          {!still && (
            <button
              type="button"
              aria-label={stopped ? 'Play the pictures' : 'Pause the pictures'}
              onClick={() => setStopped(!stopped)}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={stopped ? 'M6 4l10 6-10 6z' : 'M7 4v12M13 4v12'} />
              </svg>
            </button>
          )}
          <button
            type="button"
            aria-label="Next picture"
            onClick={() => setShown(nextSlide(shown, scenes.length))}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M7 4l6 6-6 6" />
            </svg>
          </button>
        </span>
      </figcaption>
    </figure>
  );
}
