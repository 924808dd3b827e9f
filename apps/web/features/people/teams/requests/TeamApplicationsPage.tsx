import { useParams } from 'react-router-dom';

import { teamPath } from '../../../../shared/links/links.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { REQUEST_FILTERS, requestQuery } from './request-filters.ts';
import { RequestBook } from './RequestBook.tsx';
import { useTeamRequests } from './requests.api.ts';

/** What players ask of the visitor's team; its captain answers. */
export function TeamApplicationsPage() {
  const { id = '' } = useParams();
  const user = useAtomValue(userAtom);
  return user?.team_id === id ? <OwnTeam id={id} name={user.team_name ?? '我的战队'} /> : <OtherTeam />;
}

function OwnTeam({ id, name }: { id: string; name: string }) {
  const [filters, change] = useUrlFilters(REQUEST_FILTERS);
  const list = useTeamRequests('application', id, requestQuery(filters));
  return (
    <>
      <PageHeader
        title="入队申请"
        crumbs={[{ label: '战队大厅', to: '/teams' }, { label: name, to: teamPath(id) }, { label: '入队申请' }]}
        intro="通过后对方立即成为队员；婉拒时写明原因，对方看得到。"
      />
      <RequestBook
        label="入队申请"
        side="team"
        list={list}
        filters={filters}
        onChange={change}
        empty={
          <Empty art="ring" title="没有申请">
            {filters.state === 'pending' ? '所有申请都已答复，新的申请会立即出现在这里。' : '还没有人申请加入。'}
          </Empty>
        }
      />
    </>
  );
}

function OtherTeam() {
  const back = (
    <LinkButton variant="ghost" to="/teams/my">
      我的战队
    </LinkButton>
  );
  return (
    <Empty art="cut-rope" title="没有权限" actions={back}>
      只能查看自己战队的入队申请。
    </Empty>
  );
}
