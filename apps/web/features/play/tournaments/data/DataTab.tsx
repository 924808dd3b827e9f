import type { FieldStatisticsView } from '@pailei/contracts/play/decklists/decklists.api';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Stat, Stats } from '../../../../shared/ui/data/Stat.tsx';
import { ClosedLists } from '../decklists/ClosedLists.tsx';
import { useFieldStatistics } from '../decklists/decklists.api.ts';
import { areListsPublic } from '../../../../shared/decklists/lists.ts';
import { ArchetypeTable } from './ArchetypeTable.tsx';
import { ClassStatistics } from './ClassStatistics.tsx';
import { MatchUps } from './MatchUps.tsx';

/** What was played at an event, and how it did. */
export function DataTab({ tournament }: { tournament: TournamentState }) {
  const { data, error, refetch } = useFieldStatistics(tournament);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={data === undefined} skeleton={<Skeleton height={320} />}>
      {() => {
        if (!data) return null;
        if (!data.statistics) return <ClosedLists message={data.message} what="数据" />;
        return (
          <>
            {!areListsPublic(tournament) && <Note className="mb-4">卡组未公开，现在只有裁判能看到。</Note>}
            <FieldTotals statistics={data.statistics} />
          </>
        );
      }}
    </Loading>
  );
}

function FieldTotals({ statistics }: { statistics: FieldStatisticsView }) {
  const { players, decks, games } = statistics;
  if (decks === 0) {
    return (
      <Empty art="card" title="暂无卡组">
        还没有选手上场。
      </Empty>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-9">
      <Stats>
        <Stat label="选手" value={players} />
        <Stat label="卡组" value={decks} />
        <Stat label="计入统计的对局" value={games} note="不含平局、判定和作废" />
      </Stats>
      <ClassStatistics classes={statistics.classes} />
      <MatchUps statistics={statistics} />
      <ArchetypeTable archetypes={statistics.archetypes} />
    </div>
  );
}
