import { Component, type ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Notice } from './notice.tsx';

/** Stands where the room, or code that a part of it needs, failed: without it the frame would be an empty page. Loading it again begins with what is kept. */
export class RoomBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice
        title="The room did not open"
        text="A part of it did not come, or broke. What you sent is saved, and what you wrote is kept in this browser. A clock that runs goes on running."
      >
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          Open it again
        </button>
        <a className="go" href={paths.interview} target="_top">
          Back to the interview page
        </a>
      </Notice>
    );
  }
}
