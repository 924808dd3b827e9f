import type { AdminUser } from '@pailei/contracts/people/users/users.api';
import { EXPERT_STATUSES, ROLES, type ExpertStatus } from '@pailei/domain/rights/rights';
import { lazy, Suspense } from 'react';

import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { parseSort } from '../../../../shared/ui/table/data-table.model.ts';
import { choice, freeText, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { useUrlId } from '../../../../shared/ui/data/useUrlId.ts';
import { expertText } from '../../../../shared/ui/marks/expert-text.ts';
import { USER_COLUMNS } from './user-columns.tsx';
import { useUsers, type UserQuery } from './users.api.ts';

const UserPanel = lazy(async () => ({ default: (await import('./UserPanel.tsx')).UserPanel }));

const PAGE_SIZE = 50;
const ANY = 'any';
const GROUPS = ['all', ...ROLES, 'suspended'] as const;
type Group = (typeof GROUPS)[number];

const FILTERS = {
  group: choice(GROUPS, 'all'),
  expert: choice([ANY, ...EXPERT_STATUSES], ANY),
  search: freeText(40),
  sort: choice(['-created_at', 'created_at', 'username', '-username'], '-created_at'),
};

const EXPERT_OPTIONS: { value: ExpertStatus | typeof ANY; label: string }[] = [
  { value: ANY, label: '不限' },
  ...EXPERT_STATUSES.map((value) => ({ value, label: expertText(value) })),
];

export function UsersPage() {
  const [filters, change] = useUrlFilters(FILTERS);
  const [openId, setOpenId] = useUrlId('user');
  const list = useUsers(queryOf(filters));
  const clear = () => change({ group: 'all', expert: ANY, search: '' });
  return (
    <>
      <PageHeader title="用户管理" intro="查找账号，修改角色，停用或恢复，结束会话。每次操作都写入审计日志。" />
      <FilterStrip
        tabs={{
          label: '用户分组',
          options: groupOptions(list.data?.counts),
          value: filters.group,
          onChange: (group) => change({ group }),
        }}
        search={{ label: '用户名、邮箱、QQ、游戏 ID', value: filters.search, onChange: (search) => change({ search }) }}
      >
        <Select
          label="专家"
          options={EXPERT_OPTIONS}
          value={filters.expert}
          onChange={(expert) => change({ expert })}
        />
      </FilterStrip>
      <DataTable<AdminUser>
        label="用户列表"
        columns={USER_COLUMNS}
        {...tableOf(list)}
        rowId={(user) => user.id}
        rowName={(user) => user.username}
        sort={filters.sort}
        onSortChange={(sort) => change({ sort: FILTERS.sort.parse(sort) })}
        onOpen={(user) => setOpenId(user.id)}
        openId={openId}
        toneOf={(user) => (user.suspended_until ? 'muted' : undefined)}
        empty={
          <Empty
            art="ring"
            title="没有找到"
            actions={
              <Button variant="ghost" onClick={clear}>
                清除筛选
              </Button>
            }
          >
            没有符合条件的账号。
          </Empty>
        }
      />
      <ListPager list={list.data} onPage={(page) => change({ page })} />
      <Suspense>{openId !== null && <UserPanel key={openId} id={openId} onClose={() => setOpenId(null)} />}</Suspense>
    </>
  );
}

type Filters = { group: Group; expert: ExpertStatus | typeof ANY; search: string; sort: string; page: number };

function queryOf({ group, expert, search, sort, page }: Filters): UserQuery {
  const { id, desc } = parseSort(sort);
  return {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(group === 'suspended' && { suspended: 'true' }),
    ...(group !== 'suspended' && group !== 'all' && { role: group }),
    ...(expert !== ANY && { expert_status: expert }),
    sort_by: id === 'username' ? 'username' : 'created_at',
    sort_order: desc ? 'desc' : 'asc',
  };
}

function groupOptions(counts: { admin: number; referee: number; suspended: number } | undefined) {
  return [
    { value: 'all', label: '全部' },
    { value: 'admin', label: '管理员', ...(counts && { count: counts.admin }) },
    { value: 'referee', label: '裁判', ...(counts && { count: counts.referee }) },
    { value: 'user', label: '用户' },
    { value: 'suspended', label: '已停用', ...(counts && { count: counts.suspended }) },
  ] as const;
}
