import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';
import type { SpeakingBar } from './speaking-bar.tsx';

type SpeakingProps = ComponentProps<typeof SpeakingBar>;
type Bar = { kind: 'fetching' } | { kind: 'failed' } | { kind: 'here'; Shown: ComponentType<SpeakingProps> };

/** The bar for speaking. Only who speaks needs it, so it comes when it is first shown; where it does not come, one may try again or type. */
export function SpeakingSide(props: SpeakingProps) {
  const [bar, setBar] = useState<Bar>({ kind: 'fetching' });
  const load = useCallback(
    () =>
      import('./speaking-bar.tsx').then(
        ({ SpeakingBar: Shown }) => setBar({ kind: 'here', Shown }),
        () => setBar({ kind: 'failed' }),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  if (bar.kind === 'here') return <bar.Shown {...props} />;
  if (bar.kind === 'fetching') return null;
  return (
    <div className="acts">
      <p className="said-wrong" role="alert">
        What speaking needs did not come. Try again, or type.
      </p>
      <button type="button" className="quiet" onClick={() => void load()}>
        Try again
      </button>
      <button type="button" className="quiet" onClick={props.onType}>
        Type instead
      </button>
    </div>
  );
}
