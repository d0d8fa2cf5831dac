import type { ReactNode } from 'react';

/** The foot of a step: on, and back. */
export function StepFoot({
  onBack,
  back = 'Back',
  children,
}: {
  onBack?: () => void;
  /** The way back, where the step is in another language. */
  back?: string;
  children: ReactNode;
}) {
  return (
    <div className="step-foot">
      {children}
      {onBack && (
        <button type="button" className="go" onClick={onBack}>
          {back}
        </button>
      )}
    </div>
  );
}
