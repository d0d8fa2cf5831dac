import { beforeTitle, type OnwardExchange, onwardTitle, onwardWords } from '#contract/ladder.ts';
import type { Turn } from '#contract/transcript.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TurnLink } from '#web/ui/report/turn-link.tsx';

/** More questions, or answers of more characters in all, are folded. */
const mostOpen = { questions: 3, chars: 1200 };

type Exchanges = {
  exchanges: readonly OnwardExchange[];
  transcript: readonly Turn[];
  onJump: (turnId: string) => void;
};

/** What was asked and said before an answer to a follow-up, verbatim and folded; nothing where the answer is the first. */
export function Before({ exchanges, ...where }: Exchanges) {
  if (exchanges.length === 0) return null;
  return (
    <Disclosure summary={`${beforeTitle}: “${exchanges[0]?.question}”`}>
      <List exchanges={exchanges} {...where} />
    </Disclosure>
  );
}

/** What the panel asked on after an answer and all that was said to it, verbatim; nothing where it asked nothing. */
export function Onward({ exchanges, ...where }: Exchanges) {
  if (exchanges.length === 0) return null;
  const chars = exchanges.reduce((sum, { answer }) => sum + answer.length, 0);
  const count = `${exchanges.length} ${exchanges.length === 1 ? 'question' : 'questions'}`;
  const list = <List exchanges={exchanges} {...where} />;
  return (
    <>
      <h3>{onwardTitle}</h3>
      <p className="why">{onwardWords}</p>
      {exchanges.length > mostOpen.questions || chars > mostOpen.chars ? (
        <Disclosure summary={`${count}, and what you said`}>{list}</Disclosure>
      ) : (
        list
      )}
    </>
  );
}

function List({ exchanges, transcript, onJump }: Exchanges) {
  return (
    <ol className="onward">
      {exchanges.map(({ question, turnId, answer }) => {
        const turn = transcript.find(({ id }) => id === turnId);
        return (
          <li key={turnId}>
            <p className="asked-for">“{question}”</p>
            <p>{answer}</p>
            {turn && (
              <TurnLink turn={turn} onJump={onJump}>
                You,{' '}
              </TurnLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}
