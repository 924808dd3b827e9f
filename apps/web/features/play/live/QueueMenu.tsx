import type { StreamQueue } from '@pailei/domain/stream-queue/types';
import { EllipsisVertical } from 'lucide-react';

import { ConfirmDialog } from '../../../shared/ui/feedback/Dialog.tsx';
import { IconButton } from '../../../shared/ui/actions/IconButton.tsx';
import { Menu } from '../../../shared/ui/actions/Menu.tsx';
import { choicesOf } from './queue-menu.ts';
import { useQueueOrder } from './useQueueOrder.ts';

type QueueMenuProps = { queue: StreamQueue; matchId: string; name: string };

/** For the staff: what they may do with a match in the casters' queue. */
export function QueueMenu({ queue, matchId, name }: QueueMenuProps) {
  const { mutate, isPending, question, answer } = useQueueOrder();
  const items = choicesOf(queue, matchId).map(({ label, order }) => ({ label, onSelect: () => mutate(order) }));
  const button = (
    <IconButton size="sm" label={`直播操作：${name}`} disabled={isPending}>
      <EllipsisVertical size={16} />
    </IconButton>
  );
  return (
    <>
      <Menu trigger={button} items={items} />
      <ConfirmDialog
        open={question !== null}
        onOpenChange={() => answer(false)}
        title="这一场有延迟"
        description={question?.text}
        confirmLabel="仍然安排直播"
        onConfirm={() => answer(true)}
      />
    </>
  );
}
