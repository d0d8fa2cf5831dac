import { useState } from 'react';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import type { Interview } from '../use-interview.ts';
import { useOnline } from '../use-online.ts';

const draftWords = {
  running: 'You are offline. The clock runs on; your words are kept here.',
  waiting: 'You are offline. What you have done is saved; we go on when the network is back.',
};

/** Says, before and after the interview, that the network is gone. */
export function OfflineBanner() {
  return (
    <output className="banners">{!useOnline() && <p className="banner">{draftWords.waiting}</p>}</output>
  );
}

/** What stands between the candidate and the panel just now: no network, no sound, or another tab with the pen. */
export function Banners({ interview, notice }: { interview: Interview; notice?: string | null }) {
  const online = useOnline();
  return (
    <output className="banners">
      {online ? (
        interview.connection === 'reconnecting' && (
          <p className="banner">The line to the panel broke. Connecting again; the clock runs on.</p>
        )
      ) : (
        <p className="banner">{draftWords.running}</p>
      )}
      {notice && <p className="banner">{notice}</p>}
      {!interview.writable && <OpenElsewhere takeOver={interview.takeOver} />}
    </output>
  );
}

function OpenElsewhere({ takeOver }: { takeOver: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const onClick = (): void => {
    setBusy(true);
    takeOver()
      .catch((error: unknown) => setTrouble(wordsFor(error)))
      .finally(() => setBusy(false));
  };
  return (
    <div className="banner elsewhere">
      <p>This interview is open in another tab. Here you can only read along.</p>
      <button type="button" className="btn" disabled={busy} onClick={onClick}>
        Continue here
      </button>
      {trouble && <p className="said-wrong">{trouble}</p>}
    </div>
  );
}
