import type { Featured } from './matches.ts';

export type SystemEvents = { featured_match_changed: { match_id: string | null } };

/** Folds the `system` topic, whose snapshot is `Featured`. */
export function foldSystem(system: Featured, event: { type: string; payload: object }): Featured {
  if (event.type !== 'featured_match_changed') return system;
  return { featured_match_id: (event.payload as SystemEvents['featured_match_changed']).match_id };
}
