import type { Resume, ResumeFact } from '#contract/resume.ts';
import { FactForm } from './fact-form.tsx';
import { isEdited, kindNames, markText } from './fact-words.ts';
import type { FactChange } from './facts-draft.ts';
import { IsThisRight, WhyInDoubt } from './is-this-right.tsx';

/** What every row of the review works with; a fact may have a row in two parts of the page, so `editing` names the part, too. */
export type Review = {
  resume: Resume;
  facts: readonly ResumeFact[];
  editing: string | null;
  edit: (place: string | null) => void;
  change: (change: FactChange) => void;
};

/** The place of a row, which is also the id of the button that opens it. */
export const placeOf = (part: string, fact: ResumeFact): string => `edit-${part}-${fact.id}`;

type FactRowProps = { fact: ResumeFact; part: string; review: Review };

/** One fact: what it is about, its wording, and the way to change it. */
export function FactRow({ fact, part, review }: FactRowProps) {
  if (review.editing === placeOf(part, fact)) {
    return (
      <li className="fact editing">
        <OpenFact fact={fact} review={review} />
      </li>
    );
  }
  const { resume } = review;
  return (
    <li className="fact">
      {fact.kind !== 'also' && <span className="label">{kindNames[fact.kind]}</span>}
      <span className="fact-value">
        {fact.value}
        <EditedMark fact={fact} resume={resume} />
        {fact.doubt && <WhyInDoubt fact={fact} source={sourceOf(fact, resume)} />}
      </span>
      <FactActs fact={fact} part={part} review={review} />
    </li>
  );
}

/** The question where the fact is in doubt, else the way to change it. */
export function FactActs({ fact, part, review: { edit, change } }: FactRowProps) {
  const place = placeOf(part, fact);
  if (fact.doubt) return <IsThisRight fact={fact} id={place} onNo={() => edit(place)} change={change} />;
  return (
    <button type="button" id={place} className="go" onClick={() => edit(place)}>
      Edit<span className="vh"> {fact.value}</span>
    </button>
  );
}

/** The form of a fact in its row, and the way to take it out. */
export function OpenFact({
  fact,
  review: { resume, edit, change },
  marks = [],
}: {
  fact: ResumeFact;
  review: Review;
  /** The marks that are shown and changed with a study. */
  marks?: readonly ResumeFact[];
}) {
  const source = isEdited(fact, resume) || fact.doubt ? sourceOf(fact, resume) : undefined;
  return (
    <FactForm
      fact={fact}
      marks={marks}
      source={source}
      saveLabel="Save"
      onCancel={() => edit(null)}
      onRemove={() => {
        change({ kind: 'remove', id: fact.id, marks });
        edit(null);
      }}
      onSave={(saved, markTexts) => {
        change({ kind: 'edit', fact: { ...fact, ...saved }, marks: marks.map(withText(markTexts)) });
        edit(null);
      }}
    />
  );
}

const withText =
  (texts: readonly string[]) =>
  (mark: ResumeFact, at: number): ResumeFact => ({
    ...mark,
    value: `${(texts[at] ?? '').trim()}${mark.value.slice(markText(mark).length)}`,
  });

export function EditedMark({ fact, resume }: { fact: ResumeFact; resume: Resume }) {
  return isEdited(fact, resume) && <span className="fact-mark">edited</span>;
}

/** The line of the resume a fact was read from, where it says more. */
export function sourceOf({ line, value }: ResumeFact, { lines }: Resume): string | undefined {
  const source = lines[line - 1]?.trim();
  return source && value.includes(source) ? undefined : source;
}
