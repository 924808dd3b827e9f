import { otherSide } from '@pailei/domain/series';

import { matchViewHref } from '../../../app/links.ts';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { StatusMark } from '../../../shared/ui/StatusMark.tsx';
import { stateMark } from '../../match/model/series-state.ts';
import { settingsText } from '../../match/model/series-words.ts';
import type { RoomProps } from './ActionPanel.tsx';
import { CopyButton } from './CopyButton.tsx';

/** `gameId` is undefined while it is being read. */
type OpponentInfoProps = RoomProps & { gameId: string | null | undefined };

/** Whom to look for in the game, and the match at a glance. */
export function OpponentInfo({ match: { info, series }, side, gameId }: OpponentInfoProps) {
  const opponent = series.sides[otherSide(side)];
  return (
    <section className="panel pad">
      <h3 className="h3">对手信息</h3>
      <dl className="kv">
        <dt>对手</dt>
        <dd>{opponent.name}</dd>
        <dt>游戏 ID</dt>
        <dd>
          <GameId text={gameId} />
        </dd>
        <dt>桌号</dt>
        <dd>第 {info.table} 桌</dd>
        <dt>赛制</dt>
        <dd>{settingsText(series)}</dd>
        <dt>状态</dt>
        <dd>
          <StatusMark {...stateMark(series.status, series.step)} />
        </dd>
      </dl>
      <a className="lnk mt-3" href={matchViewHref(info.tournament_id, info.id)}>
        打开比赛现场
      </a>
    </section>
  );
}

function GameId({ text }: { text: string | null | undefined }) {
  if (text === undefined) return <Skeleton height={22} />;
  if (text === null) return <span className="t3">未填写</span>;
  return (
    <span className="row g4 gid">
      <span className="mono ell" title={text}>
        {text}
      </span>
      <CopyButton text={text} what="游戏 ID" />
    </span>
  );
}
