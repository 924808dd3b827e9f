import { periodFrom, type Period } from '../availability/availability.ts';
import type { BestOf } from '../series/settings.ts';
import { roundMinutes } from '../series/round-minutes.ts';
import { termsOf } from './formats/format-terms.ts';
import type { BattleSettings } from './settings.ts';

export const expectedMatchMinutes = ({ best_of }: { readonly best_of: BestOf }): number => roundMinutes(best_of);

export function expectedMinutes({ format, series, decider_series }: BattleSettings): number {
  const { regular, deciding } = termsOf(format).boardsInTurn(format);
  return regular * expectedMatchMinutes(series) + deciding * expectedMatchMinutes(decider_series);
}

/** From the start of a battle to its expected end. */
export const expectedPeriod = (settings: BattleSettings, starts_at: string): Period =>
  periodFrom(starts_at, expectedMinutes(settings));
