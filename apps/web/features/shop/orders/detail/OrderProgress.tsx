import type { OrderDetail, OrderStatus } from '@pailei/contracts/shop/orders/order-shapes';
import { Check, Clock, PackageCheck, Truck, X, type LucideIcon } from 'lucide-react';

import { TextButton } from '../../../../shared/ui/actions/TextButton.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Panel } from '../../../../shared/ui/layout/Panel.tsx';
import { copyText } from '../../../../shared/ui/actions/copy-text.ts';
import { shortDateTime } from '../../../../shared/ui/time/time.format.ts';
import { statusLabels, stepsOf, type Step } from '../model/order-timeline.ts';

const ICONS: Readonly<Record<OrderStatus, LucideIcon>> = {
  pending: Clock,
  shipped: Truck,
  completed: PackageCheck,
  cancelled: X,
};

const ICON_LOOKS: Readonly<Record<OrderStatus, string>> = {
  pending: 'bg-huang-wash text-huang-text',
  shipped: 'bg-qing-wash text-qing-text',
  completed: 'bg-lv-wash text-lv-text',
  cancelled: 'bg-surface-3 text-text-3',
};

/** The mark of the step that the order has reached. */
const MARK_LOOKS: Readonly<Record<OrderStatus, string>> = {
  pending: 'text-huang-text shadow-[inset_0_0_0_1.5px_var(--pl-huang-text)]',
  shipped: 'bg-qing-fill text-on-fill',
  completed: 'bg-lv-fill text-on-fill',
  cancelled: 'bg-surface-3 text-text-2',
};

/** The order's status, large, and its steps. Screen readers announce a change. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { title, text } = statusLabels(order);
  const Icon = ICONS[order.status];
  const number = order.status === 'pending' || order.status === 'cancelled' ? null : order.tracking_number;
  return (
    <Panel padding="none" className="p-6 max-[601px]:p-4" aria-label="订单进度">
      <div className="mb-7 flex items-center gap-4">
        <span className={cx('grid size-12 flex-none place-items-center rounded-panel', ICON_LOOKS[order.status])}>
          <Icon size={24} />
        </span>
        <div role="status">
          <h2 className="text-20">{title}</h2>
          <p className="text-13 text-text-2">
            {text}
            {number !== null && (
              <>
                {' '}
                <span className="font-mono text-12 wrap-anywhere">{number}</span>{' '}
                <TextButton tone="accent" onClick={() => void copyText(number, '快递单号')}>
                  复制
                </TextButton>
              </>
            )}
          </p>
        </div>
      </div>
      <ol className="grid auto-cols-[minmax(0,1fr)] grid-flow-col">
        {stepsOf(order).map((step) => (
          <StepItem key={step.status} step={step} isCancelled={order.status === 'cancelled'} />
        ))}
      </ol>
    </Panel>
  );
}

function StepItem({ step, isCancelled }: { step: Step; isCancelled: boolean }) {
  const { status, label, state, at } = step;
  const Icon = state === 'done' ? Check : ICONS[status];
  return (
    <li className="group relative pt-9 pr-2 leading-5" aria-current={state === 'now' ? 'step' : undefined}>
      <span
        className={cx('absolute top-0 left-0 grid size-6 place-items-center rounded-[5px]', markLook(step))}
        aria-hidden="true"
      >
        {state !== 'wait' && <Icon size={13} />}
      </span>
      <span
        className={cx(
          'absolute top-[11px] right-2 left-8 h-0.5 group-last:hidden',
          state === 'done' && !isCancelled ? 'bg-lv-fill' : 'bg-line-2',
        )}
        aria-hidden="true"
      />
      <b className={cx('block', LABEL_LOOKS[state])}>{label}</b>
      <small className="font-num text-14/5 font-semibold text-text-3">{at !== null && shortDateTime(at)}</small>
    </li>
  );
}

const LABEL_LOOKS: Readonly<Record<Step['state'], string>> = {
  done: 'font-medium',
  now: 'font-semibold',
  wait: 'font-medium text-text-3',
};

function markLook({ state, status }: Step): string {
  if (state === 'done') return 'bg-lv-fill text-on-fill';
  return state === 'now' ? MARK_LOOKS[status] : 'shadow-[inset_0_0_0_1.5px_var(--pl-line-2)]';
}
