import { useState } from 'react';
import { indiaDay } from '#contract/india-time.ts';
import { apiKeyLimits, type ApiScope, apiScopes } from '#contract/schools/api-keys.ts';
import { apiScopeWords } from '#web/content/api-scopes.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { ProgrammeChecks } from '../programme-checks.tsx';
import { useSchool } from '../school-context.ts';

/** Makes a key; `onMade` is told its token, which is nowhere else. */
export function MakeKeyForm({
  onMade,
  onClose,
}: {
  onMade: (name: string, token: string) => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [programmeIds, setProgrammeIds] = useState<readonly string[]>([]);
  const [lastDay, setLastDay] = useState('');
  const [tried, setTried] = useState(false);
  const [today] = useState(() => indiaDay(new Date()));
  const nameWrong = name.trim().length < 2;
  const dayWrong = lastDay !== '' && lastDay < today;
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (nameWrong || dayWrong || scopes.length === 0) return null;
    const body = {
      name: name.trim(),
      scopes: [...scopes],
      programmeIds: [...programmeIds],
      lastDay: lastDay || null,
    };
    return callEndpoint('POST /api/schools/:orgId/api-keys', { params: { orgId }, body }).then(({ token }) =>
      onMade(body.name, token),
    );
  };
  return (
    <FormDialog
      title="Make a key"
      text="One for each program, so that it can be revoked alone."
      send="Make it"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Field
            label="Name"
            hint="The program it is for. The audit log names it."
            error={tried && nameWrong ? 'Two letters at least.' : undefined}
          >
            {(control) => (
              <input
                {...control}
                maxLength={apiKeyLimits.name}
                autoComplete="off"
                value={name}
                disabled={busy}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Scopes
            chosen={scopes}
            disabled={busy}
            isMissing={tried && scopes.length === 0}
            onChoose={setScopes}
          />
          <ProgrammeChecks chosen={programmeIds} disabled={busy} onChoose={setProgrammeIds} />
          <Field
            label="Last day (may stay empty)"
            hint="It works to the end of this day in India."
            error={dayWrong ? 'Please choose today or a day to come.' : undefined}
          >
            {(control) => (
              <input
                {...control}
                type="date"
                min={today}
                value={lastDay}
                disabled={busy}
                onChange={(event) => setLastDay(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

function Scopes({
  chosen,
  disabled,
  isMissing,
  onChoose,
}: {
  chosen: readonly ApiScope[];
  disabled: boolean;
  isMissing: boolean;
  onChoose: (chosen: readonly ApiScope[]) => void;
}) {
  return (
    <fieldset>
      <legend>What it may do</legend>
      {apiScopes.map((scope) => (
        <Check
          key={scope}
          checked={chosen.includes(scope)}
          disabled={disabled}
          text={apiScopeWords[scope].text}
          onChange={(ticked) =>
            onChoose(apiScopes.filter((one) => (one === scope ? ticked : chosen.includes(one))))
          }
        >
          {apiScopeWords[scope].name}
        </Check>
      ))}
      {isMissing && (
        <p className="said-wrong" role="alert">
          Tick one at least.
        </p>
      )}
    </fieldset>
  );
}
