import { maintenanceBody, type MaintenanceRecord } from '@pailei/contracts/site/maintenance/maintenance.api';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { bodyOf, formOf, startErrors, type MaintenanceForm } from './maintenance-form.ts';
import { useSaveMaintenance } from './maintenance-admin.api.ts';
import { MaintenanceFields } from './MaintenanceFields.tsx';

const FORM_ID = 'maintenance';

type MaintenanceDialogProps = { known: MaintenanceRecord | null; isActive: boolean; onClose: () => void };

/** Begins maintenance now, plans it, or changes what is planned or on. */
export function MaintenanceDialog({ known, isActive, onClose }: MaintenanceDialogProps) {
  const [form, setForm] = useState(() => formOf(known));
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveMaintenance(known);
  const change = (changes: Partial<MaintenanceForm>) => setForm((now) => ({ ...now, ...changes }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = maintenanceBody.safeParse(bodyOf(form, known));
    const found = { ...(checked.success ? {} : errorsOfCheck(checked.error)), ...startErrors(form) };
    setErrors(found);
    if (!checked.success || Object.keys(found).length > 0) return;
    save.mutate(checked.data, {
      onSuccess() {
        toast.success(doneText(form, known));
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
      <Button
        type="submit"
        form={FORM_ID}
        variant={form.when === 'now' ? 'danger-fill' : 'primary'}
        pending={save.isPending}
      >
        {confirmText(form, known)}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={known ? '修改维护' : '安排维护'} footer={footer}>
      <form id={FORM_ID} className="flex min-w-0 flex-col gap-4" onSubmit={submit} noValidate>
        <MaintenanceFields form={form} errors={errors} change={change} isActive={isActive} />
      </form>
    </Dialog>
  );
}

function confirmText({ when }: MaintenanceForm, known: MaintenanceRecord | null): string {
  if (when === 'now') return '立即开始维护';
  return known ? '保存修改' : '安排维护';
}

function doneText({ when }: MaintenanceForm, known: MaintenanceRecord | null): string {
  if (when === 'now') return '维护已开始';
  return known ? '维护已修改' : '维护已安排';
}
