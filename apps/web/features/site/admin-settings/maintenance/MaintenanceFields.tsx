import { MAINTENANCE_TEXT, SCOPE_TEXTS } from '@pailei/contracts/site/maintenance/maintenance-texts';
import { MAINTENANCE_SCOPES, type MaintenanceScope } from '@pailei/domain/maintenance/maintenance';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { clocksText } from '../../../../shared/maintenance/maintenance-labels.ts';
import type { MaintenanceForm } from './maintenance-form.ts';

const SCOPES = MAINTENANCE_SCOPES.map((value) => ({ value, label: SCOPE_TEXTS[value] }));
const WHEN = [
  { value: 'now', label: '立即开始' },
  { value: 'later', label: '定时开始' },
] as const;

const CLOSED: Record<MaintenanceScope, string> = {
  site: '除管理员外，所有打开的页面会转到维护页。',
  shop: '商城页面会转到维护页，其他页面照常。',
  tournaments: '赛事页面照常显示，但不能报名、签到、上报或裁定。',
};

type MaintenanceFieldsProps = {
  form: MaintenanceForm;
  errors: FieldErrors;
  change: (changes: Partial<MaintenanceForm>) => void;
  /** What it is about and when it began can no longer change. */
  isActive: boolean;
};

export function MaintenanceFields({ form, errors, change, isActive }: MaintenanceFieldsProps) {
  return (
    <>
      {errors['root'] && <Note tone="yan">{errors['root']}</Note>}
      {!isActive && (
        <>
          <Segmented label="范围" options={SCOPES} value={form.scope} onChange={(scope) => change({ scope })} />
          <p className="text-text-2 text-13">
            {CLOSED[form.scope]}
            {clocksText(form)}
          </p>
          <Segmented label="开始方式" options={WHEN} value={form.when} onChange={(when) => change({ when })} />
          {form.when === 'later' && (
            <TextField
              type="datetime-local"
              label="开始时间"
              hint="开始前 1 小时起，相关页面会预告"
              value={form.starts}
              error={errors['starts_at']}
              onChange={(event) => change({ starts: event.target.value })}
            />
          )}
        </>
      )}
      <TextField
        type="datetime-local"
        label="预计恢复"
        aside={<span className="text-text-3">选填</span>}
        value={form.ends}
        error={errors['planned_end']}
        onChange={(event) => change({ ends: event.target.value })}
      />
      <Switch checked={form.ends_itself} onChange={(ends_itself) => change({ ends_itself })}>
        到预计恢复时间自动结束
      </Switch>
      <TextArea
        label="公告文字"
        hint={`用户看到的说明，留空则为「${MAINTENANCE_TEXT}」`}
        value={form.message}
        error={errors['message']}
        onChange={(message) => change({ message })}
      />
      <TextArea
        label="原因"
        hint="写入审计日志，用户看不到"
        value={form.reason}
        error={errors['reason']}
        onChange={(reason) => change({ reason })}
      />
    </>
  );
}

type TextAreaProps = {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function TextArea({ label, hint, value, error, onChange }: TextAreaProps) {
  return (
    <TextAreaField
      label={label}
      hint={hint}
      error={error}
      rows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
