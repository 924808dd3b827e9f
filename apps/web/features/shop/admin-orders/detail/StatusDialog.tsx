import { changeStatusBody } from '@pailei/contracts/shop/orders/admin-orders.api';
import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/order-status-names';
import { TRACKING_MAX, type Order, type OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useChangeStatus } from '../admin-orders.api.ts';

const FORM_ID = 'order-status';
/** Cancelling has a dialog of its own, because it needs a reason. */
const CHOICES = (['pending', 'shipped', 'completed'] as const).map((value) => ({
  value,
  label: ORDER_STATUS_NAMES[value],
}));
type Choice = (typeof CHOICES)[number]['value'];

type StatusDialogProps = { order: Order; to: Exclude<OrderStatus, 'cancelled'>; onClose: () => void };

/** Another status for an order, or another tracking number for the one it has. */
export function StatusDialog({ order, to: first, onClose }: StatusDialogProps) {
  const { form, edit, errors, isSaving, submit } = useStatusForm(order, first, onClose);
  const { to, number, reason } = form;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`修改 ${order.number}`}
      description={`${order.username} · ${order.product_name} × ${order.quantity}`}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" pending={isSaving}>
            {to === order.status ? '修改单号' : to === 'shipped' ? '发货' : `改为${ORDER_STATUS_NAMES[to]}`}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="mt-4 flex flex-col gap-4" noValidate onSubmit={submit}>
        {errors['root'] !== undefined && <Note tone="yan">{errors['root']}</Note>}
        <span className="flex">
          <Segmented label="状态" options={choicesOf(order)} value={to} onChange={(next) => edit({ to: next })} />
        </span>
        {order.status === 'cancelled' && (
          <Note tone="huang">
            订单已取消。恢复时重新扣除 {groupedPoints(order.points_total)} 积分与库存，不够则不能恢复。
          </Note>
        )}
        {to !== 'pending' && (
          <TextField
            label="快递单号"
            hint="选填"
            isCode
            autoComplete="off"
            maxLength={TRACKING_MAX}
            value={number}
            error={errors['tracking_number']}
            onChange={(event) => edit({ number: event.target.value })}
          />
        )}
        <TextAreaField
          label="说明"
          hint="选填，用户会看到"
          rows={2}
          maxLength={SHORT_REASON_MAX}
          value={reason}
          error={errors['reason']}
          onChange={(event) => edit({ reason: event.target.value })}
        />
      </form>
    </Dialog>
  );
}

type StatusForm = { to: Choice; number: string; reason: string };

function useStatusForm(order: Order, first: Choice, onDone: () => void) {
  const [form, setForm] = useState<StatusForm>({
    to: first,
    number: order.status === 'cancelled' ? '' : (order.tracking_number ?? ''),
    reason: '',
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const change = useChangeStatus(order.id);
  const { to, number, reason } = form;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = changeStatusBody.safeParse({
      status: to,
      from: order.status,
      ...(to !== 'pending' && { tracking_number: number }),
      ...(reason.trim() !== '' && { reason }),
    });
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    change.mutate(checked.data, {
      onSuccess: () => {
        toast.success(`${order.number} ${to === order.status ? '的单号已修改' : `已改为${ORDER_STATUS_NAMES[to]}`}`);
        onDone();
      },
      onError: (error) => setErrors(errorsOfAnswer(error)),
    });
  };
  const edit = (changes: Partial<StatusForm>) => setForm({ ...form, ...changes });
  return { form, edit, errors, isSaving: change.isPending, submit };
}

/** What has a number can get another one under the same status; what waits has none yet. */
const choicesOf = ({ status }: Order) => CHOICES.filter(({ value }) => value !== 'pending' || status !== 'pending');
