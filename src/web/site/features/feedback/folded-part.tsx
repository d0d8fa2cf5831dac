import { type ComponentType, useId, useState } from 'react';
import { Failure } from '#web/ui/failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './folded-part.css';

/** One part of a section that is folded until it is wanted. Its code comes when it is first opened. */
export type Part<Props> = {
  title: string;
  about: string;
  load: () => Promise<ComponentType<Props>>;
  /** It is gone through step by step, which paper cannot. */
  isForScreen?: boolean;
};

/** A part as one line that opens; what it shows gets the further properties. */
export function FoldedPart<Props extends object>({
  part: { title, about, load, isForScreen = false },
  given,
}: {
  part: Part<Props>;
  given: Props;
}) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Shown: ComponentType<Props> } | null>(null);
  const [failed, setFailed] = useState(false);
  const titleId = useId();
  const contentId = useId();
  const fetchPart = (): void => {
    setFailed(false);
    load().then(
      (Shown) => setLoaded({ Shown }),
      () => setFailed(true),
    );
  };
  const press = (): void => {
    if (!open && !loaded) fetchPart();
    setOpen(!open);
  };
  return (
    <section className={isForScreen ? 'folded-part for-screen' : 'folded-part'} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <button type="button" aria-expanded={open} aria-controls={contentId} onClick={press}>
          {title}
        </button>
      </h3>
      <p className="small">{about}</p>
      <div id={contentId} hidden={!open}>
        {failed && (
          <Failure message="This part could not be fetched. Look at your connection." onAgain={fetchPart} />
        )}
        {loaded ? (
          <loaded.Shown {...given} />
        ) : (
          open && !failed && <Skeleton label="Fetching it…" shape="list" />
        )}
      </div>
    </section>
  );
}
