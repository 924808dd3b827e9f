import { isSeriesOver } from '@pailei/domain/series/series-over';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { ReactNode } from 'react';

import type { RoomProps } from './room-props.ts';
import { matchHref, placeOf, playerPath } from '../links/links.ts';
import { TextAnchor } from '../ui/actions/TextButton.tsx';
import { TextLink } from '../ui/actions/TextLink.tsx';
import { Panel } from '../ui/layout/Panel.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { StatusMark } from '../ui/marks/StatusMark.tsx';
import { stateMark } from '../match/series-state.ts';
import { settingsText } from '../match/series-labels.ts';
import { CopyButton } from '../ui/actions/CopyButton.tsx';

/** `gameId` is undefined while it is being read. */
type OpponentInfoProps = RoomProps & { gameId: string | null | undefined };

/** Whom to look for in the game, and the match at a glance. */
export function OpponentInfo({ match: { info, series }, side, gameId }: OpponentInfoProps) {
  const opponent = series.sides[otherSide(side)];
  return (
    <Panel>
      <h2 className="mb-3 text-16 font-semibold">对手信息</h2>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-13">
        <Fact label="对手">
          <TextLink to={playerPath(info.players[otherSide(side)])}>{opponent.name}</TextLink>
        </Fact>
        <Fact label="游戏 ID">
          <GameId text={gameId} />
        </Fact>
        <Fact label="桌号">第 {info.table} 桌</Fact>
        <Fact label="赛制">{settingsText(series)}</Fact>
        <Fact label="状态">
          <StatusMark {...stateMark(series.status, series.step)} />
        </Fact>
      </dl>
      <TextAnchor className="mt-3" href={matchHref({ match_id: info.id, ...placeOf(info) })}>
        {isSeriesOver(series.status) ? '看回放' : '观战'}
      </TextAnchor>
    </Panel>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{label}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </>
  );
}

function GameId({ text }: { text: string | null | undefined }) {
  if (text === undefined) return <Skeleton height={28} />;
  if (text === null) return <span className="text-text-3">未填写</span>;
  return (
    <span className="flex items-center justify-end gap-1">
      <span className="min-w-0 truncate font-mono text-12" title={text}>
        {text}
      </span>
      <CopyButton text={text} what="游戏 ID" />
    </span>
  );
}
