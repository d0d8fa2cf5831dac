import type { MentorPage } from '#contract/mentors.ts';
import { criterionWords } from '#web/ui/report/feedback-words.ts';

/** The anchors of the five criteria; 1 and 3 lie between. */
export function Rubric({ rubric }: { rubric: MentorPage['reading']['rubric'] }) {
  return (
    <>
      <p className="small">
        Each topic has five levels from 0 to 4; 1 and 3 lie between the lines below. Choose “Cannot say” where
        a criterion did not come up.
      </p>
      <dl className="rubric">
        {rubric.map(({ criterion, none, half, full }) => (
          <div key={criterion}>
            <dt>{criterionWords[criterion]}</dt>
            <dd>
              <b className="num">0</b> {none}
            </dd>
            <dd>
              <b className="num">2</b> {half}
            </dd>
            <dd>
              <b className="num">4</b> {full}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
