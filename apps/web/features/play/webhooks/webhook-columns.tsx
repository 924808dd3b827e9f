import {
  WEBHOOK_STATUS_TEXTS,
  WEBHOOK_TYPE_TEXTS,
  type WebhookStatus,
} from '@pailei/contracts/play/webhooks/webhook-texts';
import type { Webhook } from '@pailei/contracts/play/webhooks/webhooks.api';
import { WEBHOOK_TYPES } from '@pailei/domain/webhooks/webhooks';
import { Ellipsis } from 'lucide-react';

import { IconButton } from '../../../shared/ui/actions/IconButton.tsx';
import { Menu } from '../../../shared/ui/actions/Menu.tsx';
import { Tag, type Tone } from '../../../shared/ui/marks/Tag.tsx';
import type { Column } from '../../../shared/ui/table/data-table.model.ts';
import { Time } from '../../../shared/ui/time/Time.tsx';
import type { Asked } from './AskedDialog.tsx';
import { TestButton } from './TestButton.tsx';

const TONES: Readonly<Record<WebhookStatus, Tone>> = { active: 'lv', paused: 'huang', disabled: 'yan' };

type Actions = { onChange: (webhook: Webhook) => void; onAsk: (asked: Asked) => void };

export const webhookColumns = (actions: Actions): readonly Column<Webhook>[] => [
  {
    id: 'name',
    header: '名称与地址',
    fit: 'rest',
    cell: ({ name, url }) => (
      <>
        <b className="block truncate font-medium">{name}</b>
        <small className="block truncate font-mono text-12 text-text-3" title={url}>
          {url}
        </small>
      </>
    ),
  },
  {
    id: 'types',
    header: '事件',
    cell: ({ types }) => (
      <span title={types.map((type) => WEBHOOK_TYPE_TEXTS[type]).join('、')}>
        {types.length === WEBHOOK_TYPES.length ? '全部' : `${types.length} 种`}
      </span>
    ),
  },
  { id: 'tournament', header: '赛事', cell: ({ tournament }) => tournament?.name ?? '所有赛事' },
  {
    id: 'status',
    header: '状态',
    cell: ({ status, waiting }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Tag tone={TONES[status]}>{WEBHOOK_STATUS_TEXTS[status]}</Tag>
        {waiting > 0 && <span className="text-13 text-text-2">{waiting} 条待送达</span>}
      </span>
    ),
  },
  {
    id: 'delivered_at',
    header: '最近送达',
    cell: ({ delivered_at }) => (delivered_at === null ? '—' : <Time iso={delivered_at} />),
  },
  {
    id: 'actions',
    header: '操作',
    isHeaderHidden: true,
    align: 'right',
    cell: (webhook) => <RowActions webhook={webhook} {...actions} />,
  },
];

function RowActions({ webhook, onChange, onAsk }: Actions & { webhook: Webhook }) {
  const isActive = webhook.status === 'active';
  return (
    <span className="flex items-center justify-end gap-2">
      <TestButton id={webhook.id} />
      <Menu
        trigger={
          <IconButton label={`${webhook.name} 更多`} size="sm">
            <Ellipsis size={16} />
          </IconButton>
        }
        items={[
          { label: '修改', onSelect: () => onChange(webhook) },
          isActive
            ? { label: '暂停推送', onSelect: () => onAsk({ kind: 'pause', webhook }) }
            : { label: '恢复推送', onSelect: () => onAsk({ kind: 'resume', webhook }) },
          { label: '更换签名密钥', onSelect: () => onAsk({ kind: 'renew', webhook }) },
          { kind: 'separator' },
          { label: '删除', isDestructive: true, onSelect: () => onAsk({ kind: 'remove', webhook }) },
        ]}
      />
    </span>
  );
}
