import { fieldApi } from '@pailei/contracts/play/pairings/field.api';
import { submitDecksBody } from '@pailei/contracts/play/tournaments/tournaments.api';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { zodResolver } from '@hookform/resolvers/zod';
import { lateEntryCost } from '@pailei/domain/tournament/decide/decide-field';
import { lineupSize } from '@pailei/domain/tournament/settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { api } from '../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../shared/live/topics.ts';
import type { DecksBody } from '../../../../shared/tournaments/entries/entries.api.ts';
import { afterCommand } from '../../../../shared/ui/feedback/after-command.ts';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { showErrors } from '../../../../shared/ui/forms/form-errors.ts';
import { DeckFields } from '../mine/decks/DeckFields.tsx';
import { lateEntryCostText } from './cost-text.ts';

/** The staff bring somebody in after the start, with their lists. */
export function EnterLateDialog({ tournament, onClose }: { tournament: TournamentState; onClose: () => void }) {
  const [username, setUsername] = useState('');
  const [nameError, setNameError] = useState<string | undefined>();
  const { id, settings } = tournament;
  const enter = useMutation({
    mutationFn: (body: BodyInput<typeof fieldApi.enterParticipantLate>) =>
      api.call(fieldApi.enterParticipantLate, { params: { id }, body }),
    onSuccess: (answer) => acceptAnswer(tournamentTopic.of(id), answer.tournament, answer.version),
    meta: { quiet: true },
  });
  const slots = Array.from({ length: lineupSize(settings) }, (_, slot) => slot);
  const form = useForm<DecksBody>({
    resolver: zodResolver(submitDecksBody),
    defaultValues: { decks: slots.map(() => ({ name: '', code: '' })) },
  });
  const send = (reason: string) =>
    form.handleSubmit((body) =>
      afterCommand(enter.mutateAsync({ ...body, username: username.trim(), reason }), {
        doneText: `「${username.trim()}」已加入`,
        onClose,
        onError: (error) => {
          const ofName = error instanceof ApiError ? error.errors['username'] : undefined;
          setNameError(ofName);
          const places = slots.flatMap((slot) => [`decks.${slot}.code` as const, `decks.${slot}.name` as const]);
          if (ofName === undefined) showErrors(error, places, form.setError);
        },
      }),
    )();
  const cost = lateEntryCost(tournament);
  const { root } = form.formState.errors;
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="让选手中途加入"
      description={cost && `${lateEntryCostText(cost)}。`}
      label="原因"
      confirmLabel="让选手加入"
      pending={enter.isPending}
      error={null}
      onConfirm={(reason) => void send(reason)}
    >
      {root && <Note tone="yan">{root.message}</Note>}
      <TextField
        label="用户名"
        autoComplete="off"
        maxLength={20}
        value={username}
        error={nameError}
        onChange={(event) => {
          setNameError(undefined);
          setUsername(event.target.value);
        }}
      />
      <div className="grid gap-4">
        {slots.map((slot) => (
          <DeckFields key={slot} slot={slot} form={form} settings={settings} />
        ))}
      </div>
    </ReasonDialog>
  );
}
