import type { Style } from '#contract/styles.ts';
import { MicrophoneCheck } from '../voice/microphone-check.tsx';
import type { EarControl } from '../voice/use-ear.ts';
import type { VoiceChoice } from '../voice/voice-choice.ts';
import { StepFoot } from './step-foot.tsx';

type AnsweringStepProps = {
  style: Style | null;
  ear: EarControl;
  voice: VoiceChoice;
  chooseVoice: (change: Partial<VoiceChoice>) => void;
  onBack: () => void;
  onContinue: () => void;
  /** How many sit at the table, where that is not the style’s. */
  panellists?: number | undefined;
};

/** How many sit at the table. */
const seats: Readonly<Record<Style, number>> = { chill: 2, grill: 3 };

/** How an answer is given and ended, and what may be pressed besides. */
export function AnsweringStep({
  style,
  ear,
  voice,
  chooseVoice,
  onBack,
  onContinue,
  panellists = style ? seats[style] : 2,
}: AnsweringStepProps) {
  const hears = ear.stage === 'on';
  const answerBy = (by: VoiceChoice['by']): void => {
    if (by === 'typing') ear.stop();
    chooseVoice({ by });
    onContinue();
  };
  return (
    <form
      className="step"
      onSubmit={(event) => {
        event.preventDefault();
        answerBy(hears ? 'speaking' : 'typing');
      }}
    >
      <h1 tabIndex={-1}>How will you answer?</h1>
      <p className="lead">Speak, as before a panel, or type. You can change at any time.</p>
      <MicrophoneCheck ear={ear} choice={voice} choose={chooseVoice} panellists={panellists} />
      <dl className="controls">
        <div>
          <dt>That is my answer</dt>
          <dd>
            Ends your answer.{' '}
            <span className="by-keys">
              <kbd>Ctrl</kbd> <kbd>Enter</kbd> does the same.
            </span>
          </dd>
        </div>
        <div>
          <dt>Let me think</dt>
          <dd>The panel waits. The clock runs on.</dd>
        </div>
        <div>
          <dt>Ask again</dt>
          <dd>
            The question comes once more, word for word; after that without what led up to it. Three times at
            most.
          </dd>
        </div>
        {style === 'grill' && (
          <div>
            <dt>Soften</dt>
            <dd>Takes the pressure down for the rest. It costs no marks.</dd>
          </div>
        )}
        <div>
          <dt>End the interview</dt>
          <dd>In the menu above the panel, at any time. It asks you once.</dd>
        </div>
      </dl>
      <p className="small aside-note">
        “I do not know” is an answer. Say how you would find out, and it counts for more than a guess.
        English, or English with some Hindi, as it comes to you.
      </p>
      <StepFoot onBack={onBack}>
        {hears && (
          <button type="submit" className="btn">
            I will speak
          </button>
        )}
        <button
          type={hears ? 'button' : 'submit'}
          className={hears ? 'go' : 'btn line'}
          onClick={hears ? () => answerBy('typing') : undefined}
        >
          I will type
        </button>
      </StepFoot>
    </form>
  );
}
