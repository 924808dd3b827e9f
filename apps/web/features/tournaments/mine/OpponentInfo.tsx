import { otherSide } from '@pailei/domain/series';

import { matchViewHref } from '../../../app/links.ts';
import { StatusMark } from '../../../shared/ui/StatusMark.tsx';
import { stateMark } from '../../match/model/series-state.ts';
import { settingsText } from '../../match/model/series-words.ts';
import type { RoomProps } from './ActionPanel.tsx';
import { CopyButton } from './CopyButton.tsx';

/** Whom to look for in the game, and the match at a glance. */
export function OpponentInfo({ match: { info, series }, side, gameId }: RoomProps & { gameId: string | null }) {
  const opponent = series.sides[otherSide(side)];
  return (
    <section className="panel pad">
      <h3 className="h3">对手信息</h3>
      <dl className="kv">
        <dt>对手</dt>
        <dd>{opponent.name}</dd>
        <dt>游戏 ID</dt>
        <dd>
          {gameId === null ? (
            <span className="t3">未填写</span>
          ) : (
            <span className="row g4 gid">
              <span className="mono ell">{gameId}</span>
              <CopyButton text={gameId} what="游戏 ID" />
            </span>
          )}
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
