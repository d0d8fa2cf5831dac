import { type ReactNode, useRef } from 'react';
import { shortTime } from '#web/content/short-time.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import './tables.css';

/** An id that may be copied with one press; it breaks anywhere rather than widen the page. */
export function Id({ value, what }: { value: string; what: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <span className="id">
      <code ref={shown}>{value}</code>
      <CopyButton text={value} shownIn={shown} className="go">
        Copy<span className="vh"> {what}</span>
      </CopyButton>
    </span>
  );
}

/** A time in India, said so; a machine can read it too. */
export function Time({ iso }: { iso: string | null }) {
  return iso === null ? <>–</> : <time dateTime={iso}>{shortTime(iso)}</time>;
}

type Column<R> = { name: string; render: (row: R) => ReactNode; number?: boolean };

/**
 * Rows of figures. Where the screen is narrower than they are, they scroll sideways in themselves; with `stacks` each row becomes a few lines instead, every
 * value beside the name of its column.
 */
export function Table<R>({
  name,
  columns,
  rows,
  keyOf,
  empty,
  stacks = false,
}: {
  name: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R, place: number) => string;
  /** What stands there when there is no row. */
  empty: string;
  stacks?: boolean;
}) {
  if (rows.length === 0) return <p className="none">{empty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={stacks ? 'wide stacks' : 'wide'} aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={column.number ? 'num right' : undefined}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={keyOf(row, place)}>
              {columns.map((column) => (
                <td
                  key={column.name}
                  className={column.number ? 'num right' : undefined}
                  data-of={column.name}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Facts of one thing, a name and a value each. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A heading of a part of a view, with what may be done there beside it. */
export function Part({ title, ways, children }: { title: string; ways?: ReactNode; children: ReactNode }) {
  return (
    <section className="part">
      <div className="part-head">
        <h2>{title}</h2>
        {ways && <div className="ways">{ways}</div>}
      </div>
      {children}
    </section>
  );
}
