import { OPEN_LINKS_MAX } from '@pailei/domain/teams/limits';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Time } from '../../../../../shared/ui/time/Time.tsx';
import { useRevokeLink, useTeamLinks } from '../requests.api.ts';

/** The links that still let somebody in. */
export function LinkList({ teamId }: { teamId: string }) {
  const { data } = useTeamLinks(teamId);
  const revoke = useRevokeLink(teamId);
  return (
    <section>
      <h2 className="mb-3 text-18 font-semibold">
        邀请链接
        {data && (
          <span className="ml-2 text-13 font-normal text-text-3">
            {data.items.length} / {OPEN_LINKS_MAX}
          </span>
        )}
      </h2>
      <ul className="border-t border-t-line-2" aria-label="邀请链接">
        {data?.items.map(({ id, created_by, uses, uses_max, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-b-line-1 py-2.5 text-13">
            <span className="min-w-0 flex-1 truncate">{created_by.username} 创建</span>
            <span className="text-text-2">
              已用 <span className="font-num font-semibold">{uses}</span> / {uses_max} 次
            </span>
            <span className="text-text-3">
              <Time iso={expires_at} /> 到期
            </span>
            <Button size="sm" variant="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(id)}>
              作废
            </Button>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && <p className="py-3 text-13 text-text-3">没有可用的邀请链接。</p>}
    </section>
  );
}
