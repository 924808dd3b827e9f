import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { isLive } from '@pailei/domain/featured/live';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { winsNeeded } from '@pailei/domain/series/settings';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { Eye, Play } from 'lucide-react';

import { useBattleList } from '../battles/battles.api.ts';
import { lineScore } from '../battles/battle-lines.ts';
import { matchHref, placeOf, placePath } from '../links/links.ts';
import { deckViews } from '../match/deck-views.ts';
import { isUnderWay, stateMark } from '../match/series-state.ts';
import { useSpoiler } from '../spoilers/useSpoiler.ts';
import { AnchorButton, Button, LinkButton } from '../ui/actions/Button.tsx';
import { PlayerPlate } from '../ui/layout/PlayerPlate.tsx';
import { Scoreboard, Stage, StageActions, StageHands, StageSides, StageTop } from '../ui/layout/Stage.tsx';
import { Hand } from '../ui/marks/Hand.tsx';
import { LiveBadge } from '../live/LiveBadge.tsx';
import { StatusMark } from '../ui/marks/StatusMark.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { Countdown, Elapsed } from '../ui/time/Countdown.tsx';

type FeaturedStageProps = {
  match: MatchSnapshot;
  myName: string | null;
  /** A broadcast is on: it comes before the match view. */
  hasStream?: boolean;
  /** The casters or a referee put the match here. */
  isChosen?: boolean;
};

/** The featured match on the stage. */
export function FeaturedStage({ match, myName, hasStream = false, isChosen = false }: FeaturedStageProps) {
  const { info, series } = match;
  const { isHidden, reveal } = useSpoiler(info.id);
  const { a, b } = series.sides;
  const mark = stateMark(series.status, series.step);
  const title = [
    info.tournament_name,
    info.label,
    `BO${series.settings.best_of} ${FORMAT_NAMES[series.settings.format]}`,
  ];
  const sideProps = { match, myName, isHidden };
  return (
    <Stage label="焦点场次">
      <StageTop badge={isLive(series.status) ? <LiveBadge /> : <Tag>{mark.label}</Tag>} parts={title}>
        {info.battle && !isHidden && <BattleScore battleId={info.battle.id} />}
        {isChosen && <Tag>导播指定</Tag>}
        {info.is_demo && <Tag>演示</Tag>}
        {mark.state !== 'live' && <StatusMark {...mark} />}
      </StageTop>
      <StageSides>
        <Player side="a" {...sideProps} />
        {isHidden ? (
          <div className="text-center">
            <Button variant="ghost" size="lg" icon={<Eye size={18} />} onClick={reveal}>
              显示比分
            </Button>
          </div>
        ) : (
          <Scoreboard a={a.wins} b={b.wins}>
            <StageClock series={series} />
          </Scoreboard>
        )}
        <Player side="b" {...sideProps} />
      </StageSides>
      <StageHands>
        {isHidden ? <span /> : <Hand side="a" label={`${a.name} 的卡组`} decks={deckViews(series, 'a')} />}
        <Ways match={match} hasStream={hasStream} />
        {!isHidden && <Hand side="b" label={`${b.name} 的卡组`} decks={deckViews(series, 'b')} />}
      </StageHands>
    </Stage>
  );
}

/** The running score of the battle that a board belongs to. */
function BattleScore({ battleId }: { battleId: string }) {
  const line = useBattleList().state?.battles.find(({ id }) => id === battleId);
  const score = line && lineScore(line);
  return score && <Tag tone="jin">{`总比分 ${score.a} : ${score.b}`}</Tag>;
}

type PlayerProps = { side: Side; match: MatchSnapshot; myName: string | null; isHidden: boolean };

function Player({ side, match: { info, series }, myName, isHidden }: PlayerProps) {
  const { name, wins } = series.sides[side];
  const seed = info.seeds[side];
  return (
    <PlayerPlate
      corner={side}
      name={name}
      userId={info.players[side]}
      isMe={name === myName}
      won={isHidden ? 0 : wins}
      needed={winsNeeded(series.settings.best_of)}
    >
      {seed !== null && <span className="max-tablet:text-text-3">{seed} 号种子</span>}
    </PlayerPlate>
  );
}

/** Two ways on; the first is the one to take. */
function Ways({ match: { info, series }, hasStream }: { match: MatchSnapshot; hasStream: boolean }) {
  const play = <Play size={16} />;
  const matchView = matchHref({ match_id: info.id, ...placeOf(info) });
  const watch = isSeriesOver(series.status) ? '看回放' : '观战';
  if (hasStream) {
    return (
      <StageActions>
        <LinkButton variant="paper" size="lg" icon={play} to="/live" className="max-tablet:flex-1">
          看直播
        </LinkButton>
        <AnchorButton variant="ghost" size="lg" href={matchView} className="max-tablet:flex-1">
          {watch}
        </AnchorButton>
      </StageActions>
    );
  }
  return (
    <StageActions>
      <AnchorButton variant="paper" size="lg" icon={play} href={matchView} className="max-tablet:flex-1">
        {watch}
      </AnchorButton>
      <LinkButton variant="ghost" size="lg" to={placePath(placeOf(info))} className="max-tablet:flex-1">
        {info.battle === null ? '赛事详情' : '团队战详情'}
      </LinkButton>
    </StageActions>
  );
}

/** The line above the digits: which game and for how long, or what both sides are waited for. */
function StageClock({ series }: { series: SeriesState }) {
  const game = series.games.at(-1);
  if (game?.status === 'playing' && series.status === 'playing') {
    return (
      <>
        第 {game.number} 局 ·{' '}
        <span className={CLOCK}>
          <Elapsed since={game.started_at} />
        </span>
      </>
    );
  }
  const { label } = stateMark(series.status, series.step);
  if (series.due_at === null || !isUnderWay(series.status)) return label;
  return (
    <>
      {label} ·{' '}
      <span className={CLOCK}>
        <Countdown dueAt={series.due_at} />
      </span>
    </>
  );
}

const CLOCK = 'text-18 text-zhu-text';
