import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { useReportMessage, type ChatOwner } from './chat.api.ts';
import type { ChatMessage } from './chat-lines.ts';

type ReportDialogProps = { owner: ChatOwner; message: ChatMessage; onClose: () => void };

/** Reports a message to the referees, with a reason. */
export function ReportDialog({ owner, message, onClose }: ReportDialogProps) {
  const report = useReportMessage(owner);
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`举报 ${message.author.username} 的消息`}
      description={<q dir="auto">{message.text}</q>}
      label="原因"
      confirmLabel="举报这条消息"
      pending={report.isPending}
      error={report.error}
      onConfirm={(reason) => report.mutate({ message_id: message.id, reason }, { onSuccess: onClose })}
    />
  );
}
