import { BATTLE_PENALTY_NAMES, BATTLE_STATUS_NAMES, NAMING_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { BOARD_END_NAMES, honourText } from '@pailei/contracts/play/battles/battle-texts';
import type { BattleEvent, BattleEvents, BattleEventType } from '@pailei/domain/battles/events';
import type { BattlePlayer, BattleState } from '@pailei/domain/battles/types';
import { SIDES, type BySide, type Side } from '@pailei/domain/series/sides';

import { formatDuration } from '../../../../shared/ui/time/countdown.format.ts';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { formatFacts } from '../../../../shared/battles/model/format-facts.ts';
import { resultText } from '../../../../shared/battles/model/phase.ts';
import { outageText } from '../../../../shared/ui/time/credit-text.ts';

/** `state` is the one right after the event. */
type SentenceBuilders = { readonly [T in BattleEventType]: (payload: BattleEvents[T], state: BattleState) => string };

type Ruled = { readonly reason: string; readonly by: { readonly name: string } };

const ruled = ({ by, reason }: Ruled, text: string) => `裁判 ${by.name} ${text}，原因：${reason}`;
const team = (state: BattleState, side: Side) => state.sides[side].name;
const board = (state: BattleState, number: number) => formatFacts(state).boardName(number);
const scoreText = ({ a, b }: BySide<number>) => `${a}:${b}`;
const nameOf = (player: BattlePlayer | null) => player?.name ?? '一名队员';

function playersOf(state: BattleState, number: number): string {
  const seats = state.boards.find((one) => one.number === number)?.seats ?? [];
  return SIDES.map(
    (side) => seats.findLast((seat) => seat.side === side && seat.role === 'player')?.name ?? '缺人',
  ).join(' 对 ');
}

function winnerText(state: BattleState, winner: Side | null): string {
  return winner === null ? '双方皆负' : `${team(state, winner)} 胜`;
}

const SENTENCES: SentenceBuilders = {
  battle_created: (_, { sides }) => `${sides.a.name} 对 ${sides.b.name}，团队战建立`,
  battle_rescheduled: ({ starts_at }) => `改期到 ${formatDateTime(starts_at)}`,
  line_up_locked: ({ side, by_system }, state) =>
    `${team(state, side)} 的出战名单已锁定${by_system ? '（系统按默认名单）' : ''}`,
  line_ups_revealed: () => '双方名单锁定，按赛制公开',
  team_check_in_opened: () => '战队签到开放',
  member_checked_in: ({ side }, state) => `${team(state, side)} 有队员签到`,
  battle_started: ({ absent }, state) =>
    absent.length === 0 ? '开战' : `开战，${absent.map((side) => team(state, side)).join('、')} 签到人数不足`,
  substitution_made: ({ side, out, player }, state) =>
    out && player ? `${team(state, side)} 换人：${player.name} 换下 ${out.name}` : `${team(state, side)} 换了一人`,
  player_replaced: (event, state) =>
    ruled(event, `为 ${team(state, event.side)} 换人：${nameOf(event.player)} 换下 ${nameOf(event.out)}`),
  naming_started: ({ board_number, kind }, state) => `${board(state, board_number)}，等待队长派出${NAMING_NAMES[kind]}`,
  player_locked: ({ side, by_system }, state) => `${team(state, side)} 已派人${by_system ? '（系统按顺序）' : ''}`,
  naming_withdrawn: ({ board_number }, state) => `${board(state, board_number)}不再需要派人`,
  boards_opened: ({ boards }, state) =>
    boards.length === 1 && boards[0]
      ? `${board(state, boards[0].number)}开台：${playersOf(state, boards[0].number)}`
      : `${boards.length} 台同时开台`,
  board_started: ({ board_number }, state) => `${board(state, board_number)}开始：${playersOf(state, board_number)}`,
  board_progressed: ({ board_number, score }, state) => `${board(state, board_number)} ${scoreText(score)}`,
  relay_turn_started: ({ from_game, players }) => `第 ${from_game} 局起：${players.a.name} 对 ${players.b.name}`,
  board_finished: ({ board_number, winner, score }, state) =>
    `${board(state, board_number)}结束 ${scoreText(score)}，${winnerText(state, winner)}，总比分 ${scoreText(state.score)}`,
  board_corrected: ({ board_number, winner, score, ground }, state) => {
    const text = `更正${board(state, board_number)}为 ${scoreText(score)}，${winnerText(state, winner)}`;
    return ground ? ruled(ground, text) : text;
  },
  board_forfeited: ({ board_number, winner, cause, ground }, state) => {
    const text = `${board(state, board_number)}${BOARD_END_NAMES[cause]}，${winnerText(state, winner)}`;
    return ground ? ruled(ground, text) : text;
  },
  board_reopened: ({ board_number, ground }, state) => {
    const text = `${board(state, board_number)}重新打开`;
    return ground ? ruled(ground, text) : text;
  },
  board_restored: ({ board_number, ground }, state) => {
    const text = `撤销${board(state, board_number)}的判负，将重新对局`;
    return ground ? ruled(ground, text) : text;
  },
  board_withdrawn: ({ board_number, cause }, state) =>
    `${board(state, board_number)}随${board(state, cause)}的更正撤回`,
  honour_earned: (honour) => `${honour.player.name} ${honourText(honour)}`,
  honour_withdrawn: (honour) => `更正之后，${honour.player.name} 的${honourText(honour)}不再成立`,
  boards_closed: ({ not_played, abandoned }) => `胜负已定，其余 ${not_played.length + abandoned.length} 台不再进行`,
  penalty_given: (event, state) =>
    ruled(event, `判罚 ${event.player?.name ?? team(state, event.side)} ${BATTLE_PENALTY_NAMES[event.kind]}`),
  player_reinstated: (event) => ruled(event, `恢复 ${event.player.name} 的资格`),
  decks_opened: ({ side }, state) => `${team(state, side)} 公开卡组`,
  battle_paused: (event) => ruled(event, '暂停团队战'),
  battle_resumed: (event) => ruled(event, '恢复团队战'),
  time_credited: (credit) => outageText(credit) ?? `维护期间停表，时限顺延 ${formatDuration(credit.lost_ms)}`,
  deadline_extended: (event) => ruled(event, `延长时限 ${formatDuration(event.seconds * 1_000)}`),
  battle_finished: ({ ground }, state) => {
    const text = `团队战结束 ${scoreText(state.score)}，${resultText(state)}`;
    return ground ? ruled(ground, text) : text;
  },
  battle_reopened: ({ ground, status }) => {
    const text = `团队战重新打开，${BATTLE_STATUS_NAMES[status]}`;
    return ground ? ruled(ground, text) : text;
  },
  battle_cancelled: (event) => ruled(event, '取消团队战'),
};

/** What happened, in a sentence; `state` is the one right after the event. */
export function battleSentence({ type, payload }: BattleEvent, state: BattleState): string {
  const build = SENTENCES[type] as (payload: BattleEvent['payload'], state: BattleState) => string;
  return build(payload, state);
}
