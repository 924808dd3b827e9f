import type { Notice } from '@pailei/contracts/features/notice-text';
import type { BattleEvent, BattleEvents } from '@pailei/domain/battles/events';
import type { BattleState } from '@pailei/domain/battles/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';
import { findBattleMembers } from '../state/battle-teams.ts';

type Member = { side: Side; account_id: string; leads: boolean };
type Change = { state: BattleState; events: readonly BattleEvent[] };
type Told = { state: BattleState; members: readonly Member[] };

const NEWS: readonly BattleEvent['type'][] = [
  'battle_created',
  'team_check_in_opened',
  'naming_started',
  'battle_finished',
  'battle_cancelled',
];

/** The notices that these events send to the members of both teams. The players of a board are called by its match. */
export async function battleNotices(
  db: Db | Trx,
  row: Pick<BattleRow, 'a_team_id' | 'b_team_id'>,
  { state, events }: Change,
): Promise<NewNotification[]> {
  if (!events.some(({ type }) => NEWS.includes(type))) return [];
  const told = { state, members: await findBattleMembers(db, row) };
  return events.flatMap((event) => noticesOf(told, event));
}

function noticesOf(told: Told, event: BattleEvent): NewNotification[] {
  switch (event.type) {
    case 'battle_created':
      return lineUpNotices(told, event.payload);
    case 'team_check_in_opened':
      return checkInNotices(told, event.payload);
    case 'naming_started':
      return namingNotices(told, event.payload);
    case 'battle_finished':
      return told.members.map(decidedNotice(told.state, event.payload.cause, event.payload.at));
    case 'battle_cancelled':
      return told.members.map(decidedNotice(told.state, null, event.payload.at));
    default:
      return [];
  }
}

const factsFor = ({ battle_id, sides }: BattleState, side: Side) => ({
  battle_id,
  team_name: sides[side].name,
  opponent_name: sides[otherSide(side)].name,
});

function lineUpNotices({ state, members }: Told, { due_at }: BattleEvents['battle_created']): NewNotification[] {
  return members
    .filter(({ leads }) => leads)
    .map(({ account_id, side }) => ({
      account_id,
      dedupe_key: `battle_line_up:${state.battle_id}`,
      notice: { kind: 'battle_line_up', ...factsFor(state, side), due_at },
    }));
}

function checkInNotices({ state, members }: Told, { due_at }: BattleEvents['team_check_in_opened']): NewNotification[] {
  return members.map(({ account_id, side }) => ({
    account_id,
    dedupe_key: `battle_check_in:${state.battle_id}:${due_at}`,
    notice: { kind: 'battle_check_in', ...factsFor(state, side), due_at },
  }));
}

/** To the captains who have to name somebody. */
function namingNotices({ state, members }: Told, payload: BattleEvents['naming_started']): NewNotification[] {
  const { board_number, kind, plan, due_at, at } = payload;
  return members
    .filter(({ leads, side }) => leads && plan.seats[side].kind === 'named')
    .map(({ account_id, side }) => ({
      account_id,
      dedupe_key: `battle_naming:${state.battle_id}:${board_number}:${at}`,
      notice: { kind: 'battle_naming', ...factsFor(state, side), naming: kind, board_number, due_at },
    }));
}

type Decided = Extract<Notice, { kind: 'battle_decided' }>;

const decidedNotice =
  (state: BattleState, cause: Decided['cause'], at: string) =>
  ({ account_id, side }: Member): NewNotification => ({
    account_id,
    dedupe_key: `battle_decided:${state.battle_id}:${at}`,
    notice: {
      kind: 'battle_decided',
      ...factsFor(state, side),
      result: cause === null ? 'cancelled' : resultFor(state, side),
      score: [state.score[side], state.score[otherSide(side)]],
      cause,
    },
  });

function resultFor({ result }: BattleState, side: Side): Decided['result'] {
  if (result === 'draw' || result === 'double_loss') return result;
  return result === side ? 'won' : 'lost';
}
