import { useEffect, useRef, useState } from 'react';
import type { Found } from '#contract/operator-page.ts';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { callOperator } from './call-operator.ts';
import { useOperator } from './operator-context.ts';
import { plainWords } from './operator-words.ts';
import { Time } from './parts.tsx';
import type { Place } from './places.ts';

/** One search for people, purchases and interviews. What it finds alone is opened at once. */
export function FindView() {
  const { onGo } = useOperator();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    field.current?.focus();
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const search = async (): Promise<void> => {
    if (query.trim().length < 3) return setFailure('Write three letters at least.');
    setBusy(true);
    setFailure(null);
    try {
      const reply = await callOperator('findForOperator', { body: { query: query.trim() } });
      const [only] = reply.found;
      if (only && reply.found.length === 1) return onGo(placeOfFound(only));
      setFound(reply.found);
    } catch (error) {
      setFound(null);
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <h1>Find</h1>
      <search>
        <form
          className="search"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void search();
          }}
        >
          <div className="field">
            <label htmlFor="operator-search">A whole e-mail, or any id</label>
            <input
              id="operator-search"
              ref={field}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              value={query}
              aria-describedby="operator-search-hint"
              aria-keyshortcuts="/"
              onChange={(event) => setQuery(event.target.value)}
            />
            <p className="hint" id="operator-search-hint">
              Users, orders, interviews, receipts and document numbers, and the gateway’s orders and payments.
              The key / comes back here.
            </p>
          </div>
          <button type="submit" className="btn" disabled={busy}>
            {busy ? 'Looking...' : 'Find'}
          </button>
        </form>
      </search>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      {found && <Results found={found} />}
    </>
  );
}

function placeOfFound(found: Found): Place {
  return found.kind === 'order' ? { at: 'order', orderId: found.orderId } : { at: 'user', uid: found.uid };
}

function Results({ found }: { found: readonly Found[] }) {
  const { renderLink } = useOperator();
  if (found.length === 0)
    return (
      <Empty title="Nothing by that name">
        <p>An e-mail must be whole, as the person signs in with it. Ids must be whole too.</p>
      </Empty>
    );
  return (
    <ul className="results" aria-label="Found">
      {found.map((one) => (
        <li key={one.kind === 'user' ? one.uid : one.kind === 'order' ? one.orderId : one.sessionId}>
          {renderLink(placeOfFound(one), nameOf(one))}
          <span className="small">
            {one.kind === 'user' && (
              <>
                Last signed in <Time iso={one.lastLogin} />
              </>
            )}
            {one.kind === 'order' && plainWords(one.status)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOf(found: Found): string {
  if (found.kind === 'user') return `${found.email} (${found.uid})`;
  return found.kind === 'order' ? found.orderId : found.sessionId;
}
