import { playerOf, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState, Naming, NamingKind } from '@pailei/domain/battles/types';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { streakOf } from '../../../../../shared/battles/model/shown-board.ts';
import { scoreText } from './waiting-texts.ts';

/** What a captain is asked when a player is named. */
export type NamingTexts = {
  readonly title: string;
  readonly text: string;
  /** Of the button, with the name of whom it means. */
  readonly action: (name: string) => string;
};

type Asked = { readonly state: BattleState; readonly side: Side; readonly naming: Naming };

const BOTH_NAME = '双方各派一人，都派出后同时公布。';

/** `白鹭 在第 7 擂落败，墨染青衫 守擂，2 连胜。` */
function lastBout({ state, side }: Asked): string {
  const last = standingBoards(state).at(-1);
  const loser = last && playerOf(last, side);
  const holder = last && playerOf(last, otherSide(side));
  if (!last || !loser || !holder || last.winner !== otherSide(side)) return '双方都要换人上场。';
  const streak = streakOf(state, otherSide(side), holder.account_id);
  const held = streak > 1 ? `，${streak} 连胜` : '';
  return `${loser.name} 在第 ${last.number} 擂落败，${holder.name} 守擂${held}。`;
}

const TEXTS: Readonly<Record<NamingKind, (asked: Asked) => NamingTexts>> = {
  next_player: (asked) => ({
    title: `第 ${asked.naming.board_number} 擂派谁攻擂`,
    text: lastBout(asked),
    action: (name) => `派「${name}」攻擂`,
  }),
  revival: ({ naming }) => ({
    title: `第 ${naming.board_number} 擂复活谁`,
    text: '全队都已落败，可有一人复活再战，只有这一次。',
    action: (name) => `复活「${name}」`,
  }),
  ace: ({ state, side }) => ({
    title: '派王牌',
    text: `${scoreText(state, side)} 打平，加赛一台 BO${state.settings.decider_series.best_of}。${BOTH_NAME}上过场的人与替补都能派。`,
    action: (name) => `派「${name}」出战`,
  }),
  decider: ({ state, side }) => ({
    title: '派决胜台选手',
    text: `${scoreText(state, side)} 打平，加赛一台 BO${state.settings.decider_series.best_of}。${BOTH_NAME}`,
    action: (name) => `派「${name}」出战`,
  }),
  hidden_choice: ({ naming }) => ({
    title: `第 ${naming.board_number} 台派谁出战`,
    text: `${BOTH_NAME}赢过一台的队员不再上场。`,
    action: (name) => `派「${name}」出战`,
  }),
};

export function namingTexts(asked: Asked): NamingTexts {
  return TEXTS[asked.naming.kind](asked);
}

/** What happens when the clock runs out, and whether the other captain has named already where both do. */
export function namingConsequence({ state, side, naming }: Asked, systemChoice: string): string {
  const other = otherSide(side);
  const isAsked = naming.plan.seats[other].kind === 'named';
  const hasNamed = naming.locked.some((one) => one.side === other);
  const opponent = isAsked ? `${state.sides[other].name} ${hasNamed ? '已派人' : '尚未派人'}。` : '';
  return `${opponent}时限内没有派人，由「${systemChoice}」出战。`;
}
