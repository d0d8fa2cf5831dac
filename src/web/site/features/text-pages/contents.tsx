import { anchorOf } from './anchor.ts';

/** What stands on a long page, as links to its headings. */
export function Contents({ titles, numbered = false }: { titles: readonly string[]; numbered?: boolean }) {
  return (
    <nav className="contents" aria-label="On this page">
      <ol>
        {titles.map((title, number) => (
          <li key={title}>
            <a href={`#${anchorOf(title)}`}>
              {numbered && <span className="num">{number + 1}</span>}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
