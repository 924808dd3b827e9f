import { isLive } from '@pailei/domain/featured/live';
import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { winsNeeded } from '@pailei/domain/series/settings';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import type { Ref } from 'react';
import { connectionStateAtom, isBroken } from '../../../../../shared/live/connection.atoms.ts';
import { LiveConnection } from '../../../../../shared/live/LiveConnection.tsx';
import { useAtomValue } from '../../../../../shared/state/jotai.ts';
import { PlayerPlate } from '../../../../../shared/ui/layout/PlayerPlate.tsx';
import { Scoreboard, StageTop } from '../../../../../shared/ui/layout/Stage.tsx';
import { LiveBadge } from '../../../../../shared/live/LiveBadge.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { stateMark } from '../../../../../shared/match/series-state.ts';
import { settingsText } from '../../../../../shared/match/series-labels.ts';
import type { ReplayTime } from '../Clock.tsx';
import { GameAxis } from './GameAxis.tsx';
import { StageFrame } from './StageFrame.tsx';
import { StageLine } from './StageLine.tsx';

type MatchStageProps = { info: MatchInfo; series: SeriesState; replayTime: ReplayTime; ref?: Ref<HTMLElement> };

/** The match on the dark stage: who, the score, the games on a line. The middle is as wide whatever the line above the score says. */
export function MatchStage({ info, series, replayTime, ref }: MatchStageProps) {
  const { a, b } = series.sides;
  return (
    <StageFrame ref={ref} label="比分">
      <StageTop badge={<StageBadge series={series} replayTime={replayTime} />} parts={titleParts(info, series)}>
        <LiveConnection />
      </StageTop>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_minmax(184px,auto)_minmax(0,1fr)] items-center gap-6 pt-3 pb-24 max-desktop:pt-4.5 max-desktop:pb-7 max-tablet:grid-cols-[minmax(0,1fr)_128px_minmax(0,1fr)] max-tablet:items-start max-tablet:gap-2">
        <Player side="a" info={info} series={series} />
        <Scoreboard a={a.wins} b={b.wins}>
          <StageLine series={series} replayTime={replayTime} />
        </Scoreboard>
        <Player side="b" info={info} series={series} />
      </div>
      <GameAxis series={series} replayTime={replayTime} />
    </StageFrame>
  );
}

/** The line above the score: the event, the round, the rules. */
export function titleParts(info: MatchInfo, series: SeriesState): readonly string[] {
  return [
    info.tournament_name,
    info.stage_type === null ? info.label : STAGE_TEXTS[info.stage_type].matchHeading(info.label, info.table),
    settingsText(series),
  ];
}

/** LIVE only while the page hears what happens. */
function StageBadge({ series, replayTime }: { series: SeriesState; replayTime: ReplayTime }) {
  const connection = useAtomValue(connectionStateAtom);
  if (replayTime !== null) return <Tag tone="qing">回放</Tag>;
  if (isLive(series.status) && !isBroken(connection)) return <LiveBadge />;
  return <Tag>{stateMark(series.status, series.step).label}</Tag>;
}

function Player({ side, info, series }: { side: Side; info: MatchInfo; series: SeriesState }) {
  const player = series.sides[side];
  const seed = info.seeds[side];
  return (
    <PlayerPlate
      corner={side}
      name={player.name}
      userId={info.players[side]}
      won={player.wins}
      needed={winsNeeded(series.settings.best_of)}
    >
      {series.winner === side && <span className="text-jin-text max-tablet:hidden">胜者</span>}
      {seed !== null && <span>{seed} 号种子</span>}
    </PlayerPlate>
  );
}
