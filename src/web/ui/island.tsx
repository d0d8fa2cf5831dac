import { type ReactNode, use, useState, useSyncExternalStore } from 'react';

type IslandProps = {
  /** The prerendered page the island stands on, and its name there. */
  page: string;
  name: string;
  className?: string;
  /** Given only where HTML is made: `{(import.meta.env.SSR || import.meta.env.DEV) && <Words />}`, so that a build leaves its code out of the browser's. */
  children: ReactNode;
};

/**
 * Words and drawings that do nothing: they stand in the prerendered HTML, and their code is not sent to the browser at all. A page that was opened
 * keeps them as they were served; a page that was come to by a link takes them from that page's HTML before it is shown.
 */
export function Island({ page, name, className, children }: IslandProps) {
  if (import.meta.env.SSR || import.meta.env.DEV)
    return (
      <div data-island={name} className={className}>
        {children}
      </div>
    );
  return <Served page={page} name={name} className={className} />;
}

function Served({ page, name, className }: { page: string; name: string; className: string | undefined }) {
  const stands = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // React leaves what stands inside alone while it hydrates, and afterwards as long as this string stays the same.
  const [kept] = useState(stands);
  return (
    <div
      data-island={name}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: kept ? '' : (use(islandsOf(page)).get(name) ?? '') }}
    />
  );
}

const never = () => () => {};

const pages = new Map<string, Promise<ReadonlyMap<string, string>>>();

function islandsOf(page: string): Promise<ReadonlyMap<string, string>> {
  const known = pages.get(page);
  if (known) return known;
  const coming = readIslands(page).catch(() => {
    // What cannot be fetched now is asked for again the next time; the page does without it.
    pages.delete(page);
    return new Map<string, string>();
  });
  pages.set(page, coming);
  return coming;
}

async function readIslands(page: string): Promise<ReadonlyMap<string, string>> {
  const reply = await fetch(page);
  const served = new DOMParser().parseFromString(await reply.text(), 'text/html');
  return new Map(
    [...served.querySelectorAll<HTMLElement>('[data-island]')].map((island) => [
      island.dataset['island'] ?? '',
      island.innerHTML,
    ]),
  );
}
