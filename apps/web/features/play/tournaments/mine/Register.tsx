import { enterBody, tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog, Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { gameIdHint } from '../../../../shared/ui/forms/game-id-hint.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import { entryDialog, feeText, registerLabel, type EntryDialog } from '../model/entry-fee-text.ts';
import { TaskActions } from '../../../../shared/match-room/TaskPanel.tsx';
import { usePlayerCommand, useRegisterForEvent } from '../../../../shared/tournaments/entries/entries.api.ts';

type RegisterProps = { tournament: TournamentState };

/** Enters the event. A player without a game id enters it first, in the dialog that also confirms the fee: one dialog, not two. */
export function Register({ tournament }: RegisterProps) {
  const needsGameId = useAtomValue(userAtom)?.game_id === null;
  const register = usePlayerCommand(tournamentsApi.register, tournament.id);
  const [asked, setAsked] = useState<EntryDialog | null>(null);
  const fee = feeText(tournament);
  const ask = entryDialog(tournament, needsGameId);
  return (
    <TaskActions>
      <Button
        className="max-tablet:flex-1"
        variant="primary"
        size="lg"
        pending={register.isPending}
        onClick={() => (ask === null ? register.mutate() : setAsked(ask))}
      >
        {registerLabel(tournament)}
      </Button>
      {asked === 'game_id' && <GameIdDialog tournament={tournament} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={asked === 'fee'}
        onOpenChange={() => setAsked(null)}
        title={`报名「${tournament.name}」`}
        description={fee ?? ''}
        confirmLabel={registerLabel(tournament)}
        pending={register.isPending}
        onConfirm={() => register.mutate(undefined, { onSettled: () => setAsked(null) })}
      />
    </TaskActions>
  );
}

const FORM = 'enter-event';

function GameIdDialog({ tournament, onClose }: RegisterProps & { onClose: () => void }) {
  const register = useRegisterForEvent(tournament.id);
  const fee = feeText(tournament);
  const form = useForm<{ game_id: string }>({
    resolver: zodResolver(enterBody.required()),
    defaultValues: { game_id: '' },
  });
  const send = form.handleSubmit((body) =>
    register.mutate(body, { onSuccess: onClose, onError: (error) => showErrors(error, ['game_id'], form.setError) }),
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
            {registerLabel(tournament)}
          </Button>
        </>
      }
    >
      <form id={FORM} className="mt-3" onSubmit={(event) => void send(event)} noValidate>
        {root && <Note tone="yan">{root.message}</Note>}
        {fee !== null && <Note>{fee}</Note>}
        <TextField
          label="游戏 ID"
          placeholder="例如 青石#5210"
          autoComplete="off"
          maxLength={30}
          hint={gameIdHint(form.watch('game_id'), '')}
          error={game_id?.message}
          {...form.register('game_id')}
        />
      </form>
    </Dialog>
  );
}
