import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { REQUEST_FILTERS, requestQuery } from './request-filters.ts';
import { RequestBook } from './RequestBook.tsx';
import { useMyRequests } from './requests.api.ts';

/** The visitor's own applications and how they stand. */
export function MyApplicationsPage() {
  const [filters, change] = useUrlFilters(REQUEST_FILTERS);
  const list = useMyRequests('application', requestQuery(filters));
  const toHall = (
    <LinkButton variant="ghost" to="/teams">
      去战队大厅
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title="我的入队申请"
        crumbs={[{ label: '战队大厅', to: '/teams' }, { label: '我的入队申请' }]}
        intro="等待答复时可以撤回；加入一支战队后，其他申请自动失效。"
      />
      <RequestBook
        label="我的入队申请"
        side="player"
        list={list}
        filters={filters}
        onChange={change}
        empty={
          <Empty art="ring" title="没有申请" actions={toHall}>
            {filters.state === 'pending' ? '没有等待答复的申请。' : '你还没有申请过战队。'}
          </Empty>
        }
      />
    </>
  );
}
