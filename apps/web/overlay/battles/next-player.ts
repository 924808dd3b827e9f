import { NAMING_NAMES } from '@pailei/contracts/play/battles/battle-names';
import type { BattlePlayer, BattleState, SeatPlan } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { lineUpPlaces } from '../../shared/battles/model/line-up-places.ts';
import { mark } from '../mark.ts';
import { html, type Markup, type Page } from '../template.ts';
import type { BattleOnAir, OverlayView } from '../view.ts';
import { COMING } from './coming.ts';
import { crest, phase, portrait } from './fragments.ts';
import styles from './next-player.module.css';

const SHELL = html`<div class="${styles.next}">
  <div data-part="head"></div>
  <div class="${styles.side}" data-part="a"></div>
  <div class="${styles.side}" data-part="b"></div>
</div>`;

/** Who is named next and how long is left for it, or who comes next by the rules; nothing that a captain has not shown. */
export function nextPlayer({ battle: onAir }: OverlayView, nowMs: number): Page {
  if (!onAir) return { shell: html``, parts: {} };
  return {
    shell: SHELL,
    parts: { head: html`${mark(26)}${phase(onAir, nowMs)}`, a: side(onAir, 'a'), b: side(onAir, 'b') },
  };
}

type Next = {
  readonly title: string;
  /** Null: a place that is still hidden. */
  readonly players: readonly (BattlePlayer | null)[];
  /** Nobody is hidden behind the players that are shown. */
  readonly note: string | null;
};

function side({ snapshot: { info, battle } }: BattleOnAir, name: Side): Markup {
  const { title, players, note } = battle.naming
    ? named(battle, battle.naming.plan.seats[name], name)
    : byRules(battle, name);
  const list = players.map((player) => html`<li>${portrait(player, 44)}<b>${player?.name ?? '未公开'}</b></li>`);
  return html`${crest(info.teams[name], name, 48)}<span><b>${info.teams[name].name}</b><small>${title}</small></span>
    <ol>
      ${list}${note && html`<li><small>${note}</small></li>`}
    </ol>`;
}

function byRules(battle: BattleState, name: Side): Next {
  const { title, places } = COMING[battle.settings.format.code];
  const players = places(battle, name).map(({ player }) => player);
  return { title, players, note: players.length === 0 ? '没有人待上场' : null };
}

/** What a naming asks of each kind of seat. */
function named(battle: BattleState, plan: SeatPlan, name: Side): Next {
  switch (plan.kind) {
    case 'player':
      return { title: '已在台上', players: [plan.player], note: null };
    case 'order':
      return { title: '按顺序', players: [lineUpPlaces(battle, name)[plan.index]?.player ?? null], note: null };
    case 'named':
      return { title: namingText(battle, name, plan), players: candidates(battle, name, plan), note: benchNote(plan) };
    default:
      return plan satisfies never;
  }
}

type NamedSeat = SeatPlan & { readonly kind: 'named' };

function namingText({ naming }: BattleState, name: Side, plan: NamedSeat): string {
  const isLocked = naming?.locked.some((one) => one.side === name) ?? false;
  return `${NAMING_NAMES[plan.naming]} · ${isLocked ? '已派人' : '等待派人'}`;
}

/** Those of the line-up who may be named; hidden places stay hidden. */
function candidates(battle: BattleState, name: Side, { without }: NamedSeat): readonly (BattlePlayer | null)[] {
  return lineUpPlaces(battle, name)
    .filter(({ player, isOut }) => !isOut && (player === null || !without.includes(player.account_id)))
    .map(({ player }) => player);
}

const benchNote = ({ from }: NamedSeat) => (from === 'team' ? '或替补' : null);
