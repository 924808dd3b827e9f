import { useState } from 'react';

import { afterCommand } from '../ui/feedback/after-command.ts';
import { errorAt, NEW_FORM, offerOf } from './challenge-form.ts';
import { usePropose } from './challenges.api.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { TeamChooser, type ChosenTeam } from './TeamChooser.tsx';
import { useOfferForm } from './useOfferForm.ts';

type ProposeDialogProps = {
  /** Null: the captain chooses one. */
  team: ChosenTeam | null;
  onClose: () => void;
};

/** Challenges a team in the name of the own one. */
export function ProposeDialog({ team: given, onClose }: ProposeDialogProps) {
  const { form, errors, change, forget, refuse } = useOfferForm(`challenge:${given?.id ?? 'new'}`, NEW_FORM);
  const [chosen, setChosen] = useState<ChosenTeam | null>(given);
  const propose = usePropose();
  const send = () =>
    void afterCommand(propose.mutateAsync({ team_id: chosen?.id ?? '', ...offerOf(form) }), {
      doneText: `已向「${chosen?.name ?? ''}」发出约战`,
      onClose: () => {
        forget();
        onClose();
      },
      onError: refuse,
    });
  return (
    <OfferDialog
      title={given ? `约战「${given.name}」` : '发起约战'}
      description="提出赛制与时间，对方队长可以接受其中一个时间、提出新的方案或拒绝。72 小时无人答复，或到了最早的时间，约战自动过期。"
      submitLabel="发出约战"
      pending={propose.isPending}
      onSubmit={send}
      onClose={onClose}
      form={form}
      errors={errors}
      onChange={change}
    >
      {given === null && (
        <TeamChooser
          chosen={chosen}
          error={errors['team_id'] === undefined ? undefined : chosen ? errorAt(errors, 'team_id') : '请选择对方战队'}
          onChange={setChosen}
        />
      )}
    </OfferDialog>
  );
}
