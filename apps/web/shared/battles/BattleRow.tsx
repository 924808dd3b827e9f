import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { SIDES } from '@pailei/domain/series/sides';

import { battlePath } from '../links/links.ts';
import { HiddenScore } from '../spoilers/HiddenScore.tsx';
import { useSpoiler } from '../spoilers/useSpoiler.ts';
import { EVENT_ROW, RowMark, StartTime } from '../tournaments/RowParts.tsx';
import { LinkButton } from '../ui/actions/Button.tsx';
import { cx } from '../ui/layout/cx.ts';
import { StatusMark } from '../ui/marks/StatusMark.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { lineScore } from './battle-lines.ts';
import { battleMark, isBattleLive, isUpcoming } from './battle-mark.ts';
import { TeamLine } from './TeamLine.tsx';

type BattleRowProps = { line: BattleSummary; myTeamId: string | null };

/** Start, teams with their score, format, state, action. It is as high whatever it says. */
const COLUMNS =
  'min-h-19 gap-x-3 py-2 grid-cols-[96px_minmax(132px,1.6fr)_minmax(0,1fr)_80px_76px] max-tablet:grid-cols-[52px_minmax(0,1fr)_auto] max-tablet:gap-x-3 max-tablet:min-h-26';

/** A battle of a list. */
export function BattleRow({ line, myTeamId }: BattleRowProps) {
  const { id, teams, format, best_of, status, starts_at, started_at, is_demo } = line;
  const { isHidden, reveal } = useSpoiler(id);
  const isOver = isBattleOver(status);
  const isMine = SIDES.some((side) => teams[side].id === myTeamId);
  const score = isHidden ? null : lineScore(line);
  const name = `${teams.a.name} 对 ${teams.b.name}`;
  return (
    <li className={cx(EVENT_ROW, COLUMNS)} aria-label={name}>
      {isMine && !isOver && <RowMark kind="mine" />}
      <StartTime at={started_at ?? starts_at} isDone={isOver} className="max-tablet:row-span-2 max-tablet:self-start" />
      <div className="grid min-w-0 gap-1">
        {SIDES.map((side) => (
          <TeamLine
            key={side}
            team={teams[side]}
            score={score?.[side] ?? null}
            isBeaten={!isHidden && isOver && line.result !== side && line.result !== 'draw'}
          />
        ))}
      </div>
      <div className="min-w-0 text-13 max-tablet:col-start-2 max-tablet:row-start-2">
        <span className="flex items-center gap-2 text-text-2">
          <span className="min-w-0 truncate">
            {battleFormatName(format)} · {format.size} 人 · BO{best_of}
          </span>
          {is_demo && <Tag>演示</Tag>}
        </span>
        {!isHidden && <small className="block h-5 truncate text-text-3 max-tablet:hidden">{runningText(line)}</small>}
      </div>
      <span className="max-tablet:col-start-3 max-tablet:row-start-1 max-tablet:self-start max-tablet:text-right">
        <StatusMark {...battleMark(status)} />
      </span>
      <span className="flex justify-end max-tablet:col-start-3 max-tablet:row-start-2">
        {isHidden && !isUpcoming(status) ? (
          <HiddenScore of={name} onReveal={reveal} />
        ) : (
          <LinkButton
            variant={isOver ? 'text' : 'ghost'}
            size="sm"
            to={battlePath(id)}
            aria-label={`${actionText(status)}：${name}`}
          >
            {actionText(status)}
          </LinkButton>
        )}
      </span>
    </li>
  );
}

function actionText(status: BattleSummary['status']): string {
  if (isBattleOver(status)) return '看回放';
  return isBattleLive(status) ? '观战' : '查看';
}

/** Who plays now: `第 3 台 青萍 1:1 渡口`, or how many boards do. */
function runningText({ running }: BattleSummary): string {
  const [first] = running;
  if (!first) return '';
  if (running.length > 1) return `${running.length} 台同时进行`;
  return `第 ${first.number} 台 ${first.players.a} ${first.score.a}:${first.score.b} ${first.players.b}`;
}
