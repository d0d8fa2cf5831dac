import { useState } from 'react';
import { bankLimits, type BankQuestion, type BankQuestionBody } from '#contract/schools/bank.ts';
import { scenarioLimits, scenarioTopics } from '#contract/schools/scenario.ts';
import { isUnfitReason, unfitWords } from '#contract/schools/unfit-words.ts';
import { topicIds, topicName } from '#contract/topics.ts';
import { callEndpoint, EndpointError } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSchool } from '../school-context.ts';

type Props = { question: BankQuestion | null; onDone: (what: string) => void; onClose: () => void };
type Typed = {
  topicId: BankQuestionBody['topicId'];
  text: string;
  rungs: string;
  keyPoints: string;
  tags: string;
  difficulty: number;
};

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const parted = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
/** What a new question is of until its writer says. */
const firstTopic = scenarioTopics[0] ?? topicIds[0];
const typedOf = (question: BankQuestion | null): Typed => ({
  topicId: question?.topicId ?? firstTopic,
  text: question?.text ?? '',
  rungs: question?.rungs.join('\n') ?? '',
  keyPoints: question?.keyPoints.join('\n') ?? '',
  tags: question?.tags.join(', ') ?? '',
  difficulty: question?.difficulty ?? bankLimits.usual,
});

/** Adds a question, or edits one; a word that no panel says is told beside where it stands. */
export function QuestionForm({ question, onDone, onClose }: Props) {
  const { school } = useSchool();
  const { orgId } = school;
  const [base, setBase] = useState(question);
  const [typed, setTyped] = useState(() => typedOf(question));
  const [tried, setTried] = useState(false);
  const [unfit, setUnfit] = useState<{ field: string; words: string } | null>(null);
  const [isStale, setStale] = useState(false);
  const set = (change: Partial<Typed>): void => {
    setTyped((before) => ({ ...before, ...change }));
    setUnfit(null);
  };
  const body: BankQuestionBody = {
    topicId: typed.topicId,
    text: typed.text.trim(),
    rungs: lines(typed.rungs),
    keyPoints: lines(typed.keyPoints),
    tags: parted(typed.tags),
    difficulty: typed.difficulty,
  };
  const wrong = faultsOf(body);

  const noted = (error: unknown): never => {
    if (error instanceof EndpointError) {
      const { field, reason } = error.data;
      if (error.code === 'question_unfit' && typeof field === 'string')
        setUnfit({
          field,
          words: `A panel does not say this: ${isUnfitReason(reason) ? unfitWords[reason] : 'a guard stops it'}.`,
        });
      setStale(error.code === 'changed_meanwhile');
    }
    throw error;
  };
  const send = (): Promise<unknown> | null => {
    setTried(true);
    if (Object.keys(wrong).length > 0) return null;
    const sent = base
      ? callEndpoint('PUT /api/schools/:orgId/questions/:questionId', {
          params: { orgId, questionId: base.questionId },
          body: { ...body, revision: base.revision },
        })
      : callEndpoint('POST /api/schools/:orgId/questions', { params: { orgId }, body });
    return sent.then(() => onDone(base ? 'The question was changed.' : 'The question was added.'), noted);
  };
  const loadTheirs = async (): Promise<void> => {
    if (!base) return;
    const theirs = await callEndpoint('GET /api/schools/:orgId/questions/:questionId', {
      params: { orgId, questionId: base.questionId },
    });
    setBase(theirs);
    setTyped(typedOf(theirs));
    setStale(false);
  };
  const isAway = base !== null && base.withdrawnAt !== null;
  const withdraw = (): Promise<unknown> =>
    callEndpoint('POST /api/schools/:orgId/questions/:questionId/withdraw', {
      params: { orgId, questionId: base?.questionId ?? '' },
      body: { revision: base?.revision ?? 1, withdrawn: !isAway },
    }).then(() => {
      onDone(isAway ? 'The question is back in the bank.' : 'The question was withdrawn.');
      onClose();
    });
  const errorAt = (field: string, own?: string): string | undefined =>
    unfit && (unfit.field === field || unfit.field.startsWith(`${field}.`))
      ? unfit.words
      : tried
        ? own
        : undefined;
  return (
    <FormDialog
      title={base ? 'Change a question' : 'Add a question'}
      text={
        base
          ? 'Versions that are published keep the words they have.'
          : 'In English, as the panel is to say it.'
      }
      send={base ? 'Save' : 'Add'}
      onSend={send}
      onClose={onClose}
    >
      {(busy, run) => (
        <>
          <Field label="Question" error={errorAt('text', wrong.text)}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={scenarioLimits.questionCharacters}
                value={typed.text}
                disabled={busy}
                onChange={(event) => set({ text: event.target.value })}
              />
            )}
          </Field>
          <div className="two-fields">
            <Field label="Topic">
              {(control) => (
                <select
                  {...control}
                  value={typed.topicId}
                  disabled={busy}
                  onChange={(event) => set({ topicId: event.target.value as Typed['topicId'] })}
                >
                  {scenarioTopics.map((id) => (
                    <option key={id} value={id}>
                      {topicName(id, 'experienced')}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label="Difficulty" hint="1 is the easiest.">
              {(control) => (
                <select
                  {...control}
                  value={typed.difficulty}
                  disabled={busy}
                  onChange={(event) => set({ difficulty: Number(event.target.value) })}
                >
                  {[1, 2, 3, 4, 5].map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <Field
            label="Follow-ups"
            hint="One a line, up to three, in the order they are put."
            error={errorAt('rungs', wrong.rungs)}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                value={typed.rungs}
                disabled={busy}
                onChange={(event) => set({ rungs: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Key points"
            hint="One a line: words a right answer uses. Leave empty where no answer is right."
            error={errorAt('keyPoints', wrong.keyPoints)}
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={typed.keyPoints}
                disabled={busy}
                onChange={(event) => set({ keyPoints: event.target.value })}
              />
            )}
          </Field>
          <Field label="Tags" hint="Parted by commas." error={errorAt('tags', wrong.tags)}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                value={typed.tags}
                disabled={busy}
                onChange={(event) => set({ tags: event.target.value })}
              />
            )}
          </Field>
          {isStale && (
            <button type="button" className="go" disabled={busy} onClick={() => run(loadTheirs)}>
              Load what the other wrote
            </button>
          )}
          {base && (
            <button
              type="button"
              className="go"
              disabled={busy}
              onClick={() => run(() => withdraw().catch(noted))}
            >
              {isAway ? 'Bring it back' : 'Withdraw it from the bank'}
            </button>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** What the bounds do not let pass, by field. */
function faultsOf({
  text,
  rungs,
  keyPoints,
  tags,
}: BankQuestionBody): Partial<Record<'text' | 'rungs' | 'keyPoints' | 'tags', string>> {
  const { questionCharacters } = scenarioLimits;
  return {
    ...(text === '' && { text: 'Write the question.' }),
    ...(rungs.length > scenarioLimits.rungs && { rungs: 'Three at most.' }),
    ...(rungs.some((rung) => rung.length > questionCharacters) && {
      rungs: `At most ${questionCharacters} characters each.`,
    }),
    ...((keyPoints.length > 12 || keyPoints.some((point) => point.length > 120)) && {
      keyPoints: 'Twelve at most, of at most 120 characters each.',
    }),
    ...((tags.length > bankLimits.tags || tags.some((tag) => tag.length > bankLimits.tagCharacters)) && {
      tags: `At most ${bankLimits.tags}, of at most ${bankLimits.tagCharacters} characters each.`,
    }),
  };
}
