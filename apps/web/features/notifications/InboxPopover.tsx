import { Popover } from '@base-ui/react/popover';
import { lazy, Suspense, useState, type ReactElement } from 'react';

// the list comes with the calls and their schemas, when somebody looks
const NewestNotices = lazy(async () => ({ default: (await import('./NewestNotices.tsx')).NewestNotices }));

/** The newest notifications below the bell. */
export function InboxPopover({ trigger, unread }: { trigger: ReactElement; unread: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className="z-pop" sideOffset={8} align="end">
          <Popover.Popup className="pop ntp">
            <Popover.Title className="only-sr">通知</Popover.Title>
            <Suspense fallback={<div className="ntp__b" />}>
              <NewestNotices unread={unread} onClose={() => setOpen(false)} />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
