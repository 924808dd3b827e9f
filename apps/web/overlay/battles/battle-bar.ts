import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { isBoardRunning, playerOf, standingBoards } from '@pailei/domain/battles/boards';
import type { BattleState, Board } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { formatFacts } from '../../shared/battles/model/format-facts.ts';
import frame from '../layouts/bar.module.css';
import { mark } from '../mark.ts';
import marks from '../fragments.module.css';
import { html, type Markup, type Page } from '../template.ts';
import type { BattleOnAir, OverlayView } from '../view.ts';
import styles from './battle-bar.module.css';
import { boardTitle, crest, phase, placeCards, scoreParts, shownBoard } from './fragments.ts';

const SHELL = html`<header class="${frame.bar}">
  <i class="${frame.rope}"></i>
  <div class="${frame.scorebar}">
    <div data-part="a"></div>
    <div data-part="score-a"></div>
    <div data-part="phase"></div>
    <div data-part="score-b"></div>
    <div data-part="b"></div>
  </div>
  <i class="${frame.rope}"></i>
  <div data-part="event"></div>
</header>`;

/** The teams and their running score along the upper edge, the board that is on air under it. */
export function battleBar({ battle: onAir }: OverlayView, nowMs: number): Page {
  if (!onAir) return { shell: html``, parts: {} };
  const { battle } = onAir.snapshot;
  const { format, series } = battle.settings;
  return {
    shell: SHELL,
    parts: {
      a: html`${crest(onAir.snapshot.info.teams.a, 'a', 52)}${name(onAir, 'a')}${placeCards(battle, 'a')}`,
      b: html`${placeCards(battle, 'b')}${name(onAir, 'b')}${crest(onAir.snapshot.info.teams.b, 'b', 52)}`,
      ...scoreParts(onAir),
      phase: html`<b>${battleFormatName(format)}</b><span class="${marks.digits}">BO${series.best_of}</span>`,
      event: html`${mark(22)}${isBattleOver(battle.status) ? html`<b>${phase(onAir, nowMs)}</b>` : board(onAir, nowMs)}`,
    },
  };
}

function name({ snapshot: { info, battle } }: BattleOnAir, side: Side): Markup {
  const need = formatFacts(battle).need(battle, side);
  return html`<span class="${frame.name}"
    ><b>${info.teams[side].name}</b>${need && html`<small>${need}</small>`}</span
  >`;
}

/** `第 3 擂 青萍 1 : 1 渡口`; while somebody is named, for whom everybody waits. */
function board(onAir: BattleOnAir, nowMs: number): Markup {
  const { battle } = onAir.snapshot;
  const shown = shownBoard(onAir);
  if (!shown || battle.naming) return html`<span class="${styles.phase}">${phase(onAir, nowMs)}</span>`;
  const others = standingBoards(battle).filter((one) => isBoardRunning(one) && one.number !== shown.number).length;
  return html`<b>${boardTitle(battle, shown)}</b
    >${pairing(battle, shown)}${others > 0 && html`<span>另 ${others} 台进行中</span>`}`;
}

function pairing(battle: BattleState, shown: Board): Markup {
  const player = (side: Side) => playerOf(shown, side)?.name ?? '缺人';
  const isPaused = battle.status === 'paused';
  return html`<span class="${styles.pairing}"
      >${player('a')}<b class="${marks.digits}">${shown.score.a} : ${shown.score.b}</b>${player('b')}</span
    >${isPaused && html`<span>已暂停</span>`}`;
}
