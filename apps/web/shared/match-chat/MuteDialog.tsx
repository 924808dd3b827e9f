import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { useMute } from './match-chat.api.ts';

type MuteDialogProps = {
  matchId: string;
  author: { readonly id: string; readonly username: string };
  isMuted: boolean;
  onClose: () => void;
};

/** A referee silences a player in this match, or lets them write again. */
export function MuteDialog({ matchId, author, isMuted, onClose }: MuteDialogProps) {
  const mute = useMute(matchId);
  const verb = isMuted ? '解除禁言' : '禁言';
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} ${author.username}`}
      description={isMuted ? '可以重新在本场发消息。' : '只在本场生效，仍可阅读消息和上报结果。'}
      label="原因"
      confirmLabel={`${verb} ${author.username}`}
      variant={isMuted ? 'primary' : 'danger'}
      pending={mute.isPending}
      error={mute.error}
      onConfirm={(reason) => mute.mutate({ account_id: author.id, is_muted: !isMuted, reason }, { onSuccess: onClose })}
    />
  );
}
