import type { MatchInfo } from '@pailei/contracts/matches';
import { winsNeeded, type SeriesState, type Side } from '@pailei/domain/series';
import type { Ref } from 'react';
import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { PlayerPlate, Scoreboard, StageTop } from '../../../shared/ui/Stage.tsx';
import { LiveBadge } from '../../../shared/ui/StatusMark.tsx';
import { Tag } from '../../../shared/ui/Tag.tsx';
import ring from '../art/ring-wide.svg';
import { isLive, stateMark } from '../model/series-state.ts';
import { settingsText } from '../model/series-words.ts';
import type { Moment } from './Clock.tsx';
import { GameAxis } from './GameAxis.tsx';
import { StageLine } from './StageLine.tsx';

type MatchStageProps = { info: MatchInfo; series: SeriesState; moment: Moment; ref?: Ref<HTMLElement> };

/** The match on the dark stage: who, the score, the games on a line. */
export function MatchStage({ info, series, moment, ref }: MatchStageProps) {
  const { a, b } = series.sides;
  return (
    <section ref={ref} className="pl-stage hero ms" aria-label="比分">
      <img className="ring" src={ring} alt="" />
      <StageTop badge={<StageBadge series={series} moment={moment} />} parts={titleParts(info, series)}>
        <LiveConnection />
      </StageTop>
      <div className="hero__m">
        <Player side="a" info={info} series={series} />
        <Scoreboard a={a.wins} b={b.wins}>
          <StageLine series={series} moment={moment} />
        </Scoreboard>
        <Player side="b" info={info} series={series} />
      </div>
      <GameAxis series={series} moment={moment} />
    </section>
  );
}

/** What stands over the digits: the event, the round, the rules. */
export function titleParts(info: MatchInfo, series: SeriesState): readonly string[] {
  return [
    info.tournament_name,
    info.stage_type === 'swiss' ? `${info.label} 第 ${info.table} 桌` : info.label,
    settingsText(series),
  ];
}

function StageBadge({ series, moment }: { series: SeriesState; moment: Moment }) {
  if (moment !== null) return <Tag tone="qing">回放</Tag>;
  return isLive(series.status) ? <LiveBadge /> : <Tag>{stateMark(series.status, series.step).label}</Tag>;
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
      {seed !== null && <span>{seed} 号种子</span>}
      {series.winner === side && <span className="jin">胜者</span>}
    </PlayerPlate>
  );
}
