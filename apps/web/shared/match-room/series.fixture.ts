import type { HeroClass } from '@pailei/domain/decks/deck-rules';
import { noDraws } from '@pailei/domain/random/draw-key';
import { createSeries } from '@pailei/domain/series/create';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import { DEFAULT_SERIES_TIMERS, type SeriesSettings } from '@pailei/domain/series/settings';
import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import type { SeriesActor, SeriesCommand, SeriesSecret } from '@pailei/domain/series/commands';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { isViolation } from '@pailei/domain/violation/violation';

const NOW = '2026-11-20T12:00:00.000Z';
const CLASSES: readonly HeroClass[] = ['mage', 'priest', 'rogue'];

export type Move = readonly [Side | 'system', SeriesCommand];

/** A best of three with three decks and one ban, after these moves; a refusal fails the test. */
export function playedSeries(moves: readonly Move[], change: Partial<SeriesSettings> = {}): SeriesState {
  const settings: SeriesSettings = {
    format: 'conquest',
    best_of: 3,
    bans: 1,
    shield: false,
    timers: DEFAULT_SERIES_TIMERS,
    ...change,
  };
  const decks = CLASSES.map((heroClass, slot) => ({ slot, class: heroClass, name: `卡组${slot}` }));
  const created = createSeries(
    {
      series_id: 's1',
      settings,
      sides: { a: { participant_id: 'pa', name: '甲', decks }, b: { participant_id: 'pb', name: '乙', decks } },
    },
    NOW,
  );
  if (isViolation(created)) throw new Error(`the series was refused: ${created.violation}`);
  let state = foldSeries([created]);
  const secrets: SeriesSecret[] = [];
  for (const [by, command] of moves) {
    const actor: SeriesActor = by === 'system' ? { kind: 'system' } : { kind: 'side', side: by };
    const now = command.type === 'timeout' ? command.due_at : NOW;
    const decision = decideSeries(state, command, { now, actor, secrets, draw_key: noDraws });
    if (isViolation(decision)) throw new Error(`${command.type} was refused: ${decision.violation}`);
    secrets.push(...decision.secrets);
    state = decision.events.reduce(evolveSeries, state);
  }
  return state;
}

export const OPENED: readonly Move[] = [['system', { type: 'open_check_in' }]];
export const READY: readonly Move[] = [...OPENED, ['a', { type: 'ready' }], ['b', { type: 'ready' }]];
export const BANNED: readonly Move[] = [
  ...READY,
  ['a', { type: 'lock_bans', slots: [0] }],
  ['b', { type: 'lock_bans', slots: [2] }],
];
export const FIRST_GAME: readonly Move[] = [
  ...BANNED,
  ['a', { type: 'lock_pick', game_number: 1, slot: 0 }],
  ['b', { type: 'lock_pick', game_number: 1, slot: 1 }],
];
