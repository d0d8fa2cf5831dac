import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { ActButton } from './act.tsx';
import { callOperator } from './call-operator.ts';
import {
  ContractFields,
  daysFault,
  emptyContract,
  termsOf,
  type WrittenContract,
  writtenOf,
} from './contract-fields.tsx';
import { Part, Table } from './parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useReading } from './use-reading.ts';

type School = ReplyOf<'listSchoolsOnOperatorPage'>['organisations'][number];

/** Schools, their contracts and what they use. */
export function SchoolsView() {
  const reading = useReading('listSchoolsOnOperatorPage');
  return (
    <>
      <h1>Schools</h1>
      <Part
        title="Who works with us"
        ways={
          <>
            <OpenSchool onDone={reading.again} />
            <SeatUse />
          </>
        }
      >
        <Read reading={reading} what="the schools">
          {({ organisations }) => <Schools schools={organisations} onDone={reading.again} />}
        </Read>
      </Part>
    </>
  );
}

function Schools({ schools, onDone }: { schools: readonly School[]; onDone: () => void }) {
  return (
    <>
      <Table
        stacks
        name="Schools"
        rows={schools}
        keyOf={({ orgId }) => orgId}
        empty="There is no school yet."
        columns={[
          { name: 'School', render: ({ name, slug }) => `${name} (${slug})` },
          { name: 'Seats used', number: true, render: ({ seatsUsed }) => seatsUsed.toLocaleString('en-IN') },
          { name: 'Held', number: true, render: ({ seatsHeld }) => seatsHeld.toLocaleString('en-IN') },
          { name: 'Of', number: true, render: ({ seats }) => seats.toLocaleString('en-IN') },
          { name: 'Members', number: true, render: ({ members }) => members },
          {
            name: 'Contract',
            render: ({ contractFrom, contractUntil, closedAt }) =>
              closedAt === null ? (
                <span>
                  <Day day={contractFrom} /> to <Day day={contractUntil} />
                </span>
              ) : (
                <span>
                  closed <Day day={closedAt.slice(0, 10)} />
                </span>
              ),
          },
          {
            name: 'Manager',
            render: ({ managerName, managerEmail }) => (
              <span>
                {managerName}, {managerEmail}
              </span>
            ),
          },
          {
            name: 'Acts',
            render: (school) =>
              school.closedAt === null && (
                <span className="ways">
                  <ChangeSchool school={school} onDone={onDone} />
                  <CloseSchool school={school} onDone={onDone} />
                </span>
              ),
          },
        ]}
      />
      <Months schools={schools} />
    </>
  );
}

/** A day, which is not broken at its hyphens. */
function Day({ day }: { day: string }) {
  return <span className="day">{day}</span>;
}

function Months({ schools }: { schools: readonly School[] }) {
  const rows = schools.flatMap(({ name, orgId, months }) =>
    months.map((month) => ({ name, orgId, ...month })),
  );
  return (
    <Part title="By month">
      <Table
        name="Interviews of schools by month"
        rows={rows}
        keyOf={({ orgId, month }) => `${orgId} ${month}`}
        empty="No applicant has sat an interview in the last twelve months."
        columns={[
          { name: 'Month', render: ({ month }) => month },
          { name: 'School', render: ({ name }) => name },
          {
            name: 'Interviews begun',
            number: true,
            render: ({ sittings }) => sittings.toLocaleString('en-IN'),
          },
          { name: 'Seats used', number: true, render: ({ seats }) => seats.toLocaleString('en-IN') },
        ]}
      />
    </Part>
  );
}

function OpenSchool({ onDone }: { onDone: () => void }) {
  const [written, setWritten] = useState<WrittenContract>(emptyContract);
  const { slug = '', ownerName = '', ownerEmail = '' } = written;
  return (
    <ActButton
      act="manage_schools"
      label="Open a school"
      title="Open a school?"
      happens="Its owner gets a mail, and comes in with an account of exactly their address."
      confirm="Open it"
      fields={<ContractFields written={written} onWrite={setWritten} isNew />}
      fault={daysFault(written)}
      onAct={async ({ reason }) => {
        await callOperator('openSchoolOnOperatorPage', {
          body: { ...termsOf(written), slug, ownerName, ownerEmail, reason },
        });
        setWritten(emptyContract);
        onDone();
        return `${written.name} is open.`;
      }}
    />
  );
}

function ChangeSchool({ school, onDone }: { school: School; onDone: () => void }) {
  const [written, setWritten] = useState(() => writtenOf(school));
  return (
    <ActButton
      act="manage_schools"
      label="Change"
      about={school.name}
      title={`Change the contract of ${school.name}?`}
      happens="It holds at once, and stands in the school’s own log. Seats never fall below those held and used."
      confirm="Change it"
      fields={<ContractFields written={written} onWrite={setWritten} />}
      fault={daysFault(written)}
      onAct={async ({ reason }) => {
        await callOperator('changeSchoolOnOperatorPage', {
          params: { orgId: school.orgId },
          body: { ...termsOf(written), reason },
        });
        onDone();
        return 'Changed.';
      }}
    />
  );
}

function CloseSchool({ school, onDone }: { school: School; onDone: () => void }) {
  return (
    <ActButton
      act="manage_schools"
      label="Close"
      about={school.name}
      title={`Close ${school.name}?`}
      happens="Its members no longer come in, and its invitations lead nowhere. It cannot be opened again here."
      confirm="Close it"
      onAct={async ({ reason }) => {
        await callOperator('closeSchoolOnOperatorPage', {
          params: { orgId: school.orgId },
          body: { reason },
        });
        onDone();
        return 'Closed.';
      }}
    />
  );
}

/** What schools are invoiced by, as a file. */
function SeatUse() {
  const [said, setSaid] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    setSaid(null);
    try {
      const { csv } = await callOperator('readSeatUseOnOperatorPage');
      const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = 'hotseat-seats.csv';
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      setSaid(wordsFor(error));
    }
  };
  return (
    <>
      <button type="button" className="btn line slim" onClick={() => void take()}>
        Seats for invoices (CSV)
      </button>
      {said && (
        <p className="said-wrong" role="alert">
          {said}
        </p>
      )}
    </>
  );
}
