import type { MatchSnapshot } from '@pailei/contracts/matches';
import { winsNeeded } from '@pailei/domain/series';
import { Play } from 'lucide-react';

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

type FeaturedStageProps = { match: MatchSnapshot; myName: string | null };

/** The featured match on the stage. */
export function FeaturedStage({ match: { info, series }, myName }: FeaturedStageProps) {
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
        <PlayerPlate corner="a" name={a.name} isMe={a.name === myName} won={a.wins} needed={needed}>
          <SeedLine seed={info.seeds.a} />
        </PlayerPlate>
        <Scoreboard a={a.wins} b={b.wins}>
          <StageClock match={{ info, series }} />
        </Scoreboard>
        <PlayerPlate corner="b" name={b.name} isMe={b.name === myName} won={b.wins} needed={needed}>
          <SeedLine seed={info.seeds.b} />
        </PlayerPlate>
      </div>
      <div className="hero__d">
        <Hand side="a" label={`${a.name} 的卡组`} decks={deckViews(series, 'a')} />
        <div className="hero__cta">
          <AnchorButton
            variant="paper"
            size="lg"
            icon={<Play size={16} />}
            href={matchViewHref(info.tournament_id, info.id)}
          >
            看现场
          </AnchorButton>
          <LinkButton variant="ghost" size="lg" to={tournamentPath(info.tournament_id)}>
            赛事详情
          </LinkButton>
        </div>
        <Hand side="b" label={`${b.name} 的卡组`} decks={deckViews(series, 'b')} />
      </div>
    </Stage>
  );
}

function SeedLine({ seed }: { seed: number | null }) {
  return seed === null ? null : <span>种子第 {seed}</span>;
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
