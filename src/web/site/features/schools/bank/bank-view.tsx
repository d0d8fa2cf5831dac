import { useCallback, useState } from 'react';
import type { BankFilter, BankQuestion } from '#contract/schools/bank.ts';
import { scenarioTopics } from '#contract/schools/scenario.ts';
import { topicName } from '#contract/topics.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { counted } from '../school-words.ts';
import { useReading } from '../use-reading.ts';
import { BankFilters } from './bank-filters.tsx';
import { ExportBank } from './export-bank.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { QuestionForm } from './question-form.tsx';
import './bank.css';

type Doing = { do: 'add' | 'import' } | { do: 'change'; question: BankQuestion } | null;

/** The school's own questions: found by words, topic, tag and difficulty, edited, brought in and taken out. */
export function BankView() {
  const { school, may, params, go } = useSchool();
  const { orgId } = school;
  const filter = filterOf(params);
  const [doing, setDoing] = useState<Doing>(null);
  const [said, setSaid] = useState('');
  const [round, setRound] = useState(0);
  const mayChange = may('manage_scenarios');
  const onDone = (what: string): void => {
    setSaid(what);
    setRound((before) => before + 1);
  };
  return (
    <>
      <h1>Question bank</h1>
      <p className="lead">
        Scenarios ask these in your words. A version keeps the words a question had on the day it was
        published.
      </p>
      {mayChange && (
        <div className="ways">
          <button type="button" className="btn slim" onClick={() => setDoing({ do: 'add' })}>
            Add a question
          </button>
          <button type="button" className="btn line slim" onClick={() => setDoing({ do: 'import' })}>
            Import a sheet
          </button>
          <ExportBank filter={filter} />
          <output>{said}</output>
        </div>
      )}
      <BankFilters key={round} filter={filter} onFilter={(next) => go('bank', next, { replace: true })} />
      <Questions
        key={JSON.stringify([filter, round])}
        orgId={orgId}
        filter={filter}
        onChange={mayChange ? (question) => setDoing({ do: 'change', question }) : null}
      />
      {doing?.do === 'add' && <QuestionForm question={null} onDone={onDone} onClose={() => setDoing(null)} />}
      {doing?.do === 'change' && (
        <QuestionForm question={doing.question} onDone={onDone} onClose={() => setDoing(null)} />
      )}
      {doing?.do === 'import' && <ImportDialog onDone={onDone} onClose={() => setDoing(null)} />}
    </>
  );
}

const topics: readonly string[] = scenarioTopics;

/** What the address says to look for; what it says wrongly is left out. */
function filterOf({
  search,
  topic,
  tag,
  difficulty,
  withdrawn,
}: Readonly<Record<string, string>>): BankFilter {
  return {
    ...(search && { search: search.slice(0, 200) }),
    ...(topic && topics.includes(topic) && { topicId: topic as (typeof scenarioTopics)[number] }),
    ...(tag && { tag }),
    ...(difficulty && /^[1-5]$/.test(difficulty) && { difficulty }),
    ...(withdrawn === 'yes' && { withdrawn: 'yes' as const }),
  };
}

function Questions({
  orgId,
  filter,
  onChange,
}: {
  orgId: string;
  filter: BankFilter;
  onChange: ((question: BankQuestion) => void) | null;
}) {
  const key = JSON.stringify(filter);
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/questions', {
        params: { orgId },
        query: JSON.parse(key) as BankFilter,
        signal,
      }),
    [orgId, key],
  );
  const reading = useReading(load);
  return (
    <Read reading={reading} what="the questions">
      {({ questions, more, total }) =>
        total === 0 ? (
          <Empty title={key === '{}' ? 'No questions yet' : 'None of that kind'}>
            <p>
              {key === '{}'
                ? 'Add one, or import a sheet with the columns Topic and Question.'
                : 'Try fewer words, or another topic.'}
            </p>
          </Empty>
        ) : (
          <Pages orgId={orgId} filter={filter} first={{ questions, more, total }} onChange={onChange} />
        )
      }
    </Read>
  );
}

function Pages({
  orgId,
  filter,
  first,
  onChange,
}: {
  orgId: string;
  filter: BankFilter;
  first: { questions: readonly BankQuestion[]; more: boolean; total: number };
  onChange: ((question: BankQuestion) => void) | null;
}) {
  const [rest, setRest] = useState<{ questions: readonly BankQuestion[]; more: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const questions = [...first.questions, ...(rest?.questions ?? [])];
  const more = rest ? rest.more : first.more;
  const next = (): void => {
    const after = questions.at(-1)?.questionId;
    if (!after) return;
    setBusy(true);
    setFailure(null);
    callEndpoint('GET /api/schools/:orgId/questions', { params: { orgId }, query: { ...filter, after } })
      .then(
        (page) =>
          setRest((before) => ({
            questions: [...(before?.questions ?? []), ...page.questions],
            more: page.more,
          })),
        (error: unknown) => setFailure(wordsFor(error)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <p className="small bank-count">{counted(first.total, 'question')}</p>
      <ul className="bank">
        {questions.map((question) => (
          <li key={question.questionId}>
            <QuestionLine question={question} />
            {onChange && (
              <button type="button" className="go" onClick={() => onChange(question)}>
                Change<span className="vh"> “{question.text}”</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      {more && (
        <p className="ways">
          <button type="button" className="btn line slim" disabled={busy} onClick={next}>
            {busy ? 'Loading...' : 'More'}
          </button>
        </p>
      )}
    </>
  );
}

function QuestionLine({ question }: { question: BankQuestion }) {
  const { text, topicId, difficulty, tags, rungs, asked } = question;
  return (
    <div>
      <p className="asked-words">{text}</p>
      {rungs.length > 0 && <p className="small">Then: {rungs.join(' / ')}</p>}
      <p className="small">
        {topicName(topicId, 'experienced')} · difficulty {difficulty} ·{' '}
        {asked === 0 ? 'not asked yet' : `asked in ${counted(asked, 'interview')}`}
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
    </div>
  );
}
