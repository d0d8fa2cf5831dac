import { signOnLimits, type RoleByClaim } from '#contract/schools/sign-on.ts';
import { schoolRoles } from '#contract/schools/roles.ts';
import { Field } from '#web/ui/field.tsx';
import { Part } from '../parts.tsx';
import { roleHints, roleWords } from '../school-words.ts';
import { SignOnLine } from './provider-part.tsx';
import type { SignOn } from './use-sign-on.ts';

const roles = schoolRoles.filter((role): role is RoleByClaim => role !== 'owner');

/** Whom the provider lets in, and as what. */
export function RulesPart({ signOn }: { signOn: SignOn }) {
  const { written, set, busy, wrongAt } = signOn;
  return (
    <Part title="Who comes in, and as what">
      <Field
        label="Domains of your addresses, one a line"
        hint="Of no other address does your provider let anybody in. What stands below a domain is another one."
        error={wrongAt('domains')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            spellCheck={false}
            placeholder="school.edu"
            value={written.domains}
            disabled={busy}
            onChange={(event) => set({ domains: event.target.value })}
          />
        )}
      </Field>
      <SignOnLine
        signOn={signOn}
        name="roleClaim"
        label="Claim or attribute that roles are read from"
        hint="Such as “groups”. Leave it empty to give everybody the default."
      />
      {written.roleRules.map((rule, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- its place is all it has
        <RoleRule key={at} signOn={signOn} rule={rule} at={at} />
      ))}
      {written.roleRules.length < signOnLimits.roleRules && (
        <button
          type="button"
          className="go"
          disabled={busy}
          onClick={() => set({ roleRules: [...written.roleRules, { value: '', role: 'reviewer' }] })}
        >
          Add a rule
        </button>
      )}
      <Field
        label="Everybody else becomes"
        hint={
          written.defaultRole === null ? 'Whom no rule names is not let in.' : roleHints[written.defaultRole]
        }
      >
        {(control) => (
          <select
            {...control}
            value={written.defaultRole ?? ''}
            disabled={busy}
            onChange={(event) =>
              set({ defaultRole: roles.find((role) => role === event.target.value) ?? null })
            }
          >
            <option value="">Nobody</option>
            <RoleOptions />
          </select>
        )}
      </Field>
      <p className="small">
        Where several rules fit, the narrowest role counts, and it is read anew at every sign-on, once in{' '}
        {signOnLimits.memberHours} hours at least. Nobody becomes an owner by it: owners are made by owners.
      </p>
    </Part>
  );
}

function RoleOptions() {
  return roles.map((role) => (
    <option key={role} value={role}>
      {roleWords[role]}
    </option>
  ));
}

type Rule = { value: string; role: RoleByClaim };

function RoleRule({
  signOn: { written, set, busy, wrongAt },
  rule,
  at,
}: {
  signOn: SignOn;
  rule: Rule;
  at: number;
}) {
  const put = (change: Partial<Rule>): void =>
    set({ roleRules: written.roleRules.with(at, { ...rule, ...change }) });
  return (
    <div className="role-rule">
      <Field label={`Value ${at + 1}`} error={wrongAt(`roleRules.${at}`)}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={300}
            value={rule.value}
            disabled={busy}
            onChange={(event) => put({ value: event.target.value })}
          />
        )}
      </Field>
      <Field label={`Role ${at + 1}`}>
        {(control) => (
          <select
            {...control}
            value={rule.role}
            disabled={busy}
            onChange={(event) =>
              put({ role: roles.find((role) => role === event.target.value) ?? rule.role })
            }
          >
            <RoleOptions />
          </select>
        )}
      </Field>
      <button
        type="button"
        className="go"
        disabled={busy}
        onClick={() => set({ roleRules: written.roleRules.toSpliced(at, 1) })}
      >
        Take away<span className="vh"> rule {at + 1}</span>
      </button>
    </div>
  );
}
