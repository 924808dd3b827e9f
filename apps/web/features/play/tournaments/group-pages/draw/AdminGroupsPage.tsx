import { GroupEventPage } from '../GroupEventPage.tsx';
import { DrawDesk } from './DrawDesk.tsx';

/** The groups of an event before they begin: drawn by hand, by the seeds, or live. */
export function AdminGroupsPage() {
  return (
    <GroupEventPage title="小组管理" intro="小组赛开始前的分组与现场抽签。赛事页面和小组信息同步显示每一步。">
      {(tournament) => <DrawDesk key={tournament.id} tournament={tournament} />}
    </GroupEventPage>
  );
}
