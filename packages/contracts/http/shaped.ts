import { z } from 'zod';

/** The states and events whose shapes have a name in the API document. */
export type ShapeName =
  | 'SeriesState'
  | 'TournamentState'
  | 'BattleState'
  | 'StreamQueue'
  | 'SeriesEvent'
  | 'BattleEvent'
  | 'TournamentEvent'
  | 'Participant'
  | 'NextStep';

/** An engine's state, served as the engine made it but for what its shape of this name does not name; the documentation shows that shape. */
export function shaped<T>(name: ShapeName): z.ZodType<T, T> {
  return z.any().meta({ 'x-shape': name });
}
