import { Plus } from 'lucide-react';

import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { useManagedChanges } from '../editor/editor.api.ts';
import { EventTable } from './list/EventTable.tsx';
import { NEW_TEAM_EVENT_PATH } from './management-paths.ts';

/** All events that teams enter, in every state. */
export function TeamManagementPage() {
  useManagedChanges();
  return (
    <>
      <PageHeader
        title="团队赛事"
        intro="由战队报名的全部赛事，连同草稿、已结束和已取消的。每次操作都写入审计日志。"
        actions={
          <>
            <LiveConnection />
            <LinkButton variant="primary" icon={<Plus size={16} />} to={NEW_TEAM_EVENT_PATH}>
              新建团队赛事
            </LinkButton>
          </>
        }
      />
      <EventTable entrants="team" />
    </>
  );
}
