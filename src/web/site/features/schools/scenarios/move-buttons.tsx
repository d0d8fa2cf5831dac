/** The list with the item at one place moved to another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Up and down in a list, by keys and by pressing; the buttons stay where they are, so that the focus does. */
export function MoveButtons({
  at,
  of,
  what,
  onMove,
}: {
  at: number;
  of: number;
  what: string;
  onMove: (to: number) => void;
}) {
  return (
    <>
      <button type="button" className="go" aria-disabled={at === 0} onClick={() => at > 0 && onMove(at - 1)}>
        Up<span className="vh">: {what}</span>
      </button>
      <button
        type="button"
        className="go"
        aria-disabled={at === of - 1}
        onClick={() => at < of - 1 && onMove(at + 1)}
      >
        Down<span className="vh">: {what}</span>
      </button>
    </>
  );
}
