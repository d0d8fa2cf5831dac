import { useCallback, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { type ApiKey, apiKeyLimits } from '#contract/schools/api-keys.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { KeyTable } from './key-table.tsx';
import { MadeKey } from './made-key.tsx';
import { MakeKeyForm } from './make-key-form.tsx';
import { RevokeKey } from './revoke-key.tsx';
import './api.css';

type Doing = { do: 'make' } | { do: 'revoke'; key: ApiKey } | { do: 'keep'; name: string; token: string };

/** The keys by which the school's own programs come in, and the ways to make and to end one. */
export function ApiKeysView() {
  const { orgId } = useSchool().school;
  const load = useCallback(
    (signal: AbortSignal) => callEndpoint('GET /api/schools/:orgId/api-keys', { params: { orgId }, signal }),
    [orgId],
  );
  const reading = useReading(load);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [said, setSaid] = useState('');
  const close = (): void => setDoing(null);
  const working = reading.data?.keys.filter(({ state }) => state !== 'over').length ?? 0;
  const isFull = working >= apiKeyLimits.live;
  return (
    <>
      <h1>API</h1>
      <p className="lead">
        Your own programs come in with a key: they add and invite applicants, and read results and figures.{' '}
        <a href={paths.schoolsApi}>What they can call</a>
      </p>
      <div className="ways">
        <button
          type="button"
          className="btn slim"
          disabled={reading.data === null || isFull}
          onClick={() => setDoing({ do: 'make' })}
        >
          Make a key
        </button>
        {isFull && (
          <span className="small">There are {apiKeyLimits.live}, which is the most. Revoke one first.</span>
        )}
        <output>{said}</output>
      </div>
      <div className="part">
        <Read reading={reading} what="the keys">
          {({ keys }) =>
            keys.length === 0 ? (
              <Empty>
                <p>
                  There is no key yet. A key opens only what you tick, to its last day, and ends when you
                  revoke it or are no owner any more.
                </p>
              </Empty>
            ) : (
              <KeyTable keys={keys} onRevoke={(key) => setDoing({ do: 'revoke', key })} />
            )
          }
        </Read>
      </div>
      {doing?.do === 'make' && (
        <MakeKeyForm
          onMade={(name, token) => {
            reading.again();
            setDoing({ do: 'keep', name, token });
          }}
          // The form closes itself once the key is made: what it opened stays.
          onClose={() => setDoing((now) => (now?.do === 'make' ? null : now))}
        />
      )}
      {doing?.do === 'keep' && (
        <MadeKey
          name={doing.name}
          token={doing.token}
          onKept={() => {
            setSaid(`${doing.name} was made.`);
            close();
          }}
        />
      )}
      {doing?.do === 'revoke' && (
        <RevokeKey
          apiKey={doing.key}
          onRevoked={() => {
            setSaid(`${doing.key.name} was revoked.`);
            reading.again();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
