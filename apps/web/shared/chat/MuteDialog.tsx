import { ReasonDialog } from '../ui/feedback/ReasonDialog.tsx';
import { useMute, type ChatOwner } from './chat.api.ts';
import { OWNER_NAMES } from './chat-texts.ts';

type MuteDialogProps = {
  owner: ChatOwner;
  author: { readonly id: string; readonly username: string };
  isMuted: boolean;
  onClose: () => void;
};

/** A referee silences a player in this match or battle, or lets them write again. */
export function MuteDialog({ owner, author, isMuted, onClose }: MuteDialogProps) {
  const mute = useMute(owner);
  const verb = isMuted ? '解除禁言' : '禁言';
  const name = OWNER_NAMES[owner.kind];
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} ${author.username}`}
      description={isMuted ? `可以重新在${name}发消息。` : `只在${name}生效，仍可阅读消息和上报结果。`}
      label="原因"
      confirmLabel={`${verb} ${author.username}`}
      variant={isMuted ? 'primary' : 'danger'}
      pending={mute.isPending}
      error={mute.error}
      onConfirm={(reason) => mute.mutate({ account_id: author.id, is_muted: !isMuted, reason }, { onSuccess: onClose })}
    />
  );
}
