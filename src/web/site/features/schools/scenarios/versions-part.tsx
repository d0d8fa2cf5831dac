import { useCallback, useState } from 'react';
import type { ScenarioShown, ScenarioVersionShown } from '#contract/schools/scenario-shown.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Part, Table, Time } from '../parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { Changes } from './changes.tsx';

/** The versions of a scenario, and in what two of them differ. */
export function VersionsPart({ read: { scenarioId, version } }: { read: ScenarioShown }) {
  const { orgId } = useSchool().school;
  const [before, setBefore] = useState<string | null>(null);
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/scenarios/:scenarioId/versions', {
        params: { orgId, scenarioId },
        query: before === null ? {} : { before },
        signal,
      }),
    [orgId, scenarioId, before],
  );
  const reading = useReading(load);
  if (version === null) return null;
  return (
    <Part title="Versions">
      <Read reading={reading} what="the versions">
        {({ versions, more }) => (
          <>
            <Table
              stacks
              name="Versions"
              rows={versions}
              keyOf={(one) => String(one.version)}
              columns={[
                { name: 'Version', render: (one) => one.version },
                { name: 'Published', render: ({ publishedAt }) => <Time iso={publishedAt} /> },
                { name: 'By', render: ({ by }) => by ?? 'A former member' },
              ]}
            />
            <p className="ways">
              {before !== null && (
                <button type="button" className="go" onClick={() => setBefore(null)}>
                  The newest
                </button>
              )}
              {more && (
                <button
                  type="button"
                  className="go"
                  onClick={() => setBefore(String(versions.at(-1)?.version ?? 1))}
                >
                  Older ones
                </button>
              )}
            </p>
            <Compare scenarioId={scenarioId} versions={versions} last={version} />
          </>
        )}
      </Read>
    </Part>
  );
}

function Compare({
  scenarioId,
  versions,
  last,
}: {
  scenarioId: string;
  versions: readonly ScenarioVersionShown[];
  last: number;
}) {
  const { orgId } = useSchool().school;
  const [from, setFrom] = useState(String(Math.max(1, last - 1)));
  const [to, setTo] = useState('draft');
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/scenarios/:scenarioId/changes', {
        params: { orgId, scenarioId },
        query: { from, to },
        signal,
      }),
    [orgId, scenarioId, from, to],
  );
  const reading = useReading(load);
  const numbers = [...new Set([...versions.map((one) => String(one.version)), from])];
  return (
    <>
      <div className="two-fields compare">
        <Field label="Compare version">
          {(control) => (
            <select {...control} value={from} onChange={(event) => setFrom(event.target.value)}>
              {numbers.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="With">
          {(control) => (
            <select {...control} value={to} onChange={(event) => setTo(event.target.value)}>
              <option value="draft">The draft</option>
              {numbers.map((one) => (
                <option key={one} value={one}>
                  Version {one}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Read reading={reading} what="the changes">
        {({ changes }) => <Changes changes={changes} />}
      </Read>
    </>
  );
}
