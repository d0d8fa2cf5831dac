import type { Style } from '#contract/styles.ts';
import { StepFoot } from './step-foot.tsx';

type AnsweringStepProps = { style: Style | null; onBack: () => void; onContinue: () => void };

/** How an answer is given and ended, and what may be pressed besides. */
export function AnsweringStep({ style, onBack, onContinue }: AnsweringStepProps) {
  return (
    <form
      className="step"
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
    >
      <h1 tabIndex={-1}>How will you answer?</h1>
      <p className="lead">You type, as you would speak. A pause does not end an answer; only you do.</p>
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
          <dd>The question comes once more, in other words.</dd>
        </div>
        {style === 'grill' && (
          <div>
            <dt>Soften</dt>
            <dd>Takes the pressure down for the rest. It costs no marks.</dd>
          </div>
        )}
        <div>
          <dt>End</dt>
          <dd>Ends the interview at any time, after asking you once.</dd>
        </div>
      </dl>
      <p className="small aside-note">
        “I do not know” is an answer. Say how you would find out, and it counts for more than a guess.
        English, or English with some Hindi, as it comes to you.
      </p>
      <StepFoot onBack={onBack}>
        <button type="submit" className="btn">
          I will type
        </button>
      </StepFoot>
    </form>
  );
}
