import type { BattleInfo, BattleSnapshot } from '@pailei/contracts/play/battles/battle-views';
import type { BattleFormat } from '@pailei/domain/battles/settings';
import type { BattleState } from '@pailei/domain/battles/types';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';

import { battleScore } from '../../shared/battles/model/battle-score.ts';
import { EMPTY_VIEW, type BattleOnAir, type OverlayView } from '../view.ts';
import { boardOnAir } from './board-on-air.ts';

const team = (id: string, name: string) => ({
  id,
  name,
  tag: name.slice(0, 2),
  crest: { seed: 1, style: crestFromSeed(1), image_id: null },
});

const INFO: BattleInfo = {
  id: 'battle-1',
  challenge_id: null,
  teams: { a: team('team-a', '甲队'), b: team('team-b', '乙队') },
  is_demo: false,
  delay_seconds: 0,
  created_at: '2026-03-01T12:00:00.000Z',
};

/** A battle of every format, as small as it may be. */
export const EVERY_FORMAT: readonly BattleFormat[] = [
  { code: 'boards', size: 3, decided: 'majority', tie: 'ace' },
  { code: 'winner_stays', size: 3, order: 'fixed', revival: false },
  { code: 'winner_stays', size: 3, order: 'free', revival: false },
  { code: 'relay', size: 3 },
  { code: 'co_op', size: 1 },
  { code: 'two_v_two', size: 2, decider: 'board' },
  { code: 'scheveningen', size: 3 },
  { code: 'conquest_team', size: 3 },
];

export const snapshotOf = (battle: BattleState, info: Partial<BattleInfo> = {}): BattleSnapshot => ({
  info: { ...INFO, ...info },
  battle,
});

/** What a layout draws of a battle, with the board that is on air. */
export function viewOf(battle: BattleState, change: Partial<BattleOnAir> = {}): OverlayView {
  const snapshot = snapshotOf(battle);
  const board = boardOnAir(battle, null)?.match_id ?? null;
  const score = battleScore(battle);
  return { ...EMPTY_VIEW, battle: { snapshot, board, score, before: null, delay: 0, ...change } };
}
