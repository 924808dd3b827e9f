import type { Webhook } from '@pailei/contracts/play/webhooks/webhooks.api';
import { useState } from 'react';

import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { SecretDialog } from '../../../shared/ui/feedback/SecretDialog.tsx';
import { tableOf } from '../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../shared/ui/table/DataTable.tsx';
import { Deliveries } from './Deliveries.tsx';
import { AskedDialog, type Asked } from './AskedDialog.tsx';
import { webhookColumns } from './webhook-columns.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { useWebhookChanges, useWebhooks } from './webhooks.api.ts';

/** Who is told of events by messages, and what they were sent. */
export function WebhooksPage() {
  useWebhookChanges();
  const list = useWebhooks();
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      新增 Webhook
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Webhook"
        intro="赛事有进展时，向你的程序推送签名消息。延时赛事满延时后才推送。"
        actions={
          <>
            <LiveConnection />
            {add}
          </>
        }
      />
      <DataTable
        label="Webhook"
        columns={webhookColumns({ onChange: setEdited, onAsk: setAsked })}
        {...tableOf(list)}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        toneOf={({ status }) => (status === 'disabled' ? 'failed' : undefined)}
        empty={
          <Empty art="ring" title="暂无 Webhook" actions={add}>
            新增后，这里会列出推送的目标与状态。
          </Empty>
        }
      />
      {!list.isPending && <Deliveries targets={list.data?.items ?? []} />}
      {edited && (
        <WebhookDialog known={edited === 'new' ? null : edited} onSecret={setSecret} onClose={() => setEdited(null)} />
      )}
      {asked && <AskedDialog asked={asked} onSecret={setSecret} onClose={() => setAsked(null)} />}
      {secret !== null && (
        <SecretDialog title="签名密钥" what="签名密钥" secret={secret} onClose={() => setSecret(null)}>
          用它验证收到的消息。
        </SecretDialog>
      )}
    </>
  );
}
