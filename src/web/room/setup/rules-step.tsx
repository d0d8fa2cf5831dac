import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { Style } from '#contract/styles.ts';
import { paths } from '#contract/paths.ts';
import { agreedWords } from './agreed-words.ts';
import { StepFoot } from './step-foot.tsx';
import type { Consents } from './use-consents.ts';

type RulesStepProps = {
  style: Style | null;
  engine: InterviewSnapshot['engine'];
  consents: Consents | null;
  starting: boolean;
  trouble: string | null;
  onBack: () => void;
  onStart: () => Promise<void>;
};

/** What stands behind the panel, said before anybody sits down (rule PANEL-3). */
const whoAsks: Readonly<Record<InterviewSnapshot['engine'], string>> = {
  offline:
    'Offline practice interviewer: no AI model is used. It checks evidence, structure and consistency with your resume; it cannot tell whether facts are right.',
  model:
    'The panellists are AI personas, worded by a language model; plain rules keep the topics and the clock. No real person asks, listens or judges.',
};

/** The rules in plain words, what was agreed to, and the start. */
export function RulesStep({ style, engine, consents, starting, trouble, onBack, onStart }: RulesStepProps) {
  return (
    <form
      className="step"
      onSubmit={(event) => {
        event.preventDefault();
        if (!starting) void onStart();
      }}
    >
      <h1 tabIndex={-1}>Before you sit down</h1>
      <p className="lead">Half an hour, once it starts, is half an hour.</p>
      <ul className="rules">
        <li>
          <b>30 minutes, no pause.</b> Find a quiet place now. If you leave or lose the network, the clock
          runs on and you come back to the same question.
        </li>
        <li>
          <b>The panel is fictional.</b> {whoAsks[engine]}
        </li>
        {engine === 'model' && (
          <li>
            <b>Who reads your answers.</b> A language model reads them for the scores. Code checks every quote
            against your own words and does the arithmetic; the model writes no score.
          </li>
        )}
        <li>
          <b>You can stop at any time.</b> “End the interview” is in the menu above the panel.{' '}
          {style === 'grill' && '“Soften” stands below your answer. '}
          With fewer than three topics that can be assessed there is no feedback, and the interview is
          returned to you.
        </li>
        <li>
          <b>What is kept.</b> The text of your resume, your answers and your feedback, for you to read, for
          as long as the privacy policy says.{' '}
          {engine === 'model' && 'The language model is sent what it needs to ask and to read. '}
          Nobody else gets them. Leave out what your employer would want kept private.
        </li>
        {consents && (
          <li>
            <b>What you agreed to.</b> {agreedWords(consents)} You can withdraw it with one press on{' '}
            <a href={paths.account} target="_blank" rel="noreferrer">
              your account page
            </a>
            .
          </li>
        )}
        <li>
          <b>The score is an indicator,</b> not a promise about any school.
        </li>
      </ul>
      {trouble && (
        <p className="said-wrong" role="alert">
          {trouble}
        </p>
      )}
      <StepFoot onBack={onBack}>
        <button type="submit" className="btn" disabled={starting}>
          {starting ? 'The panel is coming in...' : 'Start the interview'}
        </button>
      </StepFoot>
    </form>
  );
}
