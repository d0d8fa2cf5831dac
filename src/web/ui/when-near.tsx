import { type ComponentType, useEffect, useRef, useState } from 'react';

/** How far below the screen a drawing is fetched, in CSS pixels. */
const ahead = '240px';

/**
 * A drawing that is fetched when it comes near the screen, so that the first page does not carry it. `load` must be the same function on every render;
 * the caller's `className` gives the place its size beforehand.
 */
export function WhenNear<Props extends object>({
  load,
  className,
  props,
}: {
  load: () => Promise<ComponentType<Props>>;
  className: string;
  props: Props;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<{ Drawing: ComponentType<Props> } | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        // A picture that cannot be fetched leaves its place empty; the words around it do without.
        load().then(
          (Drawing) => setDrawing({ Drawing }),
          () => {},
        );
      },
      { rootMargin: ahead },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [load]);
  return (
    <div ref={place} className={className}>
      {drawing && <drawing.Drawing {...props} />}
    </div>
  );
}
