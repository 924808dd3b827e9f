import { isBoardRunning } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import type { CaptainActionKind } from '@pailei/domain/battles/next-action';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { battleScore, countsGames } from '../../../../../shared/battles/model/battle-score.ts';
import { resultText } from '../../../../../shared/battles/model/phase.ts';

export type WaitingTexts = { readonly title: string; readonly text: string; readonly clock: string | null };

/** What a team waits for, where it has nothing to decide. */
export type WaitingKind = Exclude<CaptainActionKind, 'line_up' | 'check_in' | 'name_player'>;

export const scoreText = (state: BattleState, side: Side): string => {
  const score = battleScore(state);
  return `${score[side]} : ${score[otherSide(side)]}`;
};

function playText(state: BattleState): string {
  const { boards } = state;
  const { a, b } = battleScore(state);
  const playing = boards.filter(({ status }) => status === 'playing').length;
  if (playing > 0) return countsGames(state) ? `第 ${a + b + 1} 局正在进行` : `${playing} 台正在进行`;
  const open = boards.filter(isBoardRunning).length;
  if (open === 0) return '等待开台';
  return countsGames(state) ? '等待双方就绪' : `${open} 台等待双方就绪`;
}

const TEXTS: Readonly<Record<WaitingKind, (state: BattleState, side: Side) => WaitingTexts>> = {
  wait_opponent(state, side) {
    const opponent = state.sides[otherSide(side)].name;
    if (state.naming) {
      return {
        title: `等待 ${opponent} 派人`,
        text: '对方派出后，这一台就开放。超时由系统按名单顺序派人。',
        clock: '剩余',
      };
    }
    return { title: '等待对手锁定名单', text: `${opponent} 还没有锁定。到截止时由系统按规则补上。`, clock: '距截止' };
  },
  wait_start: (state) => ({
    title: state.status === 'check_in' ? '等待开战' : '等待签到开放',
    text:
      state.status === 'check_in'
        ? '本队签到人数已够，到时间自动开战。'
        : '双方名单都已锁定，签到开放后任何队员都可以签到。',
    clock: state.status === 'check_in' ? '距开战' : '距签到开放',
  }),
  follow(state, side) {
    return {
      title: playText(state),
      text: `总比分 ${scoreText(state, side)}，现在没有要决定的事。需要你时这里会变，也会响铃。`,
      clock: null,
    };
  },
  paused: () => ({ title: '团队战已暂停', text: '裁判暂停了这一场，恢复后继续计时。', clock: null }),
  done: (state, side) => ({ title: resultText(state), text: `终场总比分 ${scoreText(state, side)}。`, clock: null }),
};

export function waitingTexts(kind: WaitingKind, state: BattleState, side: Side): WaitingTexts {
  return TEXTS[kind](state, side);
}
