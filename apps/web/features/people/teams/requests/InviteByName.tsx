import { REQUEST_DAYS, REQUEST_MESSAGE_MAX } from '@pailei/domain/teams/limits';
import { useState } from 'react';

import { errorsOfAnswer } from '../../../../shared/api/field-errors.ts';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { useInvite } from './requests.api.ts';

type InviteByNameProps = {
  teamId: string;
  /** Whom the page has named already. */
  username?: string;
  onClose: () => void;
};

/** Invites one player to the visitor's team. */
export function InviteByName({ teamId, username: named, onClose }: InviteByNameProps) {
  const [username, setUsername] = useState(named ?? '');
  const [message, setMessage] = useState('');
  const invite = useInvite(teamId);
  const errors = invite.error ? errorsOfAnswer(invite.error, 'username') : {};
  const send = () =>
    void afterCommand(invite.mutateAsync({ username, message }), { doneText: `已邀请「${username.trim()}」`, onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={named === undefined ? '邀请选手' : `邀请「${named}」`}
      description={`对方接受后成为队员，${REQUEST_DAYS} 天内没有答复自动过期。`}
      confirmLabel="发出邀请"
      pending={invite.isPending}
      onConfirm={send}
    >
      <div className="mt-4 grid gap-4">
        <TextField
          label="用户名"
          autoComplete="off"
          maxLength={40}
          readOnly={named !== undefined}
          error={errors['username']}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextAreaField
          label="留言"
          hint="选填"
          error={errors['message']}
          rows={3}
          maxLength={REQUEST_MESSAGE_MAX}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
