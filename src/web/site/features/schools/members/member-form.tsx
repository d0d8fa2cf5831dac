import { useState } from 'react';
import type { SchoolMember } from '#contract/schools/organisation.ts';
import { type SchoolRole, schoolRoles } from '#contract/schools/roles.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { ProgrammeChecks } from '../programme-checks.tsx';
import { useSchool } from '../school-context.ts';
import { roleHints, roleWords } from '../school-words.ts';

/** Adds a member, or changes what `member` may do. */
export function MemberForm({
  member,
  onDone,
  onClose,
}: {
  member: SchoolMember | null;
  onDone: (what: string) => void;
  onClose: () => void;
}) {
  const { school } = useSchool();
  const { orgId } = school;
  const [name, setName] = useState(member?.name ?? '');
  const [email, setEmail] = useState(member?.email ?? '');
  const [role, setRole] = useState<SchoolRole>(member?.role ?? 'reviewer');
  const [programmeIds, setProgrammeIds] = useState<readonly string[]>(
    member?.programmeIds ?? school.me.programmeIds,
  );
  const [tried, setTried] = useState(false);
  const roles = schoolRoles.filter((one) => one !== 'owner' || school.me.role === 'owner');
  const nameWrong = name.trim().length < 2;
  const emailWrong = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());

  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (nameWrong || emailWrong) return null;
    const body = { name: name.trim(), role, programmeIds: [...programmeIds] };
    if (!member)
      return callEndpoint('POST /api/schools/:orgId/members', {
        params: { orgId },
        body: { ...body, email: email.trim() },
      }).then(() => onDone(`${body.name} was added and gets a mail.`));
    const { memberId } = member;
    return callEndpoint('PUT /api/schools/:orgId/members/:memberId', {
      params: { orgId, memberId },
      body,
    }).then(() => onDone(`${body.name} was changed.`));
  };
  return (
    <FormDialog
      title={member ? `Change ${member.name}` : 'Add a member'}
      text={member ? member.email : 'They get a mail with the way in.'}
      send={member ? 'Change' : 'Add'}
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          {!member && (
            <Field
              label="E-mail"
              error={tried && emailWrong ? 'Please give a whole address, like name@school.edu.' : undefined}
            >
              {(control) => (
                <input
                  {...control}
                  type="email"
                  maxLength={254}
                  autoComplete="off"
                  value={email}
                  disabled={busy}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </Field>
          )}
          <Field label="Name" error={tried && nameWrong ? 'Two letters at least.' : undefined}>
            {(control) => (
              <input
                {...control}
                maxLength={120}
                autoComplete="off"
                value={name}
                disabled={busy}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label="Role" hint={roleHints[role]}>
            {(control) => (
              <select
                {...control}
                value={role}
                disabled={busy}
                onChange={(event) => setRole(event.target.value as SchoolRole)}
              >
                {roles.map((one) => (
                  <option key={one} value={one}>
                    {roleWords[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <ProgrammeChecks chosen={programmeIds} disabled={busy} onChoose={setProgrammeIds} />
        </>
      )}
    </FormDialog>
  );
}
