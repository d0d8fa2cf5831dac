import { useId, useState } from 'react';
import { type SignOnShown, type SignOnState, signOnStates } from '#contract/schools/sign-on.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Check } from '#web/ui/check.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { Part } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { stateHints, stateWords } from './sign-on-words.ts';
import type { Settings } from './use-sign-on.ts';

/** Whether it is used: off, on, or the only way in, with the owners who keep another. */
export function SwitchPart({
  settings,
  owners,
  onSwitched,
}: {
  settings: NonNullable<Settings>;
  owners: SignOnShown['owners'];
  onSwitched: () => void;
}) {
  const { me, orgId } = useSchool().school;
  const [state, setState] = useState<SignOnState>(settings.state);
  const [waysIn, setWaysIn] = useState<readonly string[]>(
    settings.breakGlass.length > 0 ? settings.breakGlass : [me.memberId],
  );
  const [asking, setAsking] = useState(false);
  const id = useId();
  const isTested = settings.trial !== null && settings.trial.problem === null;
  const mayBe: Readonly<Record<SignOnState, boolean>> = {
    off: true,
    on: isTested,
    enforced: settings.ownerCameInAt !== null,
  };
  const isSame =
    state === settings.state && (state !== 'enforced' || waysIn.join() === settings.breakGlass.join());
  const send = () =>
    callEndpoint('PUT /api/schools/:orgId/sign-on/state', {
      params: { orgId },
      body: { was: settings.changedAt, state, breakGlass: [...waysIn] },
    }).then(onSwitched);
  return (
    <Part title="Switch it on">
      <fieldset className="states">
        <legend className="vh">Whether it is used</legend>
        {signOnStates.map((one) => (
          <label key={one} htmlFor={`${id}-${one}`}>
            <input
              id={`${id}-${one}`}
              type="radio"
              name="state"
              checked={state === one}
              disabled={!mayBe[one]}
              onChange={() => setState(one)}
            />
            <span className="words">
              {stateWords[one]}
              {one === settings.state && ' (now)'}
              <span className="small">{stateHints[one]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {!isTested && <p className="small">It can be switched on once a test of these settings has passed.</p>}
      {settings.ownerCameInAt === null && (
        <p className="small">It can be enforced once an owner has come in through it.</p>
      )}
      {state === 'enforced' && <WaysIn owners={owners} chosen={waysIn} onChoose={setWaysIn} />}
      <p className="ways">
        <button
          type="button"
          className="btn slim"
          disabled={isSame || (state === 'enforced' && waysIn.length === 0)}
          onClick={() => setAsking(true)}
        >
          Change
        </button>
      </p>
      {asking && (
        <FormDialog
          title={`Set the sign-on to “${stateWords[state].toLowerCase()}”?`}
          text={stateHints[state]}
          send="Set it"
          onSend={send}
          onClose={() => setAsking(false)}
        >
          {() => null}
        </FormDialog>
      )}
    </Part>
  );
}

function WaysIn({
  owners,
  chosen,
  onChoose,
}: {
  owners: SignOnShown['owners'];
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}) {
  return (
    <fieldset>
      <legend>Owners who may still come in with Google</legend>
      {owners.map(({ memberId, name, email }) => (
        <Check
          key={memberId}
          checked={chosen.includes(memberId)}
          onChange={(ticked) =>
            onChoose(ticked ? [...chosen, memberId] : chosen.filter((one) => one !== memberId))
          }
        >
          {name}, {email}
        </Check>
      ))}
      {chosen.length === 0 && (
        <p className="said-wrong">Keep one at least, for the day the provider is away.</p>
      )}
    </fieldset>
  );
}
