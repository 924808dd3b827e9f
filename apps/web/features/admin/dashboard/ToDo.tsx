import type { AdminFigures, QueueView } from '@pailei/contracts/live-admin';
import {
  BadgeCheck,
  ClipboardList,
  ListTodo,
  Package,
  PackageX,
  Scale,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../../../shared/ui/cx.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Time } from '../../../shared/ui/Time.tsx';

type Task = { label: string; note: ReactNode; count: number; to: string; icon: LucideIcon; isHot?: boolean };

/** What waits for somebody of the staff. */
export function ToDo({ figures, queue }: { figures: AdminFigures | null; queue: QueueView | null }) {
  return (
    <section>
      <SectionHeader title="待办" />
      <ul className="adm-todo">
        {figures && tasksOf(figures, queue).map((task) => <TaskRow key={task.label} {...task} />)}
      </ul>
    </section>
  );
}

function TaskRow({ label, note, count, to, icon: Icon, isHot = false }: Task) {
  return (
    <li>
      <Link to={to}>
        <Icon size={18} aria-hidden="true" />
        <span>
          <b>{label}</b>
          <small>{note}</small>
        </span>
        <span className={cx('num', isHot && count > 0 && 'huang')}>{count}</span>
      </Link>
    </li>
  );
}

function tasksOf(figures: AdminFigures, queue: QueueView | null): Task[] {
  const { experts_pending, registrations_pending, jobs_failed, last_job_failed_at, outbox_waiting } = figures;
  return [
    ...shopTasks(figures),
    {
      label: '专家认证',
      note: experts_pending > 0 ? '等待审核' : '没有待审核的申请',
      count: experts_pending,
      to: '/admin/expert-applications',
      icon: BadgeCheck,
    },
    {
      label: '报名审核',
      note: registrations_pending > 0 ? '等待通过' : '没有待审核的报名',
      count: registrations_pending,
      to: '/solo-tournaments?status=registration',
      icon: ClipboardList,
    },
    {
      label: '失败的任务',
      note: last_job_failed_at ? <>最近 {<Time iso={last_job_failed_at} />}</> : '没有失败',
      count: jobs_failed,
      to: '/admin/jobs',
      icon: TriangleAlert,
      isHot: true,
    },
    {
      label: '任务队列',
      note: queue ? `定时 ${queue.delayed} · 发件箱 ${outbox_waiting}` : `发件箱 ${outbox_waiting}`,
      count: queue ? queue.waiting + queue.active : outbox_waiting,
      to: '/admin/jobs',
      icon: ListTodo,
    },
  ];
}

function shopTasks({
  orders_pending,
  oldest_pending_order_at,
  products_low,
  shop_disagreements,
}: AdminFigures): Task[] {
  const check: Task = {
    label: '账目不一致',
    note: '积分、库存与订单核对不上，明细见审计日志',
    count: shop_disagreements,
    to: '/admin/audit?group=shop.',
    icon: Scale,
    isHot: true,
  };
  return [
    ...(shop_disagreements > 0 ? [check] : []),
    {
      label: '订单发货',
      note: oldest_pending_order_at ? <>最久 {<Time iso={oldest_pending_order_at} />}</> : '没有待处理的订单',
      count: orders_pending,
      to: '/admin/orders?status=pending',
      icon: Package,
    },
    {
      label: '低库存商品',
      note: products_low > 0 ? '需要补货' : '库存充足',
      count: products_low,
      to: '/admin/products?tab=low',
      icon: PackageX,
      isHot: true,
    },
  ];
}
