import { type PortraitId, portraitIds } from '#contract/panellists.ts';
import { scenarioLimits } from '#contract/schools/scenario.ts';
import { Portrait } from '#web/ui/art/portraits/portrait.tsx';
import '#web/ui/art/art.css';
import { Field } from '#web/ui/field.tsx';
import { Part } from '../parts.tsx';
import { Of } from './of.tsx';
import type { Draft } from './use-draft.ts';

/** Who sits at the table: a face of ours, under a name and a role of the school's. */
export function PanelPart({ draft }: { draft: Draft }) {
  const { draft: rules, set, wrongAt } = draft;
  const { panel, style } = rules;
  const change = (at: number, part: Partial<(typeof panel)[number]>): void =>
    set({ panel: panel.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  const free = portraitIds.filter((id) => panel.every(({ portrait }) => portrait !== id));
  const add = (): void => {
    const [portrait] = free;
    if (portrait) set({ panel: [...panel, { portrait, name: '', role: '' }] });
  };
  return (
    <Part title="The panel">
      <ol className="scenario-panel">
        {panel.map(({ portrait, name, role }, at) => (
          <li key={at}>
            <div className="face" aria-hidden="true">
              <Portrait id={portrait} pose="listening" mood={style} className="portrait" />
            </div>
            <Field
              label={at === 0 ? 'Face of the chair' : <Of what={`panellist ${at + 1}`}>Face</Of>}
              error={wrongAt(`panel.${at}.portrait`)}
            >
              {(control) => (
                <select
                  {...control}
                  value={portrait}
                  onChange={(event) => change(at, { portrait: event.target.value as PortraitId })}
                >
                  {portraitIds.map((id, place) => (
                    <option key={id} value={id}>
                      Face {place + 1}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field
              label={<Of what={`panellist ${at + 1}`}>Name</Of>}
              error={name.trim() === '' ? 'Give a name.' : wrongAt(`panel.${at}.name`)}
            >
              {(control) => (
                <input
                  {...control}
                  maxLength={60}
                  autoComplete="off"
                  value={name}
                  onChange={(event) => change(at, { name: event.target.value })}
                />
              )}
            </Field>
            <Field
              label={<Of what={`panellist ${at + 1}`}>Role</Of>}
              error={role.trim() === '' ? 'Give a role.' : wrongAt(`panel.${at}.role`)}
            >
              {(control) => (
                <input
                  {...control}
                  maxLength={60}
                  autoComplete="off"
                  value={role}
                  onChange={(event) => change(at, { role: event.target.value })}
                />
              )}
            </Field>
            {panel.length > scenarioLimits.leastPanellists && (
              <button
                type="button"
                className="go"
                onClick={() => set({ panel: panel.filter((_, place) => place !== at) })}
              >
                Remove<span className="vh"> panellist {at + 1}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {panel.length < scenarioLimits.mostPanellists && (
        <button type="button" className="btn line slim" onClick={add}>
          Add a panellist
        </button>
      )}
    </Part>
  );
}
