import type { TournamentState } from '../types.ts';

/** What a stage may read of its event: its settings, and who is still in. Nothing of the other stages. */
export type StageScope = Pick<TournamentState, 'settings' | 'participants'>;

export function isActive(event: StageScope, id: string): boolean {
  return event.participants[id]?.status === 'active';
}

export function activeEntrants(event: StageScope, stage: { readonly entrants: readonly string[] }): string[] {
  return stage.entrants.filter((id) => isActive(event, id));
}
