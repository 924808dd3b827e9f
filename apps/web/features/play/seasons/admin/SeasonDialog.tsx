import { adminSeasonsApi, seasonBody, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { DEFAULT_REWARD_TABLE, type RewardTable } from '@pailei/domain/rewards/types';
import { COMPETITOR_KINDS, type CompetitorKind } from '@pailei/domain/seasons/types';

import { api } from '../../../../shared/api/api.ts';
import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { RewardFields } from '../../../../shared/rewards/RewardFields.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { bodyOf, formOf, type SeasonForm } from './season-form.ts';
import { SeasonBasics } from './SeasonBasics.tsx';
import { SeasonFormDialog, useSeasonForm } from './SeasonFormDialog.tsx';

/** A new season, or a change of `known`. */
export function SeasonDialog({ known, onClose }: { known: ManagedSeason | null; onClose: () => void }) {
  const { form, errors, change, submit, isSaving } = useSeasonForm({
    start: () => formOf(known),
    bodyOf: (typed: SeasonForm) => bodyOf(typed, known),
    schema: seasonBody,
    send: (body) =>
      known
        ? api.call(adminSeasonsApi.update, { params: { id: known.id }, body: { ...body, revision: known.revision } })
        : api.call(adminSeasonsApi.create, { body }),
    doneText: known ? '赛季已修改' : '赛季已新建',
    onDone: onClose,
  });
  return (
    <SeasonFormDialog
      id="season"
      title={known ? '修改赛季' : '新建赛季'}
      submitLabel={known ? '保存修改' : '新建赛季'}
      onSubmit={submit}
      {...{ errors, isSaving, onClose }}
    >
      <SeasonBasics form={form} errors={errors} change={change} />
      <Switch checked={form.one_team_per_player} onChange={(one_team_per_player) => change({ one_team_per_player })}>
        每名队员在本赛季只能代表一支战队
      </Switch>
      {COMPETITOR_KINDS.map((kind) => (
        <PrizeFields
          key={kind}
          kind={kind}
          table={form.prizes[kind]}
          errors={errorsBelow(`prizes.${kind}.`, errors)}
          onChange={(table) => change({ prizes: { ...form.prizes, [kind]: table } })}
        />
      ))}
    </SeasonFormDialog>
  );
}

const errorsBelow = (prefix: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, text]) => [field.slice(prefix.length), text]),
  );

const PRIZE_TEXTS: Readonly<Record<CompetitorKind, string>> = {
  account: '结束时向选手发放商城积分',
  team: '结束时向战队发放商城积分，每名队员各得',
};

type PrizeFieldsProps = {
  kind: CompetitorKind;
  /** Null: none are paid. */
  table: RewardTable | null;
  errors: FieldErrors;
  onChange: (table: RewardTable | null) => void;
};

/** What ranks of a table earn at the end. */
function PrizeFields({ kind, table, errors, onChange }: PrizeFieldsProps) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <Switch checked={table !== null} onChange={(isOn) => onChange(isOn ? DEFAULT_REWARD_TABLE : null)}>
        {PRIZE_TEXTS[kind]}
      </Switch>
      {table && <RewardFields table={table} errors={errors} onChange={onChange} />}
    </section>
  );
}
