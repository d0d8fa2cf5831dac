import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { AnswerLadder, Ladder, LadderPart, Rung } from '#contract/ladder.ts';
import type { Turn } from '#contract/transcript.ts';
import {
  absentWords,
  emptyTalkWords,
  firstAskWords,
  keyOf,
  noLadderWords,
  rungLines,
  showsLifts,
  wordedByWords,
} from '#contract/ladder.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { criterionWords } from '#web/ui/report/feedback-words.ts';
import { TurnLink } from '#web/ui/report/turn-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { runsOf } from './ladder-runs.ts';
import { Before, Onward } from './onward.tsx';
import { useLadder } from './use-ladder.ts';

type Jump = (turnId: string) => void;
type Where = { transcript: readonly Turn[]; onJump: Jump };

/** The ladder of an interview in whatever state it is. */
export function LadderAnswer(props: Where & { sessionId: string }) {
  const [tries, setTries] = useState(0);
  return <Asked key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

function Asked({ sessionId, onAgain, ...where }: Where & { sessionId: string; onAgain: () => void }) {
  const state = useLadder(sessionId);
  if (state.status === 'waiting') return <Spinner label="Your answer is being put together." />;
  if (state.status === 'failed') return <Failure message={state.message} onAgain={onAgain} />;
  if (state.ladder.kind === 'none') return <NoLadder none={state.ladder} {...where} />;
  return <Told ladder={state.ladder} {...where} />;
}

/** Why there is no ladder: of an answer that was nothing but empty talk, that it was, and the one question it has to meet first. */
function NoLadder({ none, transcript, onJump }: Where & { none: Extract<Ladder, { kind: 'none' }> }) {
  const { emptyTalk } = none;
  if (!emptyTalk)
    return (
      <Empty>
        <p>{noLadderWords[none.because]}</p>
      </Empty>
    );
  const turn = transcript.find(({ id }) => id === emptyTalk.turnId);
  return (
    <>
      <p className="why">{emptyTalkWords(emptyTalk.topicName)}</p>
      <p className="asked-for">“{emptyTalk.question}”</p>
      <blockquote>{emptyTalk.answer}</blockquote>
      {turn && (
        <TurnLink turn={turn} onJump={onJump}>
          You,{' '}
        </TurnLink>
      )}
      <p>
        {firstAskWords} <b>{emptyTalk.asks}</b>
      </p>
    </>
  );
}

function Told({ ladder, transcript, onJump }: Where & { ladder: AnswerLadder }) {
  const turn = transcript.find(({ id }) => id === ladder.turnId);
  return (
    <>
      <p className="why">{ladder.because}</p>
      <Before exchanges={ladder.before ?? []} transcript={transcript} onJump={onJump} />
      <p className="asked-for">“{ladder.question}”</p>
      <blockquote>{ladder.answer}</blockquote>
      {turn && (
        <TurnLink turn={turn} onJump={onJump}>
          You,{' '}
        </TurnLink>
      )}
      <Onward exchanges={ladder.onward ?? []} transcript={transcript} onJump={onJump} />
      <Rungs ladder={ladder} transcript={transcript} onJump={onJump} />
    </>
  );
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The heights as tabs: one is in the order of Tab, the arrows go through them. */
function Rungs({ ladder, ...where }: Where & { ladder: AnswerLadder }) {
  const { rungs, model } = ladder;
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const rung = rungs[chosen];
  const move = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(chosen, rungs.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    tabs.current[next]?.focus();
  };
  if (!rung) return null;
  return (
    <>
      <div className="rungs" role="tablist" aria-label="The heights above it">
        {rungs.map(({ mark }, at) => (
          <button
            key={mark}
            ref={(element) => void (tabs.current[at] = element)}
            type="button"
            role="tab"
            id={`${id}-${mark}`}
            aria-selected={at === chosen}
            aria-controls={`${id}-told`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => setChosen(at)}
            onKeyDown={move}
          >
            <span className="vh">As </span>about {mark === 8 ? 'an' : 'a'} <b className="num">{mark}</b>
          </button>
        ))}
      </div>
      <div
        id={`${id}-told`}
        className="told"
        role="tabpanel"
        aria-labelledby={`${id}-${rung.mark}`}
        tabIndex={0}
      >
        {showsLifts(rung) && <Lifts rung={rung} />}
        <Lines parts={rung.parts} {...where} />
        <p className="small key">
          <Key parts={rung.parts} />
          {wordedByWords(rung.wordedBy, model)} The heights are what the rubric asks for, no promise of a
          score. {absentWords(ladder.rungs)}
        </p>
      </div>
    </>
  );
}

/** What the marks of a rung mean, of those it has. */
function Key({ parts }: { parts: readonly LadderPart[] }) {
  const key = keyOf(parts);
  return (
    <>
      {key.own && 'Plain words are yours. '}
      {key.in && (
        <>
          <ins>Underlined</ins> ones are brought in.{' '}
        </>
      )}
      {key.blank && (
        <>
          What stands <ins className="blank">[in brackets]</ins> is for you to answer.{' '}
        </>
      )}
      {key.out && (
        <>
          What is <del>struck out</del> can go.{' '}
        </>
      )}
    </>
  );
}

function Lifts({ rung: { lifts, mark } }: { rung: Rung }) {
  return (
    <ul className="lifts" aria-label={`What lifts it to ${mark === 8 ? 'an' : 'a'} ${mark}`}>
      {lifts.map(({ criterion, text }) => (
        <li key={`${criterion} ${text}`}>
          <b>{criterionWords[criterion]}</b> {text}
        </li>
      ))}
    </ul>
  );
}

/** A rung: a line for each thing the rubric asks for; a model’s prose is one line, and older ones have lines under the answer. */
function Lines({ parts, ...where }: Where & { parts: readonly LadderPart[] }) {
  return (
    <ul className="rung">
      {rungLines(parts).map(({ lead, parts: on }) => (
        <li key={`${lead} ${on[0]?.text}`}>
          {lead !== null && <p className="small lead">{lead}</p>}
          <p>
            <Words parts={on} {...where} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A line's words: what was changed is marked as put in or taken out, and said so to who cannot see it. */
function Words({ parts, ...where }: Where & { parts: readonly LadderPart[] }) {
  return runsOf(parts).map(({ change, parts: run, space, at }) => {
    const words = run.map((part, place) => (
      <span key={`${part.kind} ${part.text}`} className={part.kind === 'asked' ? 'blank' : undefined}>
        {place > 0 && part.space && ' '}
        {part.text}
        {part.kind === 'added' && <Source part={part} {...where} />}
      </span>
    ));
    return (
      <span key={at}>
        {space && ' '}
        {change === 'none' && words}
        {change === 'in' && (
          <ins>
            <span className="vh">Put in: </span>
            {words}
            <span className="vh"> End of what is put in.</span>
          </ins>
        )}
        {change === 'out' && (
          <del>
            <span className="vh">Left out: </span>
            {words}
            <span className="vh"> End of what is left out.</span>
          </del>
        )}
      </span>
    );
  });
}

/** Where added words come from. */
function Source({ part, transcript, onJump }: Where & { part: Extract<LadderPart, { kind: 'added' }> }) {
  const { source } = part;
  if (source.by === 'resume') return <small className="from"> (your resume, line {source.line})</small>;
  const turn = transcript.find(({ id }) => id === source.turnId);
  return (
    turn && (
      <small className="from">
        {' ('}
        <TurnLink turn={turn} onJump={onJump}>
          you, at{' '}
        </TurnLink>
        {')'}
      </small>
    )
  );
}
