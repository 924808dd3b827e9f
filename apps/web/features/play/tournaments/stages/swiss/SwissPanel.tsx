import { Search } from 'lucide-react';
import { useState } from 'react';

import { Input } from '../../../../../shared/ui/forms/Field.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import type { StagePanelProps } from '../stage-view.ts';
import { tiebreakOrder } from '../standings.ts';
import { RoundPairings } from './RoundPairings.tsx';
import { StandingsTable } from './StandingsTable.tsx';

/** The table of a Swiss stage with the rounds that led to it. */
export function SwissPanel({ tournament, stage, cut }: StagePanelProps) {
  const [search, setSearch] = useState('');
  const { tiebreakers, byes_in_opponent_rates } = tournament.settings;
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <section>
        <SectionHeader
          title="积分榜"
          meta={`${stage.entrants.length} 人 · 共 ${stage.round_count} 轮`}
          action={
            <Input
              tone="soft"
              className="w-50 max-tablet:w-37"
              type="search"
              icon={<Search size={16} />}
              placeholder="查找选手"
              aria-label="查找选手"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          }
        />
        <StandingsTable tournament={tournament} stage={stage} cut={cut} search={search.trim()} />
        <p className="mt-3.5 flex flex-wrap gap-x-6 gap-y-1.5 text-12 text-text-3">
          <span>同分依次比较：{tiebreakOrder(tiebreakers)}</span>
          <span>每位对手的胜率最低按 33% 计，{byes_in_opponent_rates ? '轮空计为一胜' : '轮空不计入'}</span>
        </p>
      </section>
      <RoundPairings tournament={tournament} stage={stage} />
    </div>
  );
}
