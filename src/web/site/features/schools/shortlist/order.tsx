import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { ClosedWhy } from '#contract/schools/review.ts';
import { shortlistLimits } from '#contract/schools/shortlist.ts';
import { type DecisionStatus, decisionStatuses } from '#contract/schools/states.ts';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useSchool } from '../school-context.ts';
import { counted, statusWords } from '../school-words.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { Lines } from './lines.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { rulesWords } from './rules-words.ts';

type Page = ReplyOf<'readShortlist'>;
type Props = {
  season: string;
  part: 'ranked' | 'incomplete';
  status: DecisionStatus | undefined;
  first: Page;
  onChanged: () => void;
  onMore: (after: string) => Promise<Page>;
};

/** The rules in words, the order, and what can be done with who is chosen. */
export function Order(props: Props) {
  const { season, part, first, onChanged } = props;
  const { go } = useSchool();
  const { lines, hasMore, more, failure } = useLines(props);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState<'rules' | 'decide' | null>(null);
  const [said, setSaid] = useState('');
  const picked = lines.filter(({ applicantId }) => chosen.has(applicantId));
  return (
    <>
      <section className="rules" aria-label="Rules">
        <p>{rulesWords(first.rules)}</p>
        <button type="button" className="go" onClick={() => setAsks('rules')}>
          Change the rules
        </button>
      </section>
      <Hidden hidden={first.hidden} why="owed" />
      <Hidden hidden={first.hidden} why="known" />
      <Filters {...props} />
      <Band part={part} page={first} />
      {lines.length === 0 ? (
        <Nobody {...props} />
      ) : (
        <Lines lines={lines} cut={first.cut} chosen={chosen} onChoose={setChosen} />
      )}
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      {hasMore && (
        <button type="button" className="btn line slim more" onClick={more}>
          Show more
        </button>
      )}
      <div className={`chosen-bar ${picked.length > 0 ? 'up' : ''}`}>
        <output>{said}</output>
        {picked.length > 0 && (
          <>
            <span>{counted(picked.length, 'applicant', 'applicants')} chosen</span>
            <button type="button" className="btn slim" onClick={() => setAsks('decide')}>
              Decide
            </button>
            <button
              type="button"
              className="btn line slim"
              disabled={picked.length > shortlistLimits.compared}
              onClick={() =>
                go('shortlist', { season, compare: picked.map((one) => one.applicantId).join(',') })
              }
            >
              {picked.length > shortlistLimits.compared ? 'Compare, four at most' : 'Compare'}
            </button>
            <button type="button" className="go" onClick={() => setChosen(new Set())}>
              Choose none
            </button>
          </>
        )}
      </div>
      {asks === 'rules' && (
        <RulesDialog season={season} page={first} onDone={onChanged} onClose={() => setAsks(null)} />
      )}
      {asks === 'decide' && (
        <DecideDialog
          season={season}
          picked={picked}
          onDone={(words) => {
            setSaid(words);
            setChosen(new Set());
            onChanged();
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}

/** The pages read so far; a change reads the first anew and folds the later ones up. */
function useLines({ first, onMore }: Pick<Props, 'first' | 'onMore'>) {
  const [later, setLater] = useState<{ of: Page; pages: Page[] }>({ of: first, pages: [] });
  const [failure, setFailure] = useState<string | null>(null);
  const pages = later.of === first ? later.pages : [];
  const lines = [first, ...pages].flatMap((page) => page.lines);
  const more = (): void => {
    onMore(lines.at(-1)?.applicantId ?? '').then(
      (page) => {
        setLater({ of: first, pages: [...pages, page] });
        setFailure(null);
      },
      (error: unknown) => setFailure(wordsFor(error)),
    );
  };
  return { lines, hasMore: (pages.at(-1) ?? first).more, more, failure };
}

/** So many names are read; a season may hide thousands. */
const namedAtOnce = 8;

/** Whom one is still to review, or said one knows: named, and no more (rules SCHOOL-61, SCHOOL-66). */
function Hidden({ hidden, why }: { hidden: Page['hidden']; why: ClosedWhy }) {
  const { renderLink } = useSchool();
  const own = hidden.filter((one) => one.why === why);
  if (own.length === 0) return null;
  const names = own.slice(0, namedAtOnce).map(({ name }) => name);
  const others = own.length - names.length;
  if (others > 0) names.push(`and ${counted(others, 'other')}`);
  return (
    <div className="hidden-ones">
      <p>
        {why === 'owed'
          ? 'Hidden from you until your review is in'
          : 'Hidden from you, as you said that you know them'}
        : {names.join(', ')}. The order below is made without{' '}
        {own.length === 1 ? 'this applicant' : 'these applicants'}.
      </p>
      {why === 'owed' && renderLink('reviews', {}, 'To your reviews', { className: 'go' })}
    </div>
  );
}

function Filters({ season, part, status, first }: Props) {
  const { renderLink } = useSchool();
  const { ranked, incomplete } = first.counts;
  const to = (more: Record<string, string>) => ({ season, ...(part === 'incomplete' && { part }), ...more });
  return (
    <div className="filters">
      <nav aria-label="Part of the list" className="tabs">
        {renderLink('shortlist', { season }, `In order (${ranked})`, { current: part === 'ranked' })}
        {renderLink('shortlist', { season, part: 'incomplete' }, `Incomplete (${incomplete})`, {
          current: part === 'incomplete',
        })}
      </nav>
      <nav aria-label="Status" className="desk-counts">
        {renderLink('shortlist', to({}), 'Every status', { current: status === undefined })}
        {decisionStatuses.map((one) => (
          <span key={one}>
            {renderLink('shortlist', to({ status: one }), `${statusWords[one]} (${first.statuses[one]})`, {
              current: status === one,
            })}
          </span>
        ))}
      </nav>
    </div>
  );
}

function Band({ part, page }: { part: Props['part']; page: Page }) {
  const { cut, counts, rules } = page;
  if (part === 'incomplete')
    return (
      <p className="about-band">
        Something the rules weigh is missing of these, so they have no place. Nothing is put in its stead.
      </p>
    );
  if (counts.ranked === 0) return null;
  if (cut === null) return <p className="about-band">There are places for all who reach the floors.</p>;
  return (
    <Disclosure
      summary={`${counted(counts.suggested, 'applicant')} suggested for ${counted(rules.places, 'place')}; ${counts.inBand} within the band around the cut`}
    >
      <p className="small">
        The cut lies at {cut.toFixed(2)}, between the last place and the next. For those in the shaded zone
        the marks cannot tell, in 95 of 100 cases, on which side of the cut they belong: another two reviewers
        might have turned it round. Read them before you decide.
      </p>
    </Disclosure>
  );
}

function Nobody({ part, status, first }: Props) {
  if (status !== undefined)
    return (
      <Empty title="Nobody in this status">
        <p>Choose another status, or every one.</p>
      </Empty>
    );
  if (part === 'incomplete')
    return (
      <Empty title="Nobody is incomplete">
        <p>Everybody who finished has what the rules weigh.</p>
      </Empty>
    );
  return (
    <Empty title="Nobody has a place yet">
      <p>
        {first.counts.incomplete > 0
          ? 'What the rules weigh is missing of everybody who finished; most often the reviews.'
          : 'Who finished and was reviewed stands here.'}
      </p>
    </Empty>
  );
}
