import { paths } from '#contract/paths.ts';
import { isFramed, tellParent } from '../frame-parent.ts';

/** Back to the page of the invitation: inside it the page itself goes there, in a window of its own this leads to it. */
export function leaveSitting(): void {
  if (isFramed()) tellParent({ type: 'NAVIGATE_TO_PAST_INTERVIEWS' });
  else window.location.assign(paths.sit);
}

/** The way back to the page of the invitation. */
export function SittingWay({ children = 'Back to your invitation' }: { children?: string }) {
  return (
    <button type="button" className="btn" onClick={leaveSitting}>
      {children}
    </button>
  );
}
