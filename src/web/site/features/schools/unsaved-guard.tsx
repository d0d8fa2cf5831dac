import { useEffect } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSchool } from './school-context.ts';

/** Asks before somebody leaves what they have not saved, by a link or by closing the tab. */
export function UnsavedGuard({ isDirty, text }: { isDirty: boolean; text: string }) {
  useEffect(() => {
    if (!isDirty) return undefined;
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
  const { useHold } = useSchool();
  // oxlint-disable-next-line react/hooks -- a constant of the route, the same in every render
  const { isHeld, leave, stay } = useHold(isDirty);
  return (
    <Dialog
      open={isHeld}
      title="Leave without saving?"
      text={text}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
