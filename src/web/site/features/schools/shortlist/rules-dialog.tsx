import type { ReplyOf } from '#contract/endpoints.ts';
import { useState } from 'react';
import { type ShortlistPart, type ShortlistRules, shortlistRules } from '#contract/schools/shortlist.ts';
import { maySetTopic, topicIds } from '#contract/topics.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';
import { partWords } from './rules-words.ts';

const parts: readonly ShortlistPart[] = ['reviewers', 'ours', ...topicIds.filter(maySetTopic)];

/** What is typed; empty is neither weighed nor a floor. */
type Typed = {
  weights: Partial<Record<ShortlistPart, string>>;
  floors: Partial<Record<ShortlistPart, string>>;
  places: string;
  reviewsWanted: string;
};

const typedOf = ({ weights, floors, places, reviewsWanted }: ShortlistRules): Typed => ({
  weights: Object.fromEntries(weights.map(({ part, weight }) => [part, String(weight)])),
  floors: Object.fromEntries(floors.map(({ part, least }) => [part, String(least)])),
  places: String(places),
  reviewsWanted: String(reviewsWanted),
});

/** The rules that are typed; null while they are none. */
function rulesOf({ weights, floors, places, reviewsWanted }: Typed): ShortlistRules | null {
  const given = (of: Typed['weights']) =>
    parts.flatMap((part) => (of[part]?.trim() ? [{ part, value: Number(of[part]) }] : []));
  const { success, data } = shortlistRules.safeParse({
    weights: given(weights)
      .filter(({ value }) => value !== 0)
      .map(({ part, value: weight }) => ({ part, weight })),
    floors: given(floors).map(({ part, value: least }) => ({ part, least })),
    places: Number(places),
    reviewsWanted: Number(reviewsWanted),
  });
  return success ? data : null;
}

type Page = ReplyOf<'readShortlist'>;

/** Edits by what a season is ranked. */
export function RulesDialog({
  season,
  page,
  onDone,
  onClose,
}: {
  season: string;
  page: Page;
  onDone: () => void;
  onClose: () => void;
}) {
  const { orgId } = useSchool().school;
  const [typed, setTyped] = useState(() => typedOf(page.rules));
  const [tried, setTried] = useState(false);
  const rules = rulesOf(typed);
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (!rules) return null;
    return callEndpoint('PUT /api/schools/:orgId/shortlists/:intakeId/rules', {
      params: { orgId, intakeId: season },
      body: { ...rules, revision: page.revision },
    }).then(onDone);
  };
  return (
    <FormDialog
      title="The rules of this season"
      text="Weights count by how they stand to one another. A floor is from 1 to 5; who is below it is not suggested."
      send="Keep the rules"
      onSend={send}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <PartsTable typed={typed} disabled={busy} onType={setTyped} />
          <div className="two">
            {(
              [
                ['places', 'Places'],
                ['reviewsWanted', 'Reviews each'],
              ] as const
            ).map(([name, label]) => (
              <Field key={name} label={label}>
                {(control) => (
                  <input
                    {...control}
                    inputMode="numeric"
                    value={typed[name]}
                    disabled={busy}
                    onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
          {tried && !rules && (
            <p className="said-wrong" role="alert">
              At least one weight above 0 and at most 1,000; floors from 1 to 5; places from 1; reviews from 1
              to 10.
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}

function PartsTable({
  typed,
  disabled,
  onType,
}: {
  typed: Typed;
  disabled: boolean;
  onType: (typed: Typed) => void;
}) {
  return (
    <table className="rule-parts">
      <thead>
        <tr>
          <th scope="col">What counts</th>
          <th scope="col">Weight</th>
          <th scope="col">Floor</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{partWords(part)}</th>
            {(['weights', 'floors'] as const).map((column) => (
              <td key={column}>
                <input
                  aria-label={`${column === 'weights' ? 'Weight' : 'Floor'} of ${partWords(part)}`}
                  inputMode="decimal"
                  value={typed[column][part] ?? ''}
                  disabled={disabled}
                  onChange={(event) =>
                    onType({ ...typed, [column]: { ...typed[column], [part]: event.target.value } })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
