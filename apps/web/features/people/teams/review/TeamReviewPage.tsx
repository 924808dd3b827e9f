import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import { TEAM_SEARCH_MAX } from '@pailei/contracts/people/teams/teams.api';
import { TEAM_STATUSES, type TeamStatus } from '@pailei/domain/teams/types';

import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { choice, freeText, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { useUrlId } from '../../../../shared/ui/data/useUrlId.ts';
import { ArrivalsBar } from '../../../../shared/ui/feedback/ArrivalsBar.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { reviewQuery, useReviewList } from '../../../../shared/ui/table/useReviewList.ts';
import { TEAM_STATES } from '../team-labels.ts';
import { REVIEW_COLUMNS } from './review-columns.tsx';
import { useFollowedReviews, useReviewedTeams } from './review.api.ts';
import { TeamPanel } from './TeamPanel.tsx';

const STATES = [...TEAM_STATUSES, 'all'] as const;
const FILTERS = { state: choice(STATES, 'pending'), search: freeText(TEAM_SEARCH_MAX) };

/** Teams with the longest waiting first; new ones and other admins' verdicts come in by themselves. */
export function TeamReviewPage() {
  const [{ state, search, page }, change] = useUrlFilters(FILTERS);
  const [openId, setOpenId] = useUrlId('team');
  const changes = useFollowedReviews();
  const query = reviewQuery({ state, search, page });
  const list = useReviewedTeams(query);
  const isFrozen = openId !== null;
  const { rows, waiting, admit, setPointerOver } = useReviewList({ query, list, changes, isFrozen });
  return (
    <>
      <PageHeader title="战队审核" intro="核对名称、队徽与介绍。每次处理都通知当事人，并写入审计日志。" />
      <FilterStrip
        tabs={{
          label: '战队状态',
          options: stateOptions(list.data?.counts),
          value: state,
          onChange: (next) => change({ state: next }),
        }}
        search={{ label: '战队、标签或创建者', value: search, onChange: (text) => change({ search: text }) }}
      />
      <div onPointerEnter={() => setPointerOver(true)} onPointerLeave={() => setPointerOver(false)}>
        {waiting > 0 && <ArrivalsBar text={`${waiting} 支战队有新状态`} onAdmit={admit} />}
        <DataTable<ReviewedTeam>
          label="战队列表"
          columns={REVIEW_COLUMNS}
          {...tableOf(list)}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          onOpen={({ id }) => setOpenId(id)}
          openId={openId}
          toneOf={({ id, status }) => (status === 'pending' && changes[id] === 'pending' ? 'new' : undefined)}
          empty={
            <Empty art="ring" title="没有战队">
              {search === '' && state === 'pending'
                ? '所有战队都已审核，新的会自动出现在这里。'
                : '没有符合条件的战队。'}
            </Empty>
          }
        />
      </div>
      <ListPager list={list.data} onPage={(next) => change({ page: next })} />
      {openId !== null && <TeamPanel key={openId} id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}

function stateOptions(counts: Record<TeamStatus, number> | undefined) {
  return STATES.map((value) =>
    value === 'all'
      ? { value, label: '全部' }
      : { value, label: TEAM_STATES[value].label, ...(counts && { count: counts[value] }) },
  );
}
