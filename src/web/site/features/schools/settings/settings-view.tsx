import { useState } from 'react';
import type { School } from '#contract/schools/organisation.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Part } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { type Named, NameForm } from './name-form.tsx';
import { Retention } from './retention.tsx';

type Programme = School['programmes'][number];
type Intake = Programme['intakes'][number];

/** Programmes with their seasons, and for how long records are kept. */
export function SettingsView() {
  const { school } = useSchool();
  const { orgId, programmes } = school;
  const isNarrowed = school.me.programmeIds.length > 0;
  const [form, setForm] = useState<Named | null>(null);
  const add = (): void =>
    setForm({
      title: 'Add a programme',
      send: 'Add',
      name: '',
      onSend: (name) =>
        callEndpoint('POST /api/schools/:orgId/programmes', { params: { orgId }, body: { name } }),
    });
  return (
    <>
      <h1>Settings</h1>
      <Part
        title="Programmes and seasons"
        ways={
          programmes.length > 0 &&
          !isNarrowed && (
            <button type="button" className="btn line slim" onClick={add}>
              Add a programme
            </button>
          )
        }
      >
        {programmes.length === 0 ? (
          <Empty
            action={
              <button type="button" className="btn slim" onClick={add}>
                Add a programme
              </button>
            }
          >
            <p>What people apply to, like “PGP”, with a season for each year. Everything else hangs on it.</p>
          </Empty>
        ) : (
          <ul className="programmes">
            {programmes.map((programme) => (
              <ProgrammeShown key={programme.programmeId} programme={programme} onForm={setForm} />
            ))}
          </ul>
        )}
      </Part>
      <Part title="Our scores">
        <p>
          An interview gets a score of ours only where an AI model read it, because without a model we can
          count what is told and cannot tell whether it answers the question.
        </p>
      </Part>
      {!isNarrowed && <Retention key={school.retentionDays} />}
      {form && <NameForm {...form} onClose={() => setForm(null)} />}
    </>
  );
}

function ProgrammeShown({
  programme: { programmeId, name, archivedAt, intakes },
  onForm,
}: {
  programme: Programme;
  onForm: (form: Named) => void;
}) {
  const { orgId } = useSchool().school;
  const change = (): void =>
    onForm({
      title: `Change ${name}`,
      send: 'Change',
      name,
      ended: {
        label: 'Put away',
        text: 'It stays with all that belongs to it, and is offered no more where something is new.',
        is: archivedAt !== null,
      },
      onSend: (renamed, archived) =>
        callEndpoint('PUT /api/schools/:orgId/programmes/:programmeId', {
          params: { orgId, programmeId },
          body: { name: renamed, archived },
        }),
    });
  const addSeason = (): void =>
    onForm({
      title: `Add a season to ${name}`,
      send: 'Add',
      name: '',
      onSend: (season) =>
        callEndpoint('POST /api/schools/:orgId/intakes', {
          params: { orgId },
          body: { programmeId, name: season },
        }),
    });
  return (
    <li>
      <div className="programme-head">
        <h3>
          {name}
          {archivedAt !== null && <span className="aside">put away</span>}
        </h3>
        <span className="row-ways">
          <button type="button" className="go" onClick={change}>
            Change<span className="vh"> {name}</span>
          </button>
          {archivedAt === null && (
            <button type="button" className="go" onClick={addSeason}>
              Add a season<span className="vh"> to {name}</span>
            </button>
          )}
        </span>
      </div>
      {intakes.length === 0 ? (
        <p className="small">No season yet.</p>
      ) : (
        <ul>
          {intakes.map((intake) => (
            <Season key={intake.intakeId} intake={intake} of={name} onForm={onForm} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Season({
  intake: { intakeId, name, closedAt },
  of,
  onForm,
}: {
  intake: Intake;
  of: string;
  onForm: (form: Named) => void;
}) {
  const { orgId } = useSchool().school;
  const change = (): void =>
    onForm({
      title: `Change the season ${name} of ${of}`,
      send: 'Change',
      name,
      ended: {
        label: 'Closed',
        text: 'Nothing of it waits on the dashboard any more. Its applicants, reviews and decisions stay.',
        is: closedAt !== null,
      },
      onSend: (renamed, closed) =>
        callEndpoint('PUT /api/schools/:orgId/intakes/:intakeId', {
          params: { orgId, intakeId },
          body: { name: renamed, closed },
        }),
    });
  return (
    <li>
      <span>
        {name}
        {closedAt !== null && <span className="aside">closed</span>}
      </span>
      <button type="button" className="go" onClick={change}>
        Change
        <span className="vh">
          {' '}
          the season {name} of {of}
        </span>
      </button>
    </li>
  );
}
