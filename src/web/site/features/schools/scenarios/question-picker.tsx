import { useCallback, useId, useState } from 'react';
import type { TopicId } from '#contract/topics.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { useReading } from '../use-reading.ts';
import { nameOfTopic } from './scenario-words.ts';
import type { Words } from './use-draft.ts';
import { SearchField } from '../search-field.tsx';

/** Finds questions of the bank by words and topic; each is taken with a press until there is no more room. */
export function QuestionPicker({
  topicIds,
  taken,
  room,
  onPick,
  onClose,
}: {
  topicIds: readonly TopicId[];
  taken: readonly string[];
  room: number;
  onPick: (question: Words) => void;
  onClose: () => void;
}) {
  const id = useId();
  const { orgId } = useSchool().school;
  const [search, setSearch] = useState('');
  const [topicId, setTopicId] = useState<TopicId | undefined>(topicIds[0]);
  const load = useCallback(
    (signal: AbortSignal) =>
      callEndpoint('GET /api/schools/:orgId/questions', {
        params: { orgId },
        query: { search, ...(topicId && { topicId: topicId }) },
        signal,
      }),
    [orgId, search, topicId],
  );
  const reading = useReading(load);
  return (
    <Modal open className="wide-ask" labelledBy={`${id}-title`} describedBy={`${id}-text`} onCancel={onClose}>
      <h2 id={`${id}-title`}>Choose from the bank</h2>
      <p id={`${id}-text`}>{room > 0 ? `Room for ${room} more.` : 'There is no room for more.'}</p>
      <div className="two-fields">
        <SearchField label="Words" value={search} onSearch={setSearch} />
        <Field label="Topic">
          {(control) => (
            <select
              {...control}
              value={topicId ?? ''}
              onChange={(event) => setTopicId(topicIds.find((one) => one === event.target.value))}
            >
              <option value="">All</option>
              {topicIds.map((one) => (
                <option key={one} value={one}>
                  {nameOfTopic(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="picker">
        <Read reading={reading} what="the questions">
          {({ questions, more }) => (
            <>
              {questions.length === 0 && <p className="none">None of that kind is in the bank.</p>}
              <ul>
                {questions.map((question) => (
                  <li key={question.questionId}>
                    <p>{question.text}</p>
                    {taken.includes(question.questionId) ? (
                      <span className="small">Chosen</span>
                    ) : (
                      <button
                        type="button"
                        className="go"
                        disabled={room <= 0}
                        onClick={() => onPick(question)}
                      >
                        Choose<span className="vh"> “{question.text}”</span>
                      </button>
                    )}
                  </li>
                ))}
              </ul>
              {more && <p className="small">There are more: search by a word.</p>}
            </>
          )}
        </Read>
      </div>
      <div className="answers">
        <button type="button" className="btn" onClick={onClose}>
          Done
        </button>
      </div>
    </Modal>
  );
}
