import { furthestStep, type SetupChoices, type SetupStep, setupSteps } from './use-setup.ts';

const stepNames: Readonly<Record<SetupStep, string>> = {
  style: 'Style',
  notice: 'Notice',
  resume: 'Resume',
  answering: 'Answering',
  rules: 'Rules',
};

/** Where one is and where one may go back to. It stands in the margin; on small screens it is one line. */
export function StepList({
  choices,
  step: current,
  agreed,
  goTo,
}: {
  choices: SetupChoices;
  /** The step that is shown. */
  step: SetupStep;
  agreed: boolean;
  goTo: (step: SetupStep) => void;
}) {
  const at = setupSteps.indexOf(current);
  const furthest = setupSteps.indexOf(furthestStep(choices, agreed));
  return (
    <nav className="steps" aria-label="Steps before the interview">
      <p className="label" aria-hidden="true">
        Step {at + 1} of {setupSteps.length}
      </p>
      <ol>
        {setupSteps.map((step, index) => (
          <li key={step} className={index < at ? 'past' : ''}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              disabled={index > Math.max(at, furthest)}
              onClick={() => goTo(step)}
            >
              <span className="step-mark" aria-hidden="true">
                {index < at ? (
                  <svg viewBox="0 0 20 16" className="mk">
                    <path d="M2 9l5 5L18 2" />
                  </svg>
                ) : (
                  index + 1
                )}
              </span>
              <span>
                {stepNames[step]}
                {index < at && <span className="vh">, done</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
