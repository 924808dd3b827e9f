import type { AccountSession } from '@pailei/contracts/people/sessions/sessions.api';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useSetAtom } from '../../../../shared/state/jotai.ts';
import { signOutAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useEndSession, useLogoutEverywhere, useSessions } from './security.api.ts';

/** Where the account is logged in; each place, or all of them, can be ended from here. */
export function SessionsSection() {
  const sessions = useSessions();
  const items = sessions.data?.items ?? [];
  return (
    <section>
      <SectionHeader title="登录管理" meta={items.length > 0 && `${items.length} 处登录`} />
      <Loading isLoading={sessions.isPending} skeleton={<SkeletonRows count={2} />}>
        {() =>
          sessions.isError ? (
            <LoadFailed message={messageOf(sessions.error)} onRetry={() => void sessions.refetch()} />
          ) : (
            <>
              <ul className="border-t border-t-line-2">
                {items.map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </ul>
              <div className="mt-4">
                <LogoutEverywhere />
              </div>
            </>
          )
        }
      </Loading>
    </section>
  );
}

const PHONE = /iPhone|Android|鸿蒙|微信/;

function SessionRow({
  session: { id, device, ip, last_seen_at, created_at, is_current },
}: {
  session: AccountSession;
}) {
  const end = useEndSession();
  const Icon = PHONE.test(device) ? Smartphone : Monitor;
  const leave = () => end.mutate(id, { onSuccess: () => toast.success('已退出这处登录') });
  return (
    <li className="flex min-h-15 items-center gap-3 border-b border-b-line-1 py-2">
      <Icon size={20} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <b className="min-w-0 flex-1 truncate">{device}</b>
          {is_current && <Tag tone="lv">当前设备</Tag>}
        </div>
        <div className="truncate text-12 text-text-3">
          {ip !== null && `${ip} · `}
          最近使用 <Time iso={last_seen_at} /> · 登录于 <Time iso={created_at} />
        </div>
      </div>
      {!is_current && (
        <Button size="sm" pending={end.isPending} onClick={leave} aria-label={`退出 ${device}`}>
          退出
        </Button>
      )}
    </li>
  );
}

function LogoutEverywhere() {
  const [isConfirming, setConfirming] = useState(false);
  const everywhere = useLogoutEverywhere();
  const signOut = useSetAtom(signOutAtom);
  const navigate = useNavigate();
  const leave = () =>
    everywhere.mutate(undefined, {
      onSuccess: () => {
        signOut();
        toast.success('所有设备都已退出登录');
        void navigate('/login');
      },
      onSettled: () => setConfirming(false),
    });
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        退出所有设备
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="退出所有设备"
        description="包括当前设备：你需要重新登录。发现陌生的登录时，请同时修改密码。"
        confirmLabel="退出所有设备"
        isDestructive
        pending={everywhere.isPending}
        onConfirm={leave}
      />
    </>
  );
}
