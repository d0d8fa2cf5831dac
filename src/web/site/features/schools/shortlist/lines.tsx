import { type ShortlistLine, shortlistReasonWords } from '#contract/schools/shortlist.ts';
import { Table } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { statusWords } from '../school-words.ts';
import { useSeason } from '../season-choice.tsx';

/** The order as rows. Who cannot be told apart from the cut stands in a shaded zone, and a line is drawn at the cut itself. */
export function Lines({
  lines,
  cut,
  chosen,
  onChoose,
}: {
  lines: readonly ShortlistLine[];
  cut: number | null;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}) {
  const { renderLink } = useSchool();
  const season = useSeason() ?? '';
  const below = cut === null ? undefined : lines.find(({ place }) => place !== null && place.score < cut);
  const choose = (applicantId: string, ticked: boolean): void => {
    const next = new Set(chosen);
    if (ticked) next.add(applicantId);
    else next.delete(applicantId);
    onChoose(next);
  };
  return (
    <div className="order">
      <Table
        stacks
        name="Applicants in order"
        rows={lines}
        keyOf={({ applicantId }) => applicantId}
        lookOf={(line) => `${line.place?.inBand ? 'in-band' : ''} ${line === below ? 'below-cut' : ''}`}
        columns={[
          {
            name: 'Chosen',
            hidden: true,
            render: ({ applicantId, name }) => (
              <input
                type="checkbox"
                className="pick"
                aria-label={`Choose ${name}`}
                checked={chosen.has(applicantId)}
                onChange={(event) => choose(applicantId, event.target.checked)}
              />
            ),
          },
          {
            name: 'Place',
            render: ({ place }) => <span className="num">{place ? place.rank : '–'}</span>,
          },
          {
            name: 'Applicant',
            render: ({ applicantId, name }) =>
              renderLink('shortlist', { season, compare: applicantId }, name, { className: 'go' }),
          },
          { name: 'Score', render: ({ place }) => place && <Score place={place} /> },
          { name: 'Reviews', render: ({ reviews }) => <span className="num">{reviews}</span> },
          { name: 'Suggested', render: ({ place }) => suggestion(place) },
          { name: 'Status', render: ({ status }) => statusWords[status] },
          { name: 'Why', render: (line) => <Why line={line} /> },
        ]}
      />
    </div>
  );
}

const suggestion = (place: ShortlistLine['place']): string =>
  place === null ? '' : `${place.suggested ? 'Yes' : 'No'}${place.inBand ? ', near the cut' : ''}`;

function Score({ place }: { place: NonNullable<ShortlistLine['place']> }) {
  return (
    <span className="num">
      {place.score.toFixed(2)}
      {place.standardError !== null && (
        <span className="small"> ± {(1.96 * place.standardError).toFixed(2)}</span>
      )}
    </span>
  );
}

function Why({ line: { reasons, name } }: { line: ShortlistLine }) {
  return (
    <details className="why">
      <summary>
        Why<span className="vh"> {name} stands here</span>
      </summary>
      <ul>
        {reasons.map((reason) => (
          <li key={shortlistReasonWords(reason)}>{shortlistReasonWords(reason)}</li>
        ))}
      </ul>
    </details>
  );
}
