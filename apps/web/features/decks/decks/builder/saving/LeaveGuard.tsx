import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { ConfirmDialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import type { Builder } from '../useBuilder.ts';

/** Redirects of the site itself; the draft is still there afterwards. */
const SENT_TO: readonly string[] = ['/login', '/maintenance'];

type LeaveGuardProps = { builder: Pick<Builder, 'isDirty' | 'forget'>; isSaved: boolean };

/** Asks before what was not saved is left behind, within the site and by closing the window. */
export function LeaveGuard({ builder: { isDirty, forget }, isSaved }: LeaveGuardProps) {
  const asks = isDirty && !isSaved;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asks && nextLocation.pathname !== currentLocation.pathname && !SENT_TO.includes(nextLocation.pathname),
  );
  useEffect(() => {
    if (!asks) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [asks]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="还没有保存"
      description="离开后，这副卡组没有保存的修改会丢失。"
      confirmLabel="放弃修改"
      isDestructive
      onConfirm={() => {
        forget();
        blocker.proceed?.();
      }}
    />
  );
}
