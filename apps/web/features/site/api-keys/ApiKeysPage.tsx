import {
  API_KEY_STATE_TEXTS,
  API_SCOPE_TEXTS,
  type ApiKey,
  type ApiKeyState,
} from '@pailei/contracts/site/api-keys/api-keys.api';
import { useState } from 'react';

import { Button } from '../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../shared/ui/feedback/Dialog.tsx';
import { Empty } from '../../../shared/ui/feedback/Empty.tsx';
import { SecretDialog } from '../../../shared/ui/feedback/SecretDialog.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Tag, type Tone } from '../../../shared/ui/marks/Tag.tsx';
import type { Column } from '../../../shared/ui/table/data-table.model.ts';
import { tableOf } from '../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../shared/ui/table/DataTable.tsx';
import { Time } from '../../../shared/ui/time/Time.tsx';
import { useApiKeys, useRevokeApiKey } from './api-keys.api.ts';
import { ApiKeyDialog } from './ApiKeyDialog.tsx';

const TONES: Readonly<Record<ApiKeyState, Tone | undefined>> = { active: 'lv', expired: 'huang', revoked: undefined };

const columnsOf = (onRevoke: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  {
    id: 'name',
    header: '名称',
    fit: 'rest',
    cell: ({ name, hint }) => (
      <>
        <b className="block truncate font-medium">{name}</b>
        <small className="block font-mono text-12 text-text-3">plk_…{hint}</small>
      </>
    ),
  },
  { id: 'scopes', header: '权限', cell: ({ scopes }) => scopes.map((scope) => API_SCOPE_TEXTS[scope]).join('、') },
  { id: 'state', header: '状态', cell: ({ state }) => <StateTag state={state} /> },
  { id: 'expires_at', header: '有效期', cell: ({ expires_at }) => (expires_at ? <Time iso={expires_at} /> : '不限') },
  {
    id: 'last_used_at',
    header: '最近使用',
    cell: ({ last_used_at }) => (last_used_at ? <Time iso={last_used_at} /> : '—'),
  },
  { id: 'created_by', header: '创建人', cell: ({ created_by }) => created_by },
  {
    id: 'actions',
    header: '操作',
    isHeaderHidden: true,
    align: 'right',
    cell: (key) =>
      key.state === 'active' && (
        <Button size="sm" variant="text" onClick={() => onRevoke(key)}>
          撤销
        </Button>
      ),
  },
];

function StateTag({ state }: { state: ApiKeyState }) {
  const tone = TONES[state];
  return <Tag {...(tone && { tone })}>{API_KEY_STATE_TEXTS[state]}</Tag>;
}

/** Keys by which programs read. */
export function ApiKeysPage() {
  const list = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      新增 API 密钥
    </Button>
  );
  return (
    <>
      <PageHeader
        title="API 管理"
        intro="密钥供程序读取赛事数据，只读，每分钟 300 次。除工作人员的导出外，读到的与访客相同。"
        actions={add}
      />
      <DataTable
        label="API 密钥"
        columns={columnsOf(setRevoking)}
        {...tableOf(list)}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        empty={
          <Empty art="card" title="暂无记录" actions={add}>
            新增后，这里会列出密钥的权限与最近使用。
          </Empty>
        }
      />
      {isAdding && <ApiKeyDialog onToken={setToken} onClose={() => setAdding(false)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
      {token !== null && (
        <SecretDialog title="API 密钥" what="API 密钥" secret={token} onClose={() => setToken(null)}>
          请求时放在 Authorization: Bearer 之后。
        </SecretDialog>
      )}
    </>
  );
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="撤销 API 密钥"
      description={`「${name}」立即失效，不能恢复。`}
      confirmLabel="撤销 API 密钥"
      isDestructive
      pending={revoke.isPending}
      onConfirm={() => revoke.mutate(id, { onSuccess: () => toast.success('API 密钥已撤销'), onSettled: onClose })}
    />
  );
}
