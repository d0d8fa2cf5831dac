import type { InvitationPage } from '#contract/schools/sitting.ts';
import './noticed-beside.css';

type Noticed = NonNullable<InvitationPage['last']>['noticed'];

const times = (n: number): string =>
  n === 0 ? 'never' : n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;

/** What was noted beside the answers, as the school sees it too (rule SCHOOL-7). */
export function NoticedBeside({ noticed: { tabLeft, pastedCharacters, secondTab } }: { noticed: Noticed }) {
  return (
    <div className="noticed">
      <h2>What was noted beside your answers</h2>
      <dl>
        <div>
          <dt>The tab was left</dt>
          <dd>{times(tabLeft)}</dd>
        </div>
        <div>
          <dt>Text was pasted</dt>
          <dd>{pastedCharacters === 0 ? 'none' : `${pastedCharacters} characters`}</dd>
        </div>
        <div>
          <dt>It was opened in a second tab</dt>
          <dd>{times(secondTab)}</dd>
        </div>
      </dl>
      <p className="small">
        The school sees the same. It lowers no mark: people leave a tab for many reasons.
      </p>
    </div>
  );
}
