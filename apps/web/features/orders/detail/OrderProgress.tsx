import type { OrderDetail, OrderStatus } from '@pailei/contracts/orders';
import { Check, Clock, PackageCheck, Truck, X, type LucideIcon } from 'lucide-react';

import { copyText } from '../../../shared/ui/copy-text.ts';
import { shortDateTime } from '../../../shared/ui/time.format.ts';
import { statusWords, stepsOf, type Step } from '../model/order-story.ts';

const ICONS: Readonly<Record<OrderStatus, LucideIcon>> = {
  pending: Clock,
  shipped: Truck,
  completed: PackageCheck,
  cancelled: X,
};

/** How the order stands, large, and the steps on its way. A change is read out. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { title, text } = statusWords(order);
  const Icon = ICONS[order.status];
  const number = order.status === 'pending' || order.status === 'cancelled' ? null : order.tracking_number;
  return (
    <section className={`panel osp osp--${order.status}`} aria-label="订单进度">
      <div className="osp__h">
        <span className="osp__i">
          <Icon size={24} />
        </span>
        <div role="status">
          <h2>{title}</h2>
          <p className="t2 s13">
            {text}
            {number !== null && (
              <>
                {' '}
                <span className="mono">{number}</span>{' '}
                <button type="button" className="lnk lnk--zhu" onClick={() => void copyText(number, '快递单号')}>
                  复制
                </button>
              </>
            )}
          </p>
        </div>
      </div>
      <ol className="osp__s">
        {stepsOf(order).map((step) => (
          <StepItem key={step.status} step={step} />
        ))}
      </ol>
    </section>
  );
}

function StepItem({ step: { status, label, state, at } }: { step: Step }) {
  const Icon = state === 'done' ? Check : ICONS[status];
  return (
    <li className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <i aria-hidden="true">{state !== 'wait' && <Icon size={13} />}</i>
      <b>{label}</b>
      <small className="num">{at !== null && shortDateTime(at)}</small>
    </li>
  );
}
