import { useCallback, useState } from 'react';
import type { ScenarioSummary } from '#contract/schools/scenario-shown.ts';
import { styles, type Style } from '#contract/styles.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Table, Time } from '../parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { isNameShort, NameFields } from './name-fields.tsx';
import { ScenarioPage } from './scenario-page.tsx';
import './scenarios.css';

/** The school's scenarios, or the one that the address names. */
export function ScenariosView() {
  const { params } = useSchool();
  return params['id'] ? <ScenarioPage key={params['id']} scenarioId={params['id']} /> : <ScenarioList />;
}

function ScenarioList() {
  const { school, may, sees, params, go, renderLink } = useSchool();
  const { orgId } = school;
  const isAway = params['archived'] === 'yes';
  const [isAdding, setAdding] = useState(false);
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/scenarios', {
        params: { orgId },
        query: isAway ? { archived: 'yes' } : {},
        signal,
      }),
    [orgId, isAway],
  );
  const reading = useReading(load);
  const hasProgramme = school.programmes.some(({ archivedAt }) => archivedAt === null);
  return (
    <>
      <h1>Scenarios</h1>
      <p className="lead">
        What your applicants are interviewed by. Edit the draft as long as you like; a published version never
        changes.
      </p>
      <div className="ways">
        {may('manage_scenarios') && hasProgramme && (
          <button type="button" className="btn slim" onClick={() => setAdding(true)}>
            New scenario
          </button>
        )}
        {renderLink(
          'scenarios',
          isAway ? {} : { archived: 'yes' },
          isAway ? 'Those in use' : 'Those put away',
          {
            className: 'go',
          },
        )}
      </div>
      {!hasProgramme && (
        <p className="none">
          A scenario belongs to a programme.{' '}
          {sees('settings')
            ? renderLink('settings', {}, 'Add one in the settings', { className: 'go' })
            : 'Somebody who may change the settings adds one'}{' '}
          first.
        </p>
      )}
      <div className="part">
        <Read reading={reading} what="the scenarios">
          {({ scenarios }) =>
            scenarios.length === 0 ? (
              <Empty title={isAway ? 'None is put away' : 'No scenarios yet'}>
                <p>
                  {isAway
                    ? 'What you put away stands here.'
                    : 'A new one can be sat as it is; change it from there.'}
                </p>
              </Empty>
            ) : (
              <Scenarios scenarios={scenarios} />
            )
          }
        </Read>
      </div>
      {isAdding && <NewScenario onAdded={(id) => go('scenarios', { id })} onClose={() => setAdding(false)} />}
    </>
  );
}

const styleWords: Readonly<Record<Style, string>> = { chill: 'Chill', grill: 'Grill' };

function Scenarios({ scenarios }: { scenarios: readonly ScenarioSummary[] }) {
  const { school, renderLink } = useSchool();
  const nameOf = new Map(school.programmes.map(({ programmeId, name }) => [programmeId, name]));
  return (
    <Table
      stacks
      name="Scenarios"
      rows={scenarios}
      keyOf={({ scenarioId }) => scenarioId}
      columns={[
        {
          name: 'Scenario',
          render: ({ scenarioId, name }) => renderLink('scenarios', { id: scenarioId }, name),
        },
        { name: 'Programme', render: ({ programmeId }) => nameOf.get(programmeId) ?? '–' },
        { name: 'Style', render: ({ style, minutes }) => `${styleWords[style]}, ${minutes} min` },
        {
          name: 'Published',
          render: ({ version, changedSince }) =>
            version === null ? 'Not yet' : `Version ${version}${changedSince ? ', changed since' : ''}`,
        },
        { name: 'Edited', render: ({ updatedAt }) => <Time iso={updatedAt} /> },
      ]}
    />
  );
}

function NewScenario({ onAdded, onClose }: { onAdded: (scenarioId: string) => void; onClose: () => void }) {
  const { school } = useSchool();
  const programmes = school.programmes.filter(({ archivedAt }) => archivedAt === null);
  const [name, setName] = useState('');
  const [programmeId, setProgrammeId] = useState(programmes[0]?.programmeId ?? '');
  const [style, setStyle] = useState<Style>('chill');
  const [tried, setTried] = useState(false);
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (isNameShort(name)) return null;
    return callEndpoint('POST /api/schools/:orgId/scenarios', {
      params: { orgId: school.orgId },
      body: { programmeId, name: name.trim(), style },
    }).then(({ scenarioId }) => onAdded(scenarioId));
  };
  return (
    <FormDialog
      title="New scenario"
      text="It begins with a panel and an agenda that can be sat."
      send="Create"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <NameFields
            name={name}
            programmeId={programmeId}
            tried={tried}
            disabled={busy}
            onName={setName}
            onProgramme={setProgrammeId}
          />
          <Field label="Style" hint="Chill is supportive, Grill is combative; both are scored alike.">
            {(control) => (
              <select
                {...control}
                value={style}
                disabled={busy}
                onChange={(event) => setStyle(event.target.value as Style)}
              >
                {styles.map((one) => (
                  <option key={one} value={one}>
                    {styleWords[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
