import { Popover } from '@base-ui/react/popover';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { cx } from '../../../shared/ui/layout/cx.ts';

// the list is loaded with the calls and their schemas, on demand
const NewestNotices = lazy(async () => ({ default: (await import('./NewestNotices.tsx')).NewestNotices }));

const POPUP = cx(
  'w-95 origin-(--transform-origin) rounded-[8px] bg-surface-pop shadow-2 ring-1 ring-line-1 outline-0',
  'transition-[opacity,scale] duration-base data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0',
);

/** The newest notifications below the bell. */
export function InboxPopover({ trigger, unread }: { trigger: ReactElement; unread: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className="z-modal" sideOffset={8} align="end">
          <Popover.Popup className={POPUP}>
            <Popover.Title className="sr-only">通知</Popover.Title>
            <Suspense>
              <NewestNotices unread={unread} onClose={() => setOpen(false)} />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
