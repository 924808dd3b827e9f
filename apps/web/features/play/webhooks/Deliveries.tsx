import { DELIVERY_STATE_TEXTS, DELIVERY_STATES, deliveryTypeText } from '@pailei/contracts/play/webhooks/webhook-texts';
import type { Delivery, Webhook } from '@pailei/contracts/play/webhooks/webhooks.api';
import { useState } from 'react';

import { FilterStrip } from '../../../shared/ui/data/FilterStrip.tsx';
import { ListPager } from '../../../shared/ui/data/Pager.tsx';
import { choice, freeText, useUrlFilters } from '../../../shared/ui/data/useUrlFilters.ts';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { Select } from '../../../shared/ui/forms/Select.tsx';
import { SectionHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import type { Column } from '../../../shared/ui/table/data-table.model.ts';
import { tableOf } from '../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../shared/ui/table/DataTable.tsx';
import { Time } from '../../../shared/ui/time/Time.tsx';
import { StateTag, tookText } from './delivery-cells.tsx';
import { DeliveryPanel } from './DeliveryPanel.tsx';
import { useDeliveries } from './webhooks.api.ts';

const PAGE_SIZE = 50;
const FILTERS = { state: choice(['all', ...DELIVERY_STATES], 'all'), target: freeText(36) };

const COLUMNS: readonly Column<Delivery>[] = [
  { id: 'created_at', header: '时间', cell: ({ created_at }) => <Time iso={created_at} /> },
  { id: 'type', header: '事件', cell: ({ type }) => deliveryTypeText(type) },
  { id: 'tournament', header: '赛事', cell: ({ tournament }) => tournament?.name ?? '—' },
  { id: 'webhook', header: 'Webhook', cell: ({ webhook }) => webhook.name },
  { id: 'state', header: '状态', cell: ({ state }) => <StateTag state={state} /> },
  {
    id: 'answer',
    header: '回应',
    fit: 'rest',
    cell: ({ error, answered_status }) => (
      <span className="block truncate text-text-2" title={error ?? undefined}>
        {error ?? answered_status ?? '—'}
      </span>
    ),
  },
  { id: 'took', header: '用时', isNumber: true, align: 'right', cell: ({ took_ms }) => tookText(took_ms) },
  { id: 'attempts', header: '次数', isNumber: true, align: 'right', cell: ({ attempts }) => attempts },
];

/** What was sent, and what waits. */
export function Deliveries({ targets }: { targets: readonly Webhook[] }) {
  const [{ state, target, page }, change] = useUrlFilters(FILTERS);
  const [openId, setOpenId] = useState<string | null>(null);
  const webhook_id = targets.find(({ id }) => id === target)?.id;
  const list = useDeliveries({
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    ...(state !== 'all' && { state }),
    ...(webhook_id !== undefined && { webhook_id }),
  });
  return (
    <section className="mt-10 min-h-100">
      <SectionHeader title="Webhook 记录" meta="保留 30 天" />
      <FilterStrip
        tabs={{
          label: '状态',
          options: [
            { value: 'all', label: '全部' },
            ...DELIVERY_STATES.map((value) => ({ value, label: DELIVERY_STATE_TEXTS[value] })),
          ],
          value: state,
          onChange: (next) => change({ state: next }),
        }}
      >
        <Select
          label="Webhook"
          options={[{ value: '', label: '全部' }, ...targets.map(({ id, name }) => ({ value: id, label: name }))]}
          value={webhook_id ?? ''}
          onChange={(next) => change({ target: next })}
        />
      </FilterStrip>
      <DataTable
        label="推送记录"
        columns={COLUMNS}
        {...tableOf(list)}
        rowId={(row) => row.id}
        rowName={({ type, webhook }) => `${webhook.name} ${deliveryTypeText(type)}`}
        onOpen={(row) => setOpenId(row.id)}
        openId={openId}
        toneOf={(row) => (row.state === 'waiting' && row.error !== null ? 'failed' : undefined)}
        empty={
          <Empty art="ring" title={state === 'all' ? '暂无记录' : '没有找到记录'}>
            赛事有进展时，消息会出现在这里。
          </Empty>
        }
      />
      <ListPager list={list.data} onPage={(next) => change({ page: next })} />
      {openId !== null && <DeliveryPanel key={openId} id={openId} onClose={() => setOpenId(null)} />}
    </section>
  );
}
