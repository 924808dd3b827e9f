import type { ManagedSeason } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { SEASON_STATUS_NAMES, seasonTitle } from '@pailei/contracts/play/seasons/season-texts';
import { seasonStatus } from '@pailei/domain/seasons/season';
import { History, Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { choice, freeText, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';
import { useNow } from '../useNow.ts';
import { useManagedSeasons } from './admin-seasons.calls.ts';
import { PastSeasonDialog } from './PastSeasonDialog.tsx';
import { SEASON_TABS, SeasonDesk } from './SeasonDesk.tsx';
import { SeasonDialog } from './SeasonDialog.tsx';

const FILTERS = { tab: choice(SEASON_TABS, 'events'), season: freeText(36) };

/** All seasons; the chosen one with its events, formula, adjustments and end. */
export function AdminSeasonsPage() {
  const { data, error, refetch } = useManagedSeasons();
  const now = useNow();
  const [{ tab, season: openId }, change] = useUrlFilters(FILTERS);
  const [form, setForm] = useState<ManagedSeason | 'new' | 'past' | null>(null);
  const rows = data?.items;
  const open = rows?.find(({ id }) => id === openId) ?? rows?.find((season) => season.closed_at === null) ?? rows?.[0];
  return (
    <>
      <PageHeader
        title="赛季管理"
        intro="赛季期间的赛事按积分规则计入榜单。结束赛季时榜单定格，奖励发放一次。"
        actions={
          <>
            <Button variant="ghost" icon={<History size={16} />} onClick={() => setForm('past')}>
              录入往届赛季
            </Button>
            <Button variant="primary" icon={<Plus size={16} />} onClick={() => setForm('new')}>
              新建赛季
            </Button>
          </>
        }
      />
      <DataTable<ManagedSeason>
        label="赛季"
        columns={columnsAt(now)}
        rows={rows}
        error={error && !data ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        rowId={({ id }) => id}
        rowName={seasonTitle}
        onOpen={({ id }) => change({ season: id })}
        openId={open?.id ?? null}
        empty={
          <Empty art="ring" title="暂无赛季">
            新建赛季之后，期间的赛事会自动计入。
          </Empty>
        }
      />
      {open && (
        <SeasonDesk
          key={open.id}
          season={open}
          tab={tab}
          now={now}
          onTab={(next) => change({ tab: next })}
          onEdit={() => setForm(open)}
        />
      )}
      {form && <FormDialog form={form} onClose={() => setForm(null)} />}
    </>
  );
}

function FormDialog({ form, onClose }: { form: ManagedSeason | 'new' | 'past'; onClose: () => void }) {
  const known = typeof form === 'string' ? null : form;
  return form === 'past' || known?.by_hand ? (
    <PastSeasonDialog known={known} onClose={onClose} />
  ) : (
    <SeasonDialog known={known} onClose={onClose} />
  );
}

const columnsAt = (now: string): Column<ManagedSeason>[] => [
  { id: 'name', header: '赛季', cell: (season) => <b>{seasonTitle(season)}</b> },
  {
    id: 'status',
    header: '状态',
    cell: (season) => {
      const status = seasonStatus(season, now);
      return (
        <Tag {...(status === 'active' && { tone: 'zhu' as const })}>
          {season.by_hand ? '手工录入' : season.is_reopened ? '重新开启' : SEASON_STATUS_NAMES[status]}
        </Tag>
      );
    },
  },
  { id: 'starts', header: '开始', cell: ({ starts_at }) => formatDate(starts_at) },
  { id: 'ends', header: '结束', cell: ({ ends_at }) => formatDate(ends_at) },
  {
    id: 'formula',
    header: '积分规则',
    cell: ({ by_hand, versions }) => (by_hand ? '—' : `v${Math.max(...versions.map(({ version }) => version))}`),
  },
];
