import { useSyncExternalStore } from 'react';
import { type Service, useService } from './service-state.tsx';
import './notices.css';

function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a network. */
function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

/** Says that the network is gone, and nothing while it is there. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="notice-live">
      {!online && (
        <span className="notice offline">
          <span className="vh">Notice: </span>You are offline. What you have sent is saved; this page goes on
          when the network is back.
        </span>
      )}
    </output>
  );
}

/** Which parts of this service are stand-ins, as one line; empty when none is. */
export function standIns(service: Service): string[] {
  return [
    ...(service.signIn === 'stand_in' ? ['sign-in goes to a local stand-in for Google'] : []),
    ...(service.panel === 'offline' ? ['the panel is the offline interviewer'] : []),
    ...(service.payments === 'stand_in' ? ['checkout goes to a local stand-in for the gateway'] : []),
    ...(service.payments === 'none' ? ['nothing can be bought'] : []),
  ];
}

/** The same in the fewest words, for one line of a narrow screen. */
function standInsInShort({ signIn, panel, payments }: Service): string {
  const local = [
    ...(signIn === 'stand_in' ? ['sign-in'] : []),
    ...(panel === 'offline' ? ['panel'] : []),
    ...(payments === 'stand_in' ? ['checkout'] : []),
  ];
  return [
    ...(local.length > 0 ? [`Local ${inOneSentence(local)}.`] : []),
    ...(payments === 'none' ? ['Nothing can be bought.'] : []),
  ].join(' ');
}

function inOneSentence(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;
}

/** The small strip of a service that is not in production: which parts are stand-ins. On a narrow screen it says so in one line. */
export function LocalDemoStrip() {
  const service = useService();
  if (!service || service.production) return null;
  const parts = standIns(service);
  const real = 'Every part is real, on this machine.';
  return (
    <aside className="notice demo" aria-label="Local demo">
      <p>
        <b>Local demo.</b>{' '}
        <span className="in-full">{parts.length > 0 ? `Here ${inOneSentence(parts)}.` : real}</span>
        <span className="in-short">{standInsInShort(service) || real}</span>
      </p>
    </aside>
  );
}
