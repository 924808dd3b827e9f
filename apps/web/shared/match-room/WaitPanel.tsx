import type { MatchSide } from '@pailei/contracts/play/matches/matches.api';
import { nextAction } from '@pailei/domain/series/next-action';
import { otherSide, runningGame } from '@pailei/domain/series/decide/legal';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

import { EvidenceField } from '../evidence/EvidenceField.tsx';
import { EvidenceImages } from '../evidence/EvidenceImages.tsx';
import { deckNames } from './decks/deck-choice.ts';
import { chosenSlots } from './match-side.ts';
import type { RoomProps } from './room-props.ts';
import { resultLabel } from './my-match.ts';
import { DueClock } from './DueClock.tsx';
import { TaskPanel } from './TaskPanel.tsx';

type Waiting = 'wait_start' | 'wait_opponent' | 'wait_referee' | 'paused' | 'done';
type WaitPanelProps = RoomProps & { own: MatchSide | null; action: Waiting };

/** Nothing to do: who or what the match waits for, and what the visitor has handed in. */
export function WaitPanel({ match: { info, series }, side, own, action }: WaitPanelProps) {
  const [title, text] = waitLabels(series, side, action);
  const choice =
    action === 'wait_opponent'
      ? choiceText(series, side, own)
      : action === 'wait_referee'
        ? claimsText(series, side)
        : null;
  return (
    <TaskPanel
      title={title}
      clock={series.due_at && action !== 'done' && <DueClock label="剩余" dueAt={series.due_at} isUrgent={false} />}
      text={text}
    >
      {choice && <p className="mt-3 rounded-control bg-surface-2 px-3 py-2.5 wrap-anywhere">{choice}</p>}
      {action === 'wait_referee' && <Shown matchId={info.id} series={series} side={side} />}
    </TaskPanel>
  );
}

/** What both sides have shown the referee of the disputed game, and a way to show more. */
function Shown({ matchId, series, side }: { matchId: string; series: SeriesState; side: Side }) {
  const game = runningGame(series);
  if (!game) return null;
  return (
    <div className="mt-4 grid gap-4">
      <EvidenceImages matchId={matchId} gameNumber={game.number} sides={series.sides} only={otherSide(side)} />
      <EvidenceField matchId={matchId} gameNumber={game.number} side={side} />
    </div>
  );
}

function waitLabels(series: SeriesState, side: Side, action: Waiting): readonly [string, string] {
  switch (action) {
    case 'wait_start':
      return ['等待本场开放', '本场开放后就可以进入房间。'];
    case 'wait_opponent':
      return ['等待对手', opponentText(series, side)];
    case 'wait_referee':
      return [
        '等待裁判',
        `你与 ${series.sides[otherSide(side)].name} 对结果的说法不一致，已通知裁判。裁定前本场暂停。`,
      ];
    case 'paused':
      return ['本场已暂停', '裁判暂停了这一场，恢复后继续计时。'];
    case 'done':
      return series.winner === side ? ['你赢得了本场', '结果已生效。'] : ['本场已结束', '结果已生效。'];
    default:
      return action satisfies never;
  }
}

function opponentText(series: SeriesState, side: Side): string {
  if (series.step === 'pick' && series.sides[side].pick.by_system) return '出战卡组已由系统选定，等待对手提交。';
  switch (series.step) {
    case 'shield':
    case 'ban':
    case 'pick':
      return '你已提交，对手尚未提交。双方都提交后同时公布。';
    case 'confirm':
      return '你的上报已送达，等待对手确认。';
    default:
      return '你已就绪，等待对手进入房间。';
  }
}

/** What the visitor has locked, which nobody else sees yet. */
function choiceText(series: SeriesState, side: Side, own: MatchSide | null): string | null {
  const [mine, theirs] = [series.sides[side].decks, series.sides[otherSide(side)].decks];
  switch (series.step) {
    case 'shield':
      return lockedText('保护', deckNames(mine, chosenSlots(own, 'shield')));
    case 'ban':
      return lockedText('禁用', deckNames(theirs, chosenSlots(own, 'ban')));
    case 'pick':
      return lockedText('出战', deckNames(mine, chosenSlots(own, 'pick', nextAction(series, side).game_number)));
    case 'confirm': {
      const report = runningGame(series)?.reports[side];
      if (!report) return null;
      return `你的上报：${resultLabel(report.result, side)}${report.note ? `，说明：${report.note}` : ''}`;
    }
    default:
      return null;
  }
}

/** What both sides say of the disputed game. */
function claimsText(series: SeriesState, side: Side): string {
  const reports = runningGame(series)?.reports ?? {};
  const claim = (of: Side) => {
    const result = reports[of]?.result;
    return result ? resultLabel(result, side) : '未上报';
  };
  return `你的上报：${claim(side)} · 对手的上报：${claim(otherSide(side))}`;
}

function lockedText(verb: string, names: string): string | null {
  return names === '' ? null : `已提交：${verb}${names}`;
}
