import { useEffect, useEffectEvent } from 'react';

/** What single keys do on a review's page; each is said in the list that `?` opens. */
export type ReviewKeys = {
  mark: (mark: number) => void;
  topic: (step: 1 | -1) => void;
  recommend: () => void;
  note: () => void;
  quote: () => void;
  back: () => void;
  submit: () => void;
  next: () => void;
  help: () => void;
};

const letters: Readonly<Record<string, (keys: ReviewKeys) => void>> = {
  j: (keys) => keys.topic(1),
  k: (keys) => keys.topic(-1),
  r: (keys) => keys.recommend(),
  n: (keys) => keys.note(),
  q: (keys) => keys.quote(),
  b: (keys) => keys.back(),
  '.': (keys) => keys.next(),
};

/** Listens for the keys of a review's page, but for where one types. With `single` off only `?` and Ctrl Enter do something (WCAG 2.1.4). */
export function useReviewKeys(keys: ReviewKeys, single: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest('dialog')) return;
    const act = actOf(event, target, single);
    if (!act) return;
    event.preventDefault();
    act(keys);
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

function actOf(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  target: Element | null,
  single: boolean,
): ((keys: ReviewKeys) => void) | null {
  if (key === 'Enter' && (ctrlKey || metaKey)) return (keys) => keys.submit();
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Escape' && target?.matches('textarea')) return (keys) => keys.topic(-1);
  if (target?.matches('textarea, select, input:not([type=radio], [type=checkbox])')) return null;
  if (key === '?') return (keys) => keys.help();
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
  if (step && target?.closest('[data-topic]')) return (keys) => keys.topic(step);
  if (!single) return null;
  if (/^[1-5]$/.test(key)) return (keys) => keys.mark(Number(key));
  return letters[key] ?? null;
}
