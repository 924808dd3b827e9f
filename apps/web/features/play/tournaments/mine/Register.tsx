import { enterBody, tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import { TaskActions } from '../../../../shared/match/room/TaskPanel.tsx';
import { usePlayerCommand, useRegisterForEvent } from '../../../../shared/tournaments/entries/entries.api.ts';

/** Enters the event; who has no game id yet has to enter it first. */
export function Register({ id }: { id: string }) {
  const needsGameId = useAtomValue(userAtom)?.game_id === null;
  const register = usePlayerCommand(tournamentsApi.register, id);
  const [isOpen, setOpen] = useState(false);
  return (
    <TaskActions>
      <Button
        className="max-tablet:flex-1"
        variant="primary"
        size="lg"
        pending={register.isPending}
        onClick={() => (needsGameId ? setOpen(true) : register.mutate())}
      >
        报名
      </Button>
      {isOpen && <GameIdDialog id={id} onClose={() => setOpen(false)} />}
    </TaskActions>
  );
}

const FORM = 'enter-event';

function GameIdDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const register = useRegisterForEvent(id);
  const form = useForm<{ game_id: string }>({
    resolver: zodResolver(enterBody.required()),
    defaultValues: { game_id: '' },
  });
  const send = form.handleSubmit((body) =>
    register.mutate(body, { onError: (error) => showErrors(error, ['game_id'], form.setError) }),
  );
  const { game_id, root } = form.formState.errors;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="填写游戏 ID"
      description="对手要用它在游戏里找到你，只有对手和裁判能看到。它会保存到个人资料，下次报名不用再填。"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button type="submit" form={FORM} variant="primary" pending={register.isPending}>
            报名
          </Button>
        </>
      }
    >
      <form id={FORM} className="mt-3" onSubmit={(event) => void send(event)} noValidate>
        {root && <Note tone="yan">{root.message}</Note>}
        <TextField
          label="游戏 ID"
          placeholder="例如 青石#5210"
          autoComplete="off"
          maxLength={30}
          error={game_id?.message}
          {...form.register('game_id')}
        />
      </form>
    </Dialog>
  );
}
