import { MessageCircle } from 'lucide-react';

import { UnreadCount } from '../../../../shared/chat/UnreadCount.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

type ChatButtonProps = Omit<ChatPanelProps, 'className'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its place only. */
  className?: string;
};

/** Where the chat has no place beside the page: a button with what is new, and a sheet. */
export function ChatButton({ open, onOpenChange, className, ...panel }: ChatButtonProps) {
  const { team, staff } = panel.chats.unread;
  const unread = team + staff;
  return (
    <>
      <Button
        variant="ghost"
        icon={<MessageCircle size={16} />}
        {...(className && { className })}
        onClick={() => onOpenChange(true)}
      >
        队内消息
        <UnreadCount count={unread} />
      </Button>
      <Dialog open={open} onOpenChange={onOpenChange} title="消息" isPhoneSheet>
        {open && <ChatPanel {...panel} className="-mx-6 -mb-6 h-[min(520px,70dvh)]" />}
      </Dialog>
    </>
  );
}
