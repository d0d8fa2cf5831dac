import { useEffect, useRef, useState } from 'react';

const goal = 700;
const durationMs = 3_000;

/** The share of the count shown after `elapsedMs`, 0 to 700 over three seconds, slowing towards the end. */
export function countAt(elapsedMs: number): number {
  const t = Math.min(1, Math.max(0, elapsedMs / durationMs));
  return Math.round(goal * (1 - (1 - t) ** 3));
}

/** 700, counted up once when it comes into view. The page as served, and reduced motion, show the number itself. */
export function Counter() {
  const ref = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(goal);

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        const start = performance.now();
        const tick = (now: number): void => {
          setShown(countAt(now - start));
          if (now - start < durationMs) frame = requestAnimationFrame(tick);
        };
        frame = requestAnimationFrame(tick);
      },
      { threshold: 0.4 },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <p className="seven">
      <span className="vh">700 plus</span>
      <span aria-hidden="true" ref={ref}>
        {shown}
        <sup>+</sup>
      </span>
    </p>
  );
}
