import { DEFAULT_SETTINGS } from '@pailei/contracts/site/settings/settings.api';
import { tournamentDetailsSchema } from '@pailei/contracts/play/tournaments/tournaments.api';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { tournamentPath } from '../../../../shared/links/links.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { useSystem } from '../../../../shared/live/useTopics.ts';
import { EMPTY_TOURNAMENT, formErrors, newTournamentBody, rewardErrors, stageErrors } from '../model/new-tournament.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { useCreateTournament } from '../tournaments.api.ts';
import { FormForecast } from './FormForecast.tsx';
import { FormatFields } from './FormatFields.tsx';
import { ListFields } from './ListFields.tsx';
import { RewardChoiceFields } from './RewardChoiceFields.tsx';
import { PairingFields, WithdrawalField } from './PairingFields.tsx';
import { StageFields } from './StageFields.tsx';
import { TiebreakerFields } from '../stages/TiebreakerFields.tsx';
import type { FormPart } from './form-part.ts';

const FORM_ID = 'new-tournament';

/** The form and what was wrong with it; once it is created, its page opens. */
function useNewTournament(onClose: () => void) {
  const navigate = useNavigate();
  const create = useCreateTournament();
  const timers = useSystem().state?.series ?? DEFAULT_SETTINGS.series;
  const [form, setForm] = useState(EMPTY_TOURNAMENT);
  /** By index in the request. */
  const [refusals, setRefusals] = useState<FieldErrors>({});
  const part: FormPart = {
    form,
    errors: formErrors(refusals),
    rewardErrors: rewardErrors(refusals),
    stageErrors: stageErrors(form, refusals),
    change: (changes) => setForm((now) => ({ ...now, ...changes })),
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = newTournamentBody(form, timers);
    const checked = tournamentDetailsSchema.safeParse(body);
    if (!checked.success) {
      setRefusals(errorsOfCheck(checked.error));
      return;
    }
    create.mutate(body, {
      onSuccess: ({ tournament }) => {
        onClose();
        void navigate(tournamentPath(tournament.id));
      },
      onError: (error) => setRefusals(refusalsOf(error)),
    });
  };
  return { part, submit, isPending: create.isPending };
}

/** A new tournament as a draft; its page then offers the rest of the way. */
export function CreateTournament({ onClose }: { onClose: () => void }) {
  const { part, submit, isPending } = useNewTournament(onClose);
  const { form, errors } = part;
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={FORM_ID} variant="primary" pending={isPending}>
        创建赛事
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="创建赛事"
      description="创建后是草稿，开放报名后选手才能看到。"
      footer={footer}
    >
      <form id={FORM_ID} className="mt-4 flex flex-col gap-4" onSubmit={submit} noValidate>
        {errors.root && <Note tone="yan">{errors.root}</Note>}
        <TextField
          label="赛事名称"
          maxLength={40}
          value={form.name}
          error={errors.name}
          onChange={(event) => part.change({ name: event.target.value })}
        />
        <FormatFields {...part} />
        <StageFields {...part} />
        <PairingFields {...part} />
        <WithdrawalField {...part} />
        <FormForecast form={form} />
        {errors.tiebreakers && <Note tone="yan">{errors.tiebreakers}</Note>}
        <TiebreakerFields
          label="同分排序"
          value={form.tiebreakers}
          onChange={(tiebreakers) => part.change({ tiebreakers })}
        />
        <ListFields {...part} />
        <RewardChoiceFields {...part} />
        <TextField
          type="datetime-local"
          label="开赛时间"
          aside={<span className="text-text-3">选填</span>}
          hint="不填则由裁判手动开赛；填写后提前 10 分钟开放签到"
          value={form.starts_at}
          error={errors.starts_at}
          onChange={(event) => part.change({ starts_at: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

function refusalsOf(error: unknown): FieldErrors {
  const found = error instanceof ApiError ? error.errors : {};
  return Object.keys(found).length > 0 ? found : { root: messageOf(error) };
}
