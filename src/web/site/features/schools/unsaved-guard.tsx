import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from '#web/ui/dialog.tsx';

/** Asks before somebody leaves what they have not saved, by a link or by closing the tab. */
export function UnsavedGuard({ isDirty, text }: { isDirty: boolean; text: string }) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text={text}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
