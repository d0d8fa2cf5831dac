import './speaking-bar.css';
import type { PointerEvent } from 'react';
import type { Panellist } from '#contract/panellists.ts';
import { LevelMeter } from './level-meter.tsx';
import { MendNames } from './mend-names.tsx';
import { troubleWords } from './trouble.ts';
import type { EarControl } from './use-ear.ts';
import type { SpokenAnswer } from './use-spoken-answer.ts';
import type { VoiceChoice } from './voice-choice.ts';

type SpeakingBarProps = {
  ear: EarControl;
  choice: VoiceChoice;
  answer: SpokenAnswer;
  /** Whether what is said now is listened to. */
  mayTalk: boolean;
  /** The words so far, and how they are changed. */
  draft: string;
  onMend: (text: string) => void;
  panel: readonly Panellist[];
  onType: () => void;
};

/** Above the words while one speaks: that the room listens, how loud it hears, and how to stop. */
export function SpeakingBar(props: SpeakingBarProps) {
  const { ear, choice, answer, mayTalk, draft, onMend, panel, onType } = props;
  const { stage, trouble } = ear;
  const isOn = stage === 'on';
  return (
    <div className="speaking-bar">
      {isOn && choice.ending === 'hold' && <HoldButton answer={answer} />}
      <span className={`ear-state ${ear.speaking ? 'hears' : ''}`}>
        {answer.endsInMs !== null && (
          <svg
            className="ring"
            viewBox="0 0 20 20"
            style={{ animationDuration: `${answer.endsInMs}ms` }}
            aria-hidden="true"
          >
            <circle cx="10" cy="10" r="8" pathLength="100" />
          </svg>
        )}
        <output>{stateWords(ear, answer, mayTalk)}</output>
      </span>
      {isOn && <LevelMeter ear={ear} />}
      {stage === 'off' && (
        <button type="button" className="quiet" onClick={() => ear.start(choice.deviceId)}>
          {trouble ? 'Try the microphone again' : 'Turn the microphone on'}
        </button>
      )}
      <button type="button" className="quiet" onClick={onType}>
        Type instead
      </button>
      <MendNames draft={draft} onMend={onMend} panel={panel} />
      {trouble && (
        <p className="said-wrong" role="alert">
          {troubleWords[trouble]}
        </p>
      )}
    </div>
  );
}

/** Held with a finger, the mouse or the space bar. */
function HoldButton({ answer }: { answer: SpokenAnswer }) {
  const down = (event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    answer.hold(true);
  };
  return (
    <button
      type="button"
      className="btn hold"
      aria-pressed={answer.isHeld}
      onPointerDown={down}
      onPointerUp={() => answer.hold(false)}
      onPointerCancel={() => answer.hold(false)}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) answer.hold(true);
      }}
      onKeyUp={(event) => event.key === ' ' && answer.hold(false)}
      onBlur={() => answer.isHeld && answer.hold(false)}
    >
      {answer.isHeld ? 'Listening' : 'Hold to talk'}
    </button>
  );
}

function stateWords(ear: EarControl, answer: SpokenAnswer, mayTalk: boolean): string {
  switch (ear.stage) {
    case 'off':
      return 'The microphone is off.';
    case 'asking':
      return 'The browser asks for the microphone.';
    case 'fetching':
      return fetchingWords(ear);
    case 'starting':
      return 'Getting ready to listen.';
    case 'on':
      if (ear.speaking) return 'Listening';
      if (ear.pending > 0) return isFetching(ear) ? fetchingWords(ear) : 'Understanding';
      if (answer.endsInMs !== null) return 'Your answer ends now. Any word goes on.';
      return mayTalk ? 'Speak when you are ready.' : 'The panel has the floor.';
  }
}

const isFetching = ({ fetched }: EarControl): boolean =>
  fetched !== null && fetched.doneBytes < fetched.allBytes;

const fetchingWords = ({ fetched }: EarControl): string =>
  fetched
    ? `Fetching what understands speech: ${Math.round((100 * fetched.doneBytes) / fetched.allBytes)} %`
    : 'Fetching what understands speech.';
