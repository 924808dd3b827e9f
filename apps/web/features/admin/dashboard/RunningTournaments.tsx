import type { RunningTournament } from '@pailei/contracts/dashboard';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../app/links.ts';
import type { Column } from '../../../shared/ui/data-table.model.ts';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { Empty } from '../../../shared/ui/Empty.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Progress } from '../../../shared/ui/Progress.tsx';
import { StatusMark } from '../../../shared/ui/StatusMark.tsx';

const COLUMNS: readonly Column<RunningTournament>[] = [
  {
    id: 'name',
    header: '赛事',
    cell: ({ id, name }) => (
      <Link className="lnk" to={tournamentPath(id)}>
        {name}
      </Link>
    ),
  },
  { id: 'round', header: '阶段', cell: (tournament) => <StatusMark state="live" label={roundText(tournament)} /> },
  {
    id: 'progress',
    header: '本轮进度',
    cell: ({ name, matches_over, matches_all }) => (
      <span className="row">
        <span className="adm-bar">
          <Progress label={`${name} 本轮进度`} value={matches_over} max={matches_all} tone="zhu" />
        </span>
        <span className="num t2">
          {matches_over}/{matches_all}
        </span>
      </span>
    ),
  },
  {
    id: 'disputes',
    header: '提醒',
    cell: ({ disputes }) =>
      disputes > 0 ? <span className="huang">{disputes} 场争议</span> : <span className="t3">—</span>,
  },
];

export function RunningTournaments({ tournaments }: { tournaments: readonly RunningTournament[] }) {
  return (
    <section>
      <SectionHeader title="进行中的赛事" meta={`${tournaments.length} 场`} />
      <DataTable
        label="进行中的赛事"
        columns={COLUMNS}
        rows={tournaments}
        rowId={(tournament) => tournament.id}
        empty={
          <Empty art="ring" title="没有比赛">
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
