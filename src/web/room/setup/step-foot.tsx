import type { ReactNode } from 'react';

/** The foot of a step: on, and back. */
export function StepFoot({ onBack, children }: { onBack?: () => void; children: ReactNode }) {
  return (
    <div className="step-foot">
      {children}
      {onBack && (
        <button type="button" className="go" onClick={onBack}>
          Back
        </button>
      )}
    </div>
  );
}
