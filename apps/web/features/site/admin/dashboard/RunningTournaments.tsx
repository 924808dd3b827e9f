import type { RunningTournament } from '@pailei/contracts/site/dashboard/dashboard.api';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Progress } from '../../../../shared/ui/feedback/Progress.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';

const COLUMNS: readonly Column<RunningTournament>[] = [
  {
    id: 'name',
    header: '赛事',
    cell: ({ id, name }) => <TextLink to={tournamentPath(id)}>{name}</TextLink>,
  },
  { id: 'round', header: '阶段', cell: (tournament) => <StatusMark state="live" label={roundText(tournament)} /> },
  {
    id: 'progress',
    header: '本轮进度',
    cell: ({ name, matches_over, matches_all }) => (
      <span className="flex items-center gap-2">
        <Progress className="w-24" label={`${name} 本轮进度`} value={matches_over} max={matches_all} tone="zhu" />
        <span className="font-num font-semibold text-text-2">
          {matches_over}/{matches_all}
        </span>
      </span>
    ),
  },
  {
    id: 'disputes',
    header: '提醒',
    cell: ({ disputes }) =>
      disputes > 0 ? (
        <span className="text-huang-text">{disputes} 场争议</span>
      ) : (
        <span className="text-text-3">—</span>
      ),
  },
];

export function RunningTournaments({ tournaments }: { tournaments: readonly RunningTournament[] }) {
  return (
    <section>
      <SectionHeader title="进行中的赛事" meta={`${tournaments.length} 项`} />
      <DataTable
        label="进行中的赛事"
        columns={COLUMNS}
        rows={tournaments}
        rowId={(tournament) => tournament.id}
        empty={
          <Empty art="ring" title="暂无赛事">
            现在没有进行中的赛事。
          </Empty>
        }
      />
    </section>
  );
}

function roundText({ round, round_count }: RunningTournament): string {
  if (round === null) return '进行中';
  return round_count === null ? `第 ${round} 轮` : `第 ${round} / ${round_count} 轮`;
}
