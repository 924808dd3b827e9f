import { adminSeasonsApi, seasonBody, type ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { DEFAULT_REWARD_TABLE, type RewardTable } from '@pailei/domain/rewards';
import { COMPETITOR_KINDS, type CompetitorKind } from '@pailei/domain/seasons';
import { useState, type SyntheticEvent } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { RewardFields } from '../../../../shared/rewards/RewardFields.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { typedNumber, wholeNumberOf } from '../../../../shared/ui/forms/whole-number.ts';
import { useSeasonCall } from './admin-seasons.calls.ts';
import { bodyOf, formOf, type SeasonForm } from './season-form.ts';

const FORM_ID = 'season';
type Body = ReturnType<typeof seasonBody.parse>;

/** A new season, or a change of `known`. */
export function SeasonDialog({ known, onClose }: { known: ManagedSeason | null; onClose: () => void }) {
  const [form, setForm] = useState(() => formOf(known));
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSeasonCall((body: Body) =>
    known
      ? api.call(adminSeasonsApi.update, { params: { id: known.id }, body: { ...body, revision: known.revision } })
      : api.call(adminSeasonsApi.create, { body }),
  );
  const change = (changes: Partial<SeasonForm>) => setForm((before) => ({ ...before, ...changes }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = seasonBody.safeParse(bodyOf(form, known));
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(checked.data, {
      onSuccess() {
        toast.success(known ? '赛季已修改' : '赛季已新建');
        onClose();
      },
      onError: (error) => setErrors(errorsOfAnswer(error)),
    });
  };
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={FORM_ID} variant="primary" pending={save.isPending}>
        {known ? '保存修改' : '新建赛季'}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={known ? '修改赛季' : '新建赛季'} footer={footer}>
      <form id={FORM_ID} className="flex min-w-0 flex-col gap-4" onSubmit={submit} noValidate>
        {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
        <Basics form={form} errors={errors} change={change} />
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
      </form>
    </Dialog>
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

type BasicsProps = { form: SeasonForm; errors: FieldErrors; change: (changes: Partial<SeasonForm>) => void };

function Basics({ form, errors, change }: BasicsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
      <TextField
        label="编号"
        inputMode="numeric"
        value={typedNumber(form.number)}
        error={errors['number']}
        onChange={(event) => change({ number: wholeNumberOf(event.target.value, 3) })}
      />
      <TextField
        label="名称"
        maxLength={20}
        value={form.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label="开始时间"
        value={form.starts}
        error={errors['starts_at']}
        onChange={(event) => change({ starts: event.target.value })}
      />
      <TextField
        type="datetime-local"
        label="结束时间"
        value={form.ends}
        error={errors['ends_at']}
        onChange={(event) => change({ ends: event.target.value })}
      />
    </div>
  );
}
