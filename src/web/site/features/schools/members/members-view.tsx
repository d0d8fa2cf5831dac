import { useCallback, useState } from 'react';
import type { SchoolMember } from '#contract/schools/organisation.ts';
import { holdsProgrammes } from '#contract/schools/roles.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Table, Time } from '../parts.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { roleWords } from '../school-words.ts';
import { useReading } from '../use-reading.ts';
import { MemberForm } from './member-form.tsx';

type Doing = { do: 'add' } | { do: 'change' | 'remove'; member: SchoolMember } | null;

/** Who works in the school, what each may do, and the ways to change it. */
export function MembersView() {
  const { school, reload } = useSchool();
  const { orgId } = school;
  const load = useCallback(
    (signal: AbortSignal) => callEndpoint('GET /api/schools/:orgId/members', { params: { orgId }, signal }),
    [orgId],
  );
  const reading = useReading(load);
  const [doing, setDoing] = useState<Doing>(null);
  const [said, setSaid] = useState('');
  const onDone = (what: string): void => {
    setSaid(what);
    reading.again();
    reload();
  };
  return (
    <>
      <h1>Members</h1>
      <p className="lead">
        A member comes in with an account of exactly this address. What they did stays when they are removed;
        what they were still to review is taken back.
      </p>
      <div className="ways">
        <button type="button" className="btn slim" onClick={() => setDoing({ do: 'add' })}>
          Add a member
        </button>
        <output>{said}</output>
      </div>
      <div className="part">
        <Read reading={reading} what="the members">
          {({ members }) => <Members members={members} onDo={setDoing} />}
        </Read>
      </div>
      {doing?.do === 'add' && <MemberForm member={null} onDone={onDone} onClose={() => setDoing(null)} />}
      {doing?.do === 'change' && (
        <MemberForm member={doing.member} onDone={onDone} onClose={() => setDoing(null)} />
      )}
      {doing?.do === 'remove' && (
        <RemoveMember member={doing.member} onDone={onDone} onClose={() => setDoing(null)} />
      )}
    </>
  );
}

function Members({ members, onDo }: { members: readonly SchoolMember[]; onDo: (doing: Doing) => void }) {
  const { school } = useSchool();
  const nameOf = new Map(school.programmes.map(({ programmeId, name }) => [programmeId, name]));
  const mayTouch = ({ role, programmeIds }: SchoolMember): boolean =>
    (role !== 'owner' || school.me.role === 'owner') && holdsProgrammes(school.me.programmeIds, programmeIds);
  return (
    <Table
      stacks
      name="Members"
      rows={members}
      keyOf={({ memberId }) => memberId}
      columns={[
        {
          name: 'Member',
          render: ({ name, email, memberId }) => (
            <>
              {name}
              {memberId === school.me.memberId && ' (you)'}
              <span className="small">{email}</span>
            </>
          ),
        },
        { name: 'Role', render: ({ role }) => roleWords[role] },
        {
          name: 'Programmes',
          render: ({ programmeIds }) =>
            programmeIds.length === 0
              ? 'All'
              : programmeIds.map((id) => nameOf.get(id) ?? 'another programme').join(', '),
        },
        {
          name: 'Joined',
          render: ({ joinedAt }) => (joinedAt === null ? 'Invited, not yet' : <Time iso={joinedAt} />),
        },
        {
          name: 'What can be done',
          hidden: true,
          render: (member) =>
            mayTouch(member) && (
              <span className="row-ways">
                {(['change', 'remove'] as const).map((act) => (
                  <button key={act} type="button" className="go" onClick={() => onDo({ do: act, member })}>
                    {act === 'change' ? 'Change' : 'Remove'}
                    <span className="vh"> {member.name}</span>
                  </button>
                ))}
              </span>
            ),
        },
      ]}
    />
  );
}

function RemoveMember({
  member: { memberId, name, email },
  onDone,
  onClose,
}: {
  member: SchoolMember;
  onDone: (what: string) => void;
  onClose: () => void;
}) {
  const { school } = useSchool();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = (): void => {
    setBusy(true);
    callEndpoint('DELETE /api/schools/:orgId/members/:memberId', {
      params: { orgId: school.orgId, memberId },
    }).then(
      () => {
        onDone(`${name} was removed.`);
        onClose();
      },
      (error: unknown) => {
        setBusy(false);
        setFailure(wordsFor(error));
      },
    );
  };
  return (
    <Dialog
      open
      title={`Remove ${name}?`}
      text={`${email} no longer comes in to ${school.name}. Their decisions and submitted reviews stay; other reviews of theirs are taken back, drafts too.`}
      note="They can be added again."
      confirmLabel="Remove"
      cancelLabel="Keep"
      busy={busy}
      failure={failure}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
