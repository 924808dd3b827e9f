import type { AdminMetrics, QueueView } from '@pailei/contracts/site/dashboard/dashboard.topic';
import {
  BadgeCheck,
  ClipboardList,
  ListTodo,
  Package,
  PackageX,
  Scale,
  Shield,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';

type Task = { label: string; note: ReactNode; count: number; to: string; icon: LucideIcon; isHot?: boolean };

/** What waits for the staff. */
export function ToDo({ metrics, queue }: { metrics: AdminMetrics | null; queue: QueueView | null }) {
  return (
    <section>
      <SectionHeader title="待办" />
      <ul className="min-h-90 border-t border-t-line-2">
        {metrics && tasksOf(metrics, queue).map((task) => <TaskRow key={task.label} {...task} />)}
      </ul>
    </section>
  );
}

function TaskRow({ label, note, count, to, icon: Icon, isHot = false }: Task) {
  return (
    <li>
      <Link
        to={to}
        className="grid h-15 grid-cols-[18px_1fr_auto] items-center gap-3.5 border-b border-b-line-1 leading-[18px] hover:bg-hover"
      >
        <Icon size={18} className="text-text-3" aria-hidden="true" />
        <span>
          <b className="block font-medium">{label}</b>
          <small className="text-text-3">{note}</small>
        </span>
        <span className={cx('font-num text-24 font-semibold', isHot && count > 0 && 'text-huang-text')}>{count}</span>
      </Link>
    </li>
  );
}

function tasksOf(metrics: AdminMetrics, queue: QueueView | null): Task[] {
  const { experts_pending, teams_pending, registrations_pending, jobs_failed, last_job_failed_at, outbox_waiting } =
    metrics;
  return [
    ...shopTasks(metrics),
    {
      label: '专家认证',
      note: experts_pending > 0 ? '等待审核' : '没有待审核的申请',
      count: experts_pending,
      to: '/admin/expert-applications',
      icon: BadgeCheck,
    },
    {
      label: '战队审核',
      note: teams_pending > 0 ? '等待审核' : '没有待审核的战队',
      count: teams_pending,
      to: '/admin/teams',
      icon: Shield,
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
      note: last_job_failed_at ? <>最近 {<Time iso={last_job_failed_at} />}</> : '一切正常',
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
}: AdminMetrics): Task[] {
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
