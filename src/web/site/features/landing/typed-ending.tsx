import { useEffect, useState } from 'react';

const endings = [
  'your third semester.',
  'those six sites.',
  'why you would leave.',
  'the subject you like least.',
];

const typeMs = 58;
const eraseMs = 26;
const restMs = 2_600;

/**
 * The end of the headline, typed, held and taken back, over and over. All endings lie unseen in the same place, so that it is always as tall as the
 * tallest and nothing below moves. Still on the first with reduced motion. Screen readers get one whole sentence from the headline itself.
 */
export function TypedEnding() {
  const [state, setState] = useState({ ending: 0, shown: endings[0]!.length, erasing: false });

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const full = endings[state.ending]!.length;
    const resting = !state.erasing && state.shown === full;
    const timer = setTimeout(() => setState(step), resting ? restMs : state.erasing ? eraseMs : typeMs);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <em>
      {endings.map((ending) => (
        <span key={ending} className="unseen">
          <span className="caret">{ending}</span>
        </span>
      ))}
      <span>
        <span className="typed">
          <span className="caret">{endings[state.ending]!.slice(0, state.shown)}</span>
        </span>
      </span>
    </em>
  );
}

type Typing = { ending: number; shown: number; erasing: boolean };

function step({ ending, shown, erasing }: Typing): Typing {
  const full = endings[ending]!.length;
  if (!erasing && shown < full) return { ending, shown: shown + 1, erasing };
  if (!erasing) return { ending, shown: shown - 1, erasing: true };
  if (shown > 0) return { ending, shown: shown - 1, erasing };
  return { ending: (ending + 1) % endings.length, shown: 0, erasing: false };
}
