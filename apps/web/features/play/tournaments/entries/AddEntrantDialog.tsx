import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { useAddEntrant } from './entries.api.ts';

/** Brings somebody into an event before its start, by the staff. */
export function AddEntrantButton({ tournamentId }: { tournamentId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UserPlus size={16} />} onClick={() => setOpen(true)}>
        添加选手
      </Button>
      {isOpen && <AddEntrantDialog id={tournamentId} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddEntrantDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [username, setUsername] = useState('');
  const add = useAddEntrant(id);
  const name = username.trim();
  const ofName = add.error instanceof ApiError ? add.error.errors['username'] : undefined;
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="添加选手"
      description="不经审核直接加入；名额已满时进入候补。赛事有参赛费的，从该选手的积分中收取。"
      label="原因"
      confirmLabel="添加"
      pending={add.isPending}
      disabled={name === ''}
      error={ofName === undefined ? add.error : null}
      onConfirm={(reason) =>
        void afterCommand(add.mutateAsync({ username: name, reason }), {
          doneText: `「${name}」已加入`,
          onClose,
        })
      }
    >
      <TextField
        label="用户名"
        autoComplete="off"
        maxLength={20}
        value={username}
        error={ofName}
        onChange={(event) => {
          add.reset();
          setUsername(event.target.value);
        }}
      />
    </ReasonDialog>
  );
}
