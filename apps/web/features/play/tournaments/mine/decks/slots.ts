import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { UseFormReturn } from 'react-hook-form';
import type { DecksBody } from '../../../../../shared/tournaments/entries/entries.api.ts';

/** Decks side by side, as many as have room. */
export const DECK_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-2 max-tablet:grid-cols-1';

/** The places of the line-up, and how they are filled. */
export type Slots = {
  form: UseFormReturn<DecksBody>;
  count: number;
  needed: number;
  most: number;
  settings: TournamentSettings;
  append: () => void;
  remove: (slot: number) => void;
};
