import {
  MAIL_KIND_TEXTS,
  MAIL_STATE_TEXTS,
  MAIL_STATES,
  type Mail,
  type MailState,
} from '@pailei/contracts/site/mail/mail.api';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Tag, type Tone } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { choice, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { useMails, useRetryMail } from './mail.api.ts';
import { MailPanel } from './MailPanel.tsx';

const PAGE_SIZE = 50;
const FILTERS = { state: choice(['all', ...MAIL_STATES], 'all') };

const TONES: Readonly<Record<MailState, Tone>> = { queued: 'huang', sent: 'lv', logged: 'qing', failed: 'yan' };

const COLUMNS: readonly Column<Mail>[] = [
  { id: 'subject', header: '主题', cell: ({ subject }) => subject },
  { id: 'to', header: '收件人', cell: ({ to }) => <span className="text-text-2">{to}</span> },
  { id: 'kind', header: '类型', cell: ({ kind }) => MAIL_KIND_TEXTS[kind] },
  { id: 'state', header: '状态', cell: ({ state }) => <Tag tone={TONES[state]}>{MAIL_STATE_TEXTS[state]}</Tag> },
  {
    id: 'error',
    header: '错误',
    fit: 'rest',
    cell: ({ error }) => (
      <span className="truncate block text-text-2" title={error ?? undefined}>
        {error ?? '—'}
      </span>
    ),
  },
  { id: 'created_at', header: '时间', cell: ({ created_at }) => <Time iso={created_at} /> },
  { id: 'actions', header: '操作', isHeaderHidden: true, align: 'right', cell: (mail) => <RetryButton mail={mail} /> },
];

/** What the site has sent, or would have sent with a mail server. */
export function MailPage() {
  const [{ state, page }, change] = useUrlFilters(FILTERS);
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useMails(state === 'all' ? undefined : state, (page - 1) * PAGE_SIZE, PAGE_SIZE);
  return (
    <>
      <PageHeader
        title="邮件记录"
        intro="最近 30 天的邮件。没有配置邮件服务器时，邮件只记录在这里。查看正文会写入审计日志。"
      />
      <FilterStrip
        tabs={{
          label: '状态',
          options: [
            { value: 'all', label: '全部' },
            ...MAIL_STATES.map((value) => ({ value, label: MAIL_STATE_TEXTS[value] })),
          ],
          value: state,
          onChange: (next) => change({ state: next }),
        }}
      />
      <DataTable
        label="邮件"
        columns={COLUMNS}
        {...tableOf(list)}
        rowId={(mail) => mail.id}
        rowName={(mail) => mail.subject}
        onOpen={(mail) => setOpenId(mail.id)}
        openId={openId}
        toneOf={(mail) => (mail.state === 'failed' ? 'failed' : undefined)}
        empty={
          <Empty art="ring" title="暂无邮件">
            {state === 'all' ? '最近 30 天没有邮件。' : '没有这个状态的邮件。'}
          </Empty>
        }
      />
      <ListPager list={list.data} onPage={(next) => change({ page: next })} />
      {openId !== null && <MailPanel key={openId} id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}

function RetryButton({ mail }: { mail: Mail }) {
  const retry = useRetryMail();
  if (!mail.can_retry) return null;
  return (
    <Button
      size="sm"
      variant="text"
      pending={retry.isPending}
      onClick={() => retry.mutate(mail.id, { onSuccess: () => toast.success('邮件已重新排队') })}
    >
      重新发送
    </Button>
  );
}
