import { Input } from '../../../../../shared/ui/forms/Input.tsx';
import { Switch } from '../../../../../shared/ui/forms/Switch.tsx';
import { Coin } from '../../../../../shared/ui/marks/Points.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { FormRow, RowControls } from '../FormRow.tsx';
import type { FormPart } from '../form-part.ts';
import { withStart } from '../model/event-moments.ts';

/** When one enters, checks in and begins, and on which terms. */
export function EntrySection(part: FormPart) {
  const { form, change } = part;
  return (
    <>
      <MomentField
        {...part}
        field="starts_at"
        label="开赛时间"
        hint="不填则由裁判手动开赛。改开赛时间时，其他时间跟着移动。"
        onPick={(starts_at) => change(withStart(form, starts_at, (moment) => part.frozen(moment) === null))}
      />
      <MomentField
        {...part}
        field="registration_opens_at"
        label="报名开放"
        hint="不填则由你手动开放。"
        onPick={(registration_opens_at) => change({ registration_opens_at })}
      />
      <MomentField
        {...part}
        field="registration_closes_at"
        label="报名截止"
        hint="不填则到签到开始为止。"
        onPick={(registration_closes_at) => change({ registration_closes_at })}
      />
      <FormRow part={part} label="签到" fields={['check_in_required']}>
        <Switch checked={form.check_in_required} onChange={(check_in_required) => change({ check_in_required })}>
          开赛前签到
        </Switch>
      </FormRow>
      {form.check_in_required && (
        <MomentField
          {...part}
          field="check_in_opens_at"
          label="签到开始"
          hint="到开赛为止；不填则由裁判手动开放。"
          onPick={(check_in_opens_at) => change({ check_in_opens_at })}
        />
      )}
      <FormRow part={part} label="报名审核" fields={['approval_required']}>
        <Switch checked={form.approval_required} onChange={(approval_required) => change({ approval_required })}>
          报名须经主办方通过
        </Switch>
      </FormRow>
      <FormRow part={part} label="候补" fields={['waitlist']}>
        <Switch checked={form.waitlist} onChange={(waitlist) => change({ waitlist })}>
          名额满后可以候补，有空位时递补
        </Switch>
      </FormRow>
      <EntryFee {...part} />
    </>
  );
}

function EntryFee(part: FormPart) {
  const { form, errors, change } = part;
  return (
    <FormRow
      part={part}
      label="报名费用"
      fields={['entry_fee']}
      hint="报名时收取，取消报名或赛事取消时退回；0 为免费。"
      error={errors.entry_fee}
    >
      <RowControls>
        <Input
          className="w-32"
          inputMode="numeric"
          aria-label="参赛费"
          icon={<Coin />}
          value={form.entry_fee}
          onChange={(event) => change({ entry_fee: event.target.value })}
        />
        <span className="text-text-2">积分</span>
      </RowControls>
    </FormRow>
  );
}
