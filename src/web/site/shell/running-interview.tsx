import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from '#web/ui/dialog.tsx';

type RunningInterview = {
  /** Whether an interview runs on this page now. */
  running: boolean;
  setRunning: (running: boolean) => void;
};

const RunningContext = createContext<RunningInterview | null>(null);

/** Knows whether an interview runs here. While it does, leaving the page asks first, by link, Back button or closing the tab. */
export function RunningInterviewProvider({ children }: { children: ReactNode }) {
  const [running, setState] = useState(false);
  const now = useRef(false);
  // The blocker reads the ref, so that "not running any more, go there" works in one breath.
  const setRunning = useCallback((next: boolean) => {
    now.current = next;
    setState(next);
  }, []);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        now.current && currentLocation.pathname !== nextLocation.pathname,
      [],
    ),
  );

  useEffect(() => {
    if (!running) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [running]);

  const value = useMemo(() => ({ running, setRunning }), [running, setRunning]);
  return (
    <RunningContext value={value}>
      {children}
      <Dialog
        open={blocker.state === 'blocked'}
        title="Leave the interview?"
        text="The panel waits and the clock runs on. You can come back to the same question from the Interview page."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onCancel={() => blocker.state === 'blocked' && blocker.reset()}
        onConfirm={() => {
          if (blocker.state !== 'blocked') return;
          setRunning(false);
          blocker.proceed();
        }}
      />
    </RunningContext>
  );
}

/** The running state of the page. Only inside `RunningInterviewProvider`. */
export function useRunningInterview(): RunningInterview {
  const value = useContext(RunningContext);
  if (!value) throw new Error('useRunningInterview stands outside RunningInterviewProvider');
  return value;
}
