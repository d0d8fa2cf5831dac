import type { ReactNode } from 'react';
import { shortTime } from '#web/content/short-time.ts';
import './tables.css';

/** A time in India; a machine can read it too. */
export function Time({ iso }: { iso: string }) {
  return <time dateTime={iso}>{shortTime(iso)}</time>;
}

/** A part of a view, with what may be done there beside its heading. */
export function Part({ title, ways, children }: { title: string; ways?: ReactNode; children: ReactNode }) {
  return (
    <section className="part">
      <div className="part-head">
        <h2>{title}</h2>
        {ways}
      </div>
      {children}
    </section>
  );
}

type Column<R> = { name: string; hidden?: boolean; render: (row: R) => ReactNode };

/**
 * Rows under their heads. Where the screen is narrower than they are, they scroll sideways in themselves; with `stacks` each row becomes a few lines instead,
 * every value beside the name of its column.
 */
export function Table<R>({
  name,
  columns,
  rows,
  keyOf,
  lookOf,
  stacks = false,
}: {
  name: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** The class of a row, where it looks different. */
  lookOf?: (row: R) => string;
  stacks?: boolean;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={stacks ? 'wide stacks' : 'wide'} aria-label={name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.hidden ? <span className="vh">{column.name}</span> : column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={lookOf?.(row)}>
              {columns.map((column) => (
                <td key={column.name} data-of={column.hidden ? undefined : column.name}>
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
