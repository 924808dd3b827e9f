import type { MatchSnapshot } from '@pailei/contracts/matches';
import { winsNeeded } from '@pailei/domain/series';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';

import { matchViewHref, tournamentPath } from '../../app/links.ts';
import { AnchorButton, LinkButton } from '../../shared/ui/Button.tsx';
import { Countdown, Elapsed } from '../../shared/ui/Countdown.tsx';
import { Hand } from '../../shared/ui/Hand.tsx';
import { PlayerPlate, Scoreboard, Stage, StageTop } from '../../shared/ui/Stage.tsx';
import { LiveBadge, StatusMark } from '../../shared/ui/StatusMark.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { FORMAT_NAMES } from '../match/model/series-words.ts';
import { isLive, stateMark } from '../match/model/series-state.ts';
import { deckViews } from './deck-views.ts';

type FeaturedStageProps = {
  match: MatchSnapshot;
  myName: string | null;
  /** A broadcast is on: it comes before the match view. */
  hasStream?: boolean;
  /** Stands in place of everything that tells how the match stands. */
  cover?: ReactNode;
};

/** The featured match on the stage. */
export function FeaturedStage({ match: { info, series }, myName, hasStream = false, cover }: FeaturedStageProps) {
  const { a, b } = series.sides;
  const needed = winsNeeded(series.settings.best_of);
  const mark = stateMark(series.status, series.step);
  const title = [
    info.tournament_name,
    info.label,
    `BO${series.settings.best_of} ${FORMAT_NAMES[series.settings.format]}`,
  ];
  return (
    <Stage label="焦点对局">
      <StageTop badge={isLive(series.status) ? <LiveBadge /> : <Tag>{mark.label}</Tag>} parts={title}>
        {info.is_demo && <Tag>演示</Tag>}
        {mark.state !== 'live' && <StatusMark {...mark} />}
      </StageTop>
      <div className="hero__m">
        <PlayerPlate
          corner="a"
          name={a.name}
          userId={info.players.a}
          isMe={a.name === myName}
          won={cover ? 0 : a.wins}
          needed={needed}
        >
          <SeedLine seed={info.seeds.a} />
        </PlayerPlate>
        {cover ? (
          <div className="sb">{cover}</div>
        ) : (
          <Scoreboard a={a.wins} b={b.wins}>
            <StageClock match={{ info, series }} />
          </Scoreboard>
        )}
        <PlayerPlate
          corner="b"
          name={b.name}
          userId={info.players.b}
          isMe={b.name === myName}
          won={cover ? 0 : b.wins}
          needed={needed}
        >
          <SeedLine seed={info.seeds.b} />
        </PlayerPlate>
      </div>
      <div className="hero__d">
        {cover ? <span /> : <Hand side="a" label={`${a.name} 的卡组`} decks={deckViews(series, 'a')} />}
        <Ways info={info} hasStream={hasStream} />
        {!cover && <Hand side="b" label={`${b.name} 的卡组`} decks={deckViews(series, 'b')} />}
      </div>
    </Stage>
  );
}

/** Two ways on; the first is the one to take. */
function Ways({ info: { id, tournament_id }, hasStream }: Pick<MatchSnapshot, 'info'> & { hasStream: boolean }) {
  const play = <Play size={16} />;
  const matchView = matchViewHref(tournament_id, id);
  if (hasStream) {
    return (
      <div className="hero__cta">
        <LinkButton variant="paper" size="lg" icon={play} to="/live">
          看直播
        </LinkButton>
        <AnchorButton variant="ghost" size="lg" href={matchView}>
          看现场
        </AnchorButton>
      </div>
    );
  }
  return (
    <div className="hero__cta">
      <AnchorButton variant="paper" size="lg" icon={play} href={matchView}>
        看现场
      </AnchorButton>
      <LinkButton variant="ghost" size="lg" to={tournamentPath(tournament_id)}>
        赛事详情
      </LinkButton>
    </div>
  );
}

function SeedLine({ seed }: { seed: number | null }) {
  return seed === null ? null : <span>{seed} 号种子</span>;
}

/** The line above the digits: which game and for how long, or what both sides are waited for. */
function StageClock({ match: { series } }: { match: MatchSnapshot }) {
  const game = series.games.at(-1);
  if (game?.status === 'playing' && series.status === 'playing') {
    return (
      <>
        第 {game.number} 局 · <Elapsed since={game.started_at} />
      </>
    );
  }
  const { label } = stateMark(series.status, series.step);
  if (series.due_at === null || !isLive(series.status)) return label;
  return (
    <>
      {label} · <Countdown dueAt={series.due_at} />
    </>
  );
}
