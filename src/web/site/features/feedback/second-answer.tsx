import { noneWords, type SecondAnswer as Second, type WeakAnswer, whyWords } from '#contract/again.ts';
import type { Turn } from '#contract/transcript.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { TurnLink } from '#web/ui/report/turn-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AgainForm } from './again-form.tsx';
import { BothReadings } from './both-readings.tsx';
import { useAgain } from './use-again.ts';

type Where = { transcript: readonly Turn[]; onJump: (turnId: string) => void };

/** The answer to give again in whatever state it is. */
export function SecondAnswer({ sessionId, ...where }: Where & { sessionId: string }) {
  const { state, retry, sent } = useAgain(sessionId);
  if (state.status === 'waiting') return <Spinner label="Your answer is being looked for." />;
  if (state.status === 'failed') return <Failure message={state.message} onAgain={retry} />;
  const { again, second, failure } = state;
  if (again.kind === 'none')
    return (
      <Empty>
        <p>{noneWords[again.because]}</p>
      </Empty>
    );
  return (
    <>
      <Told weak={again} {...where} />
      <AgainForm sessionId={sessionId} second={second} onSent={sent} />
      {failure !== null && <Failure message={failure} onAgain={retry} />}
      {second && failure === null && <Read weak={again} second={second} />}
    </>
  );
}

function Told({ weak, transcript, onJump }: Where & { weak: WeakAnswer }) {
  const turn = transcript.find(({ id }) => id === weak.turnId);
  return (
    <>
      <p className="why">{whyWords(weak.topicName)}</p>
      {weak.began !== null && <p className="small">It began with: “{weak.began}”</p>}
      <p className="asked-for">“{weak.question}”</p>
      <blockquote>{weak.answer}</blockquote>
      {turn && (
        <TurnLink turn={turn} onJump={onJump}>
          You,{' '}
        </TurnLink>
      )}
      <h3>One question about it</h3>
      <p className="pointed">{weak.pointed}</p>
      {weak.pointedBy !== null && <p className="small">Asked by {weak.pointedBy}.</p>}
    </>
  );
}

function Read({ weak, second: { text, readings } }: { weak: WeakAnswer; second: Second }) {
  if (!readings)
    return <Spinner label="Both answers are being read. You may leave; what you sent is kept." />;
  return (
    <>
      <output className="vh">Both answers are read.</output>
      <BothReadings first={weak.answer} second={text} readings={readings} />
    </>
  );
}
