import './tally.css';

/** A few large figures, each over its name. */
export function Tally({ items }: { items: readonly { name: string; value: number | string }[] }) {
  return (
    <dl className="tally">
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
