import '../styles/swiss.css';

import type { Stage, TournamentState } from '@pailei/domain/tournament';
import { Search } from 'lucide-react';
import { useState } from 'react';

import { Empty } from '../../../shared/ui/Empty.tsx';
import { Input } from '../../../shared/ui/Field.tsx';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { tiebreakOrder } from '../model/standings.ts';
import { RoundPairings } from './RoundPairings.tsx';
import { StandingsTable } from './StandingsTable.tsx';

/** The table of the newest Swiss stage with the rounds that led to it. */
export function SwissTab({ tournament }: { tournament: TournamentState }) {
  const stage = tournament.stages.findLast(({ type }) => type === 'swiss');
  if (!stage) {
    return (
      <Empty art="card" title="等待开赛">
        开赛后这里显示积分、对阵和每轮结果。
      </Empty>
    );
  }
  return <Swiss tournament={tournament} stage={stage} />;
}

function Swiss({ tournament, stage }: { tournament: TournamentState; stage: Stage }) {
  const [search, setSearch] = useState('');
  const { tiebreakers, byes_in_opponent_rates } = tournament.settings;
  return (
    <div className="stack gap-10">
      <section>
        <SectionHeader
          title="名次"
          meta={`${stage.entrants.length} 人 · 共 ${stage.round_count} 轮`}
          action={
            <Input
              className="inp--soft sw-find"
              type="search"
              icon={<Search size={16} />}
              placeholder="查找选手"
              aria-label="查找选手"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          }
        />
        <StandingsTable tournament={tournament} stage={stage} search={search.trim()} />
        <p className="legend s12 t3">
          <span>同分依次比较：{tiebreakOrder(tiebreakers)}</span>
          <span>对手每项最低按 33% 计，{byes_in_opponent_rates ? '轮空计为一胜' : '轮空不计入'}</span>
        </p>
      </section>
      <RoundPairings tournament={tournament} stage={stage} />
    </div>
  );
}
