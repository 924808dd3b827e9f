import { TRACKING_MAX, type Order } from '@pailei/contracts/shop/orders/order-shapes';
import { useState, type SyntheticEvent } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { Input } from '../../../../shared/ui/forms/Input.tsx';
import type { BatchBody } from '../admin-orders.api.ts';
import { filledTrackingNumbers, trackingProblems, withPasted, type TrackingForm } from './tracking.model.ts';

const FORM_ID = 'tracking-form';

type TrackingDialogProps = {
  /** Those that can be sent, or were sent already. */
  orders: readonly Order[];
  onClose: () => void;
  onConfirm: (body: BatchBody) => void;
};

/** One tracking number for each of the chosen orders; those that get one are sent. */
export function TrackingDialog({ orders, onClose, onConfirm }: TrackingDialogProps) {
  const [form, setForm] = useState<TrackingForm>(() =>
    Object.fromEntries(orders.map(({ id, tracking_number }) => [id, tracking_number ?? ''])),
  );
  const problems = trackingProblems(form);
  const numbers = changedNumbers(form, orders);
  const ids = Object.keys(numbers);
  const paste = (id: string, text: string) => {
    const inOrder = orders.map((order) => order.id);
    setForm(withPasted(form, inOrder, id, text));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (ids.length === 0 || Object.keys(problems).length > 0) return;
    onConfirm({ status: 'shipped', ids, tracking_numbers: numbers });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="填写单号"
      description="填了单号的订单标为已发货，没有填的不变。可以从表格里复制一列，粘贴到第一格。"
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            返回
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" disabled={ids.length === 0}>
            发货 {ids.length} 条
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="mt-3 grid border-t border-line-1" noValidate onSubmit={submit}>
        {orders.map((order) => (
          <TrackingRow
            key={order.id}
            order={order}
            value={form[order.id] ?? ''}
            problem={problems[order.id]}
            onChange={(number) => setForm({ ...form, [order.id]: number })}
            onPaste={(text) => paste(order.id, text)}
          />
        ))}
      </form>
    </Dialog>
  );
}

type TrackingRowProps = {
  order: Order;
  value: string;
  problem: string | undefined;
  onChange: (number: string) => void;
  /** Told of texts with several lines only; one line is the field's own. */
  onPaste: (text: string) => void;
};

function TrackingRow({ order, value, problem, onChange, onPaste }: TrackingRowProps) {
  const { number, username, product_name, quantity } = order;
  return (
    <label className="grid grid-cols-[minmax(0,1fr)_minmax(0,200px)] items-center gap-3 border-b border-line-1 py-2 max-tablet:grid-cols-1">
      <span className="min-w-0">
        <b className="font-mono text-12">{number}</b>
        <small className="block truncate text-text-3">
          {username} · {product_name} × {quantity}
        </small>
      </span>
      <span className="min-w-0">
        <Input
          isCode
          placeholder="快递单号"
          autoComplete="off"
          aria-label={`${number} 的快递单号`}
          aria-invalid={problem === undefined ? undefined : true}
          maxLength={TRACKING_MAX}
          value={value}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\r\n]/.test(text.trim())) return;
            event.preventDefault();
            onPaste(text);
          }}
          onChange={(event) => onChange(event.target.value)}
        />
        {problem !== undefined && (
          <span className="text-12 text-yan-text" role="alert">
            {problem}
          </span>
        )}
      </span>
    </label>
  );
}

/** What was sent under the same number before is left alone. */
function changedNumbers(form: TrackingForm, orders: readonly Order[]): Record<string, string> {
  const filled = filledTrackingNumbers(form);
  const changed = orders.flatMap(({ id, status, tracking_number }) => {
    const number = filled[id];
    const isSame = status === 'shipped' && number === tracking_number;
    return number === undefined || isSame ? [] : [[id, number] as const];
  });
  return Object.fromEntries(changed);
}
