import type { ComponentType, ReactNode } from 'react';
import { datesInWords, stageInWords } from '#contract/fact-in-words.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EditedMark, FactActs, OpenFact, placeOf, type Review, sourceOf } from './fact-row.tsx';
import { markText } from './fact-words.ts';
import { foldRows, marksOf } from './facts-shown.ts';
import { WhyInDoubt } from './is-this-right.tsx';

type TableProps = { facts: readonly ResumeFact[]; review: Review };
type RowProps = { fact: ResumeFact; review: Review };

/** The jobs and internships, a row each. */
export const JobTable = (props: TableProps) => (
  <FoldedTable {...props} title="Work" heads={['Role', 'Company', 'When']} Row={JobRow} />
);

/** The schools and colleges, a row each with its marks. */
export const StudyTable = (props: TableProps) => (
  <FoldedTable
    {...props}
    title="Studies"
    heads={['Degree or class', 'School or college', 'Year and marks']}
    Row={StudyRow}
  />
);

type FoldedTableProps = TableProps & {
  title: string;
  heads: readonly string[];
  Row: ComponentType<RowProps>;
};

function FoldedTable({ title, heads, facts, review, Row }: FoldedTableProps) {
  if (facts.length === 0) return null;
  const { shown, folded } = foldRows(facts);
  const table = (some: readonly ResumeFact[], label: string) => (
    <table className="fact-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">
            <span className="vh">Change</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {some.map((fact) => (
          <Row key={fact.id} fact={fact} review={review} />
        ))}
      </tbody>
    </table>
  );
  return (
    <section className="fact-group" aria-label={title}>
      <h2>{title}</h2>
      {table(shown, title)}
      {folded.length > 0 && (
        <Disclosure summary={`${folded.length} more`}>{table(folded, `More of ${title}`)}</Disclosure>
      )}
    </section>
  );
}

function JobRow({ fact, review }: RowProps) {
  const { role, organisation } = fact.attributes;
  const what = role || (organisation ? '' : fact.value);
  const when = datesInWords(fact.attributes) || (fact.doubt && 'From when to when?');
  return <TableRow fact={fact} review={review} cells={[what, organisation, when]} />;
}

function StudyRow({ fact, review }: RowProps) {
  const { institution, board, year } = fact.attributes;
  const marks = marksOf(fact, review.facts);
  const figures = [year, ...marks.map(markText)].filter(Boolean).join(' · ');
  const what = stageInWords(fact.attributes) || fact.value;
  return <TableRow fact={fact} review={review} marks={marks} cells={[what, institution || board, figures]} />;
}

type TableRowProps = RowProps & {
  marks?: readonly ResumeFact[];
  cells: readonly [ReactNode, ReactNode, ReactNode];
};

function TableRow({ fact, review, marks = [], cells: [what, where, when] }: TableRowProps) {
  const { resume } = review;
  if (review.editing === placeOf('table', fact)) {
    return (
      <tr className="fact-line editing">
        <td colSpan={4}>
          <OpenFact fact={fact} review={review} marks={marks} />
        </td>
      </tr>
    );
  }
  const ask = <FactActs fact={fact} part="table" review={review} />;
  return (
    <>
      <tr className="fact-line">
        <td>
          {what}
          <EditedMark fact={fact} resume={resume} />
        </td>
        <td>{where}</td>
        <td>{when}</td>
        <td>{!fact.doubt && ask}</td>
      </tr>
      {fact.doubt && (
        <tr className="fact-question">
          <td colSpan={4}>
            <div>
              <WhyInDoubt fact={fact} source={sourceOf(fact, resume)} />
              {ask}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
