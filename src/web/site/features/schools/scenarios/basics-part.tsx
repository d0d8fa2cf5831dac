import { scenarioLimits } from '#contract/schools/scenario.ts';
import type { Style } from '#contract/styles.ts';
import { Field } from '#web/ui/field.tsx';
import { Part } from '../parts.tsx';
import { NumberField } from './number-field.tsx';
import type { Draft } from './use-draft.ts';

/** The name, the style and the length of a sitting. */
export function BasicsPart({ draft }: { draft: Draft }) {
  const { name, draft: rules, set, setName, wrongAt } = draft;
  return (
    <Part title="The interview">
      <div className="scenario-fields">
        <Field label="Name" error={name.trim().length < 2 ? 'Two letters at least.' : wrongAt('name')}>
          {(control) => (
            <input
              {...control}
              maxLength={120}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Style">
          {(control) => (
            <select
              {...control}
              value={rules.style}
              onChange={(event) => set({ style: event.target.value as Style })}
            >
              <option value="chill">Chill, supportive</option>
              <option value="grill">Grill, combative</option>
            </select>
          )}
        </Field>
        <NumberField
          label="Minutes"
          least={scenarioLimits.leastMinutes}
          most={scenarioLimits.mostMinutes}
          value={rules.minutes}
          error={wrongAt('minutes')}
          onChange={(minutes) => set({ minutes })}
        />
      </div>
    </Part>
  );
}
