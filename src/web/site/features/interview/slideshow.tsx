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
    const timer = setInterval(() => setShown((now) => nextSlide(now, scenes.length)), intervalMs);
    return () => clearInterval(timer);
  }, [moving]);

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
          {still ? (
            <button type="button" className="go" onClick={() => setShown(nextSlide(shown, scenes.length))}>
              Next picture
            </button>
          ) : (
            <button type="button" className="go" aria-pressed={stopped} onClick={() => setStopped(!stopped)}>
              {stopped ? 'Play' : 'Pause'}
              <span className="vh"> the pictures</span>
            </button>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
