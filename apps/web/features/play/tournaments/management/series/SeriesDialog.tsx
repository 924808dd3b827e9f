import { eventSeriesBody, type EventSeriesView } from '@pailei/contracts/play/event-series/event-series.api';
import { SERIES_NAME_MAX, seriesEventName } from '@pailei/domain/event-series/event-series';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../../shared/api/field-errors.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Note } from '../../../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../../../shared/ui/feedback/toast.ts';
import { TextField } from '../../../../../shared/ui/forms/Field.tsx';
import { fromLocalInput } from '../../../../../shared/ui/time/local-time.ts';
import { useSaveSeries } from '../../editor/editor.api.ts';
import { rhythmText, seriesBody, type SeriesForm, type SeriesPlan } from './series-form.ts';

const FORM_ID = 'event-series';

type SeriesDialogProps = {
  /** The series that is changed; null: a new one. */
  known: EventSeriesView | null;
  initial: SeriesForm;
  plan: SeriesPlan;
  onClose: () => void;
};

/** When the events of a series are, how many there are, and how long before they are made. */
export function SeriesDialog({ known, initial, plan, onClose }: SeriesDialogProps) {
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveSeries(known);
  const field = (name: keyof SeriesForm) => ({
    value: form[name],
    error: errors[name === 'event_name' ? 'plan.details.name' : name],
    onChange: (event: { target: { value: string } }) => setForm((now) => ({ ...now, [name]: event.target.value })),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = seriesBody(form, plan, known?.first_starts_at ?? null);
    const checked = eventSeriesBody.safeParse(body);
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(body, {
      onSuccess({ name }) {
        toast.success(`系列「${name}」已保存`);
        onClose();
      },
      onError: (error) => setErrors(errorsOfAnswer(error)),
    });
  };
  const first = fromLocalInput(form.first_starts_at);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={known ? '修改系列' : '做成系列'}
      description={
        known ? '只影响还没有生成的赛事，已经生成的请单独编辑。' : '每周一场，设置与这场赛事相同，提前自动生成。'
      }
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" pending={save.isPending}>
            {known ? '保存系列' : `生成 ${form.weeks} 期`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="mt-4 grid gap-4" onSubmit={submit} noValidate>
        <OtherErrors form={form} errors={errors} />
        <TextField label="系列名称" maxLength={SERIES_NAME_MAX} {...field('name')} />
        <TextField
          label="赛事名称"
          hint={`生成的赛事叫「${seriesEventName(form.event_name.trim(), 1)}」`}
          maxLength={SERIES_NAME_MAX}
          {...field('event_name')}
        />
        <TextField
          type="datetime-local"
          label="首场"
          hint={first === null ? '每周同一天、同一时刻' : rhythmText(first)}
          {...field('first_starts_at')}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="期数" inputMode="numeric" hint="每周一期" {...field('weeks')} />
          <TextField label="提前天数" inputMode="numeric" hint="开赛前多少天生成" {...field('ahead_days')} />
        </div>
        <p className="text-12 text-text-3">
          {plan.timing.registration_opens === null ? '生成的是草稿，由你开放报名。' : '生成后到时间自动开放报名。'}
        </p>
      </form>
    </Dialog>
  );
}

/** What is wrong with no field of the dialog. */
function OtherErrors({ form, errors }: { form: SeriesForm; errors: FieldErrors }) {
  const elsewhere = Object.entries(errors).find(
    ([place]) => !(place in form) && place !== 'plan.details.name' && place !== 'root',
  );
  return (
    <>
      {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
      {elsewhere && <Note tone="yan">{`赛事的设置有误：${elsewhere[1]}`}</Note>}
    </>
  );
}
