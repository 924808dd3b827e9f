import { matchesApi, type MatchSide, type MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import { bansOf } from '@pailei/domain/series/settings';
import { legalBans, legalPicks, legalShields, otherSide } from '@pailei/domain/series/decide/legal';
import { nextAction } from '@pailei/domain/series/next-action';
import type { ReactNode } from 'react';
import { durationText } from './rule-times.ts';
import { useMatchCommand } from '../match/commands.api.ts';
import { opponentText } from './my-match.ts';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import { DeckChoice } from './decks/DeckChoice.tsx';
import { ReadyPanel } from './ReadyPanel.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { WaitPanel } from './WaitPanel.tsx';
import type { RoomProps } from './room-props.ts';

/** The one thing to do in a match, or what it waits for. */
export function ActionPanel({ match, side, own }: RoomProps & { own: MatchSide | null }): ReactNode {
  const { action } = nextAction(match.series, side);
  switch (action) {
    case 'ready':
      return <ReadyPanel match={match} side={side} />;
    case 'shield':
      return <ShieldPanel match={match} side={side} />;
    case 'ban':
      return <BanPanel match={match} side={side} />;
    case 'pick':
      return <PickPanel key={match.series.games.length} match={match} side={side} />;
    case 'report':
      return <ReportPanel key={match.series.games.length} match={match} side={side} />;
    case 'confirm':
      return <ConfirmPanel match={match} side={side} />;
    case 'wait_start':
    case 'wait_opponent':
    case 'wait_referee':
    case 'paused':
    case 'done':
      return <WaitPanel match={match} side={side} own={own} action={action} />;
    default:
      return action satisfies never;
  }
}

const dueLabel = ({ series }: MatchSnapshot): string => (series.due_kind === 'grace' ? '宽限' : '剩余');

function ShieldPanel({ match, side }: RoomProps) {
  const { info, series } = match;
  const shield = useMatchCommand(matchesApi.shield, info.id);
  return (
    <DeckChoice
      title="选择要保护的卡组"
      text={`双方同时暗选，都提交后公布，被保护的卡组不能被禁用。超时由系统随机保护一副，限时 ${durationText(series.settings.timers.shield)}。`}
      verb="保护"
      decks={series.sides[side].decks}
      legal={legalShields(series, side)}
      count={1}
      due={{ label: dueLabel(match), at: series.due_at }}
      opponent={opponentText(series, side)}
      pending={shield.isPending}
      onConfirm={([slot]) => slot !== undefined && shield.mutate({ slot })}
    />
  );
}

function BanPanel({ match, side }: RoomProps) {
  const { info, series } = match;
  const ban = useMatchCommand(matchesApi.bans, info.id);
  const bans = bansOf(series.settings, side);
  return (
    <DeckChoice
      title={bans > 1 ? `选择要禁用的 ${bans} 副对手卡组` : '选择要禁用的对手卡组'}
      text={`双方同时暗禁，都提交后公布。超时由系统随机禁用${bans > 1 ? ` ${bans} 副` : '一副'}。`}
      verb="禁用"
      decks={series.sides[otherSide(side)].decks}
      legal={legalBans(series, side)}
      count={bans}
      due={{ label: dueLabel(match), at: series.due_at }}
      opponent={opponentText(series, side)}
      pending={ban.isPending}
      onConfirm={(slots) => ban.mutate({ slots: [...slots] })}
    />
  );
}

function PickPanel({ match, side }: RoomProps) {
  const { info, series } = match;
  const pick = useMatchCommand(matchesApi.pick, info.id);
  const { game_number } = nextAction(series, side);
  return (
    <DeckChoice
      title={`第 ${game_number ?? 1} 局出战卡组`}
      text="双方同时暗选，都提交后公布。超时由系统随机选择一副。"
      verb="出战"
      decks={series.sides[side].decks}
      legal={legalPicks(series, side)}
      count={1}
      due={{ label: dueLabel(match), at: series.due_at }}
      opponent={opponentText(series, side)}
      pending={pick.isPending}
      onConfirm={([slot]) => slot !== undefined && game_number !== null && pick.mutate({ game_number, slot })}
    />
  );
}
