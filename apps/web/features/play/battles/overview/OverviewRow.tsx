import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { SIDES } from '@pailei/domain/series/sides';

import { lineScore } from '../../../../shared/battles/battle-lines.ts';
import { battleMark } from '../../../../shared/battles/battle-mark.ts';
import { TeamLine } from '../../../../shared/battles/TeamLine.tsx';
import { battlePath } from '../../../../shared/links/links.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Countdown, Elapsed } from '../../../../shared/ui/time/Countdown.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { waitsText, type BattleAlerts } from './overview.ts';

const COLUMNS =
  'grid gap-x-5 gap-y-2 grid-cols-[104px_minmax(0,1.2fr)_minmax(0,1.6fr)_minmax(0,1.1fr)_72px] max-wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]';

/** A battle of the overview: teams and score, the boards that run, what it waits for. */
export function OverviewRow({ line, alerts }: { line: BattleSummary; alerts: BattleAlerts }) {
  const { id, teams, format, status, result, is_demo } = line;
  const score = lineScore(line);
  const isOver = isBattleOver(status);
  const name = `${teams.a.name} 对 ${teams.b.name}`;
  return (
    <li className={`${COLUMNS} items-start border-b border-b-line-1 py-3.5`} aria-label={name}>
      <div className="text-13 max-wide:col-span-2 max-wide:flex max-wide:items-center max-wide:justify-between">
        <StatusMark {...battleMark(status)} />
        <span className="block text-16 text-text-2">
          <RowClock line={line} />
        </span>
      </div>
      <div className="grid min-w-0 gap-1 max-wide:col-span-2">
        {SIDES.map((side) => (
          <TeamLine
            key={side}
            team={teams[side]}
            score={score?.[side] ?? null}
            isBeaten={isOver && result !== side && result !== 'draw'}
          />
        ))}
      </div>
      <div className="min-w-0 max-wide:col-span-2">
        <p className="mb-1 flex items-center gap-2 text-13 text-text-3">
          {battleFormatName(format)} · {format.size} 人 {is_demo && <Tag>演示</Tag>}
        </p>
        <Boards line={line} />
      </div>
      <Alerts line={line} alerts={alerts} />
      <span className="flex justify-end">
        <LinkButton variant="ghost" size="sm" to={battlePath(id)} aria-label={`进入：${name}`}>
          进入
        </LinkButton>
      </span>
    </li>
  );
}

/** What is left of the deadline, how long it is played, or when it begins or ended. */
function RowClock({ line: { status, waits, starts_at, started_at, ended_at } }: { line: BattleSummary }) {
  if (status === 'paused') return null;
  if (ended_at !== null) return <Time iso={ended_at} />;
  if (waits) return <Countdown dueAt={waits.due_at} />;
  return started_at === null ? <Time iso={starts_at} /> : <Elapsed since={started_at} />;
}

/** All boards that run, each with its players and score. */
function Boards({ line: { running } }: { line: BattleSummary }) {
  if (running.length === 0) return null;
  return (
    <ul className="grid gap-1 text-13">
      {running.map(({ number, match_id, players, score, is_begun }) => (
        <li key={match_id} className="flex min-w-0 items-baseline gap-2">
          <span className="w-11 flex-none text-text-3">第 {number} 台</span>
          <span className="min-w-0 truncate">
            {players.a}
            <b className="mx-1.5 font-num text-text-1">
              {score.a}:{score.b}
            </b>
            {players.b}
          </span>
          {is_begun === false && <span className="flex-none text-huang-text">准备中</span>}
        </li>
      ))}
    </ul>
  );
}

function Alerts({ line, alerts: { calls, answered, disputes } }: { line: BattleSummary; alerts: BattleAlerts }) {
  const waiting = waitsText(line);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5 text-13 wrap-anywhere">
      {calls > 0 && <Tag tone="zhu">呼叫 {calls}</Tag>}
      {disputes > 0 && <Tag tone="huang">待裁 {disputes}</Tag>}
      {answered > 0 && <Tag tone="qing">处理中 {answered}</Tag>}
      {waiting !== null && <span className="text-huang-text">{waiting}</span>}
    </div>
  );
}
