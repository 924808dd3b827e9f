import { standingsRules } from '@pailei/domain/tournament/stages/standings-rules';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Input } from '../../../../../shared/ui/forms/Input.tsx';
import { SectionHeader } from '../../../../../shared/ui/layout/PageHeader.tsx';
import { useIsPast } from '../../model/past.ts';
import type { StagePanelProps } from '../stage-view.ts';
import { tiebreakOrder } from '../standings.ts';
import { StandingsActions } from './StandingsActions.tsx';
import { useOpenDraft } from './draft/useOpenDraft.ts';
import { RoundPairings } from './rounds/RoundPairings.tsx';
import { StandingsTable } from './StandingsTable.tsx';

const DraftPanel = lazy(async () => ({ default: (await import('./draft/DraftPanel.tsx')).DraftPanel }));

/** The table of a Swiss stage with the rounds that led to it. */
export function SwissPanel({ tournament, stage, cut }: StagePanelProps) {
  const [search, setSearch] = useState('');
  const open = useOpenDraft(tournament.id, stage.index);
  const isPast = useIsPast();
  const { tiebreakers, byes_in_opponent_rates } = standingsRules(tournament, stage.index);
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {open && !isPast && (
        <Suspense>
          <DraftPanel tournament={tournament} revision={open.revision} />
        </Suspense>
      )}
      <section>
        <SectionHeader title="积分榜" meta={`${stage.entrants.length} 人 · 共 ${stage.round_count} 轮`} />
        <div className="mb-3 flex flex-wrap items-center justify-end gap-3 max-tablet:gap-2 print:hidden">
          <Input
            tone="soft"
            className="w-50 max-tablet:flex-1"
            type="search"
            icon={<Search size={16} />}
            placeholder="查找选手"
            aria-label="查找选手"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <StandingsActions tournament={tournament} stage={stage} />
        </div>
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
