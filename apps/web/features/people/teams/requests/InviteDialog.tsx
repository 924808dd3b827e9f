import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { InviteByName } from './InviteByName.tsx';
import { LinkDialog } from './links/LinkDialog.tsx';

type InviteDialogProps = { teamId: string; onClose: () => void };

/** The two ways to invite. */
export function InviteDialog(props: InviteDialogProps) {
  const [way, setWay] = useState<'name' | 'link' | null>(null);
  if (way === 'name') return <InviteByName {...props} />;
  if (way === 'link') return <LinkDialog {...props} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && props.onClose()} title="邀请成员">
      <div className="grid gap-2 pt-1">
        <Way label="按用户名邀请" text="对方收到通知，接受后加入。" onClick={() => setWay('name')} />
        <Way label="创建邀请链接" text="发给朋友，限定有效期与次数。" onClick={() => setWay('link')} />
      </div>
    </Dialog>
  );
}

function Way({ label, text, onClick }: { label: string; text: string; onClick: () => void }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-3 rounded-[8px] bg-surface-2 px-4 py-3">
      <span className="text-13 text-text-2">{text}</span>
      <Button variant="ghost" onClick={onClick}>
        {label}
      </Button>
    </span>
  );
}
