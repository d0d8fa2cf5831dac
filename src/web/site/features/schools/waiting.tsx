import { Spinner } from '#web/ui/spinner.tsx';

/** A wait that fills the page. */
export function Waiting({ words }: { words: string }) {
  return (
    <main id="main" className="school-door">
      <Spinner label={words} />
    </main>
  );
}
