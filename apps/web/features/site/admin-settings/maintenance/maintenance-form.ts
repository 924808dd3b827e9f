import type { MaintenanceRecord } from '@pailei/contracts/site/maintenance/maintenance.api';

import { editedTime, toLocalInput } from '../../../../shared/ui/time/local-time.ts';
import type { MaintenanceBody } from './maintenance-admin.api.ts';

/** Times as in their inputs; `when` decides whether the start is used. */
export type MaintenanceForm = Pick<MaintenanceBody, 'scope' | 'message' | 'ends_itself' | 'reason'> & {
  when: 'now' | 'later';
  starts: string;
  ends: string;
};

export function formOf(known: MaintenanceRecord | null): MaintenanceForm {
  return {
    scope: known?.scope ?? 'site',
    message: known?.message ?? '',
    when: known ? 'later' : 'now',
    starts: toLocalInput(known?.starts_at ?? null),
    ends: toLocalInput(known?.planned_end ?? null),
    ends_itself: known?.ends_itself ?? false,
    reason: '',
  };
}

/** A start that is due later but not filled in is the input's error, not "now". */
export function startErrors({ when, starts }: MaintenanceForm): Record<string, string> {
  return when === 'later' && starts === '' ? { starts_at: '请选择开始时间' } : {};
}

export function bodyOf(form: MaintenanceForm, known: MaintenanceRecord | null): MaintenanceBody {
  const { when, starts, ends, ...others } = form;
  return {
    ...others,
    starts_at: when === 'now' ? null : editedTime(starts, known?.starts_at ?? null),
    planned_end: editedTime(ends, known?.planned_end ?? null),
  };
}
