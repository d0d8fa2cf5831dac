import type { ResumeFact } from '#contract/resume.ts';
import { doubtWords } from './fact-words.ts';
import type { FactChange } from './facts-draft.ts';

type IsThisRightProps = {
  fact: ResumeFact;
  /** The id of the button that leads on to the form. */
  id: string;
  onNo: () => void;
  change: (change: FactChange) => void;
};

/** Asks whether a fact in doubt is right: a yes lets the panel use it, a no opens it for correction. */
export function IsThisRight({ fact, id, onNo, change }: IsThisRightProps) {
  return (
    <fieldset className="is-right" aria-label={`Is this right? ${fact.value}`}>
      <span>Is this right?</span>
      <button
        type="button"
        className="btn line"
        data-removes
        onClick={() => change({ kind: 'confirm', id: fact.id })}
      >
        Yes<span className="vh">, {fact.value}</span>
      </button>
      <button type="button" id={id} className="btn line" onClick={onNo}>
        No<span className="vh">, change {fact.value}</span>
      </button>
    </fieldset>
  );
}

/** Why it is asked, and the line of the resume to compare with. */
export function WhyInDoubt({ fact, source }: { fact: ResumeFact; source: string | undefined }) {
  return (
    <span className="small source">
      {fact.doubt && doubtWords[fact.doubt]}
      {source && ` Your resume says: “${source.trim()}”`}
    </span>
  );
}
