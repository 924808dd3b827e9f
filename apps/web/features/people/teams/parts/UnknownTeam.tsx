import type { TopicStatus } from '@pailei/live/client';

import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';

const MISSING: ReadonlySet<string> = new Set(['not_found', 'bad_request']);

/** There is no such team, or none that the visitor may see. */
export function UnknownTeam({ status: { code, message } }: { status: Extract<TopicStatus, { phase: 'denied' }> }) {
  const isMissing = MISSING.has(code);
  const back = (
    <LinkButton variant="ghost" to="/teams">
      返回战队大厅
    </LinkButton>
  );
  return (
    <Empty art="cut-rope" title={isMissing ? '没有找到' : '没有权限'} actions={back}>
      {isMissing ? '这支战队不存在，或者还没有通过审核。' : message}
    </Empty>
  );
}
