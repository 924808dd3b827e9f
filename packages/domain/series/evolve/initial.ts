import type { SeriesCreated, SeriesParticipant } from '../events.ts';
import { leadOf } from '../settings.ts';
import type { HiddenChoice, SeriesState, SideState } from '../types.ts';

export const OPEN_CHOICE: HiddenChoice<never> = { locked: false, by_system: false, revealed: null };

function initialSide(participant: SeriesParticipant, wins: number): SideState {
  return {
    participant_id: participant.participant_id,
    name: participant.name,
    decks: participant.decks,
    ready: false,
    shield: OPEN_CHOICE,
    bans: OPEN_CHOICE,
    pick: OPEN_CHOICE,
    wins,
    penalties: [],
    timeouts: 0,
    in_grace: false,
  };
}

/** The state that the payload of `series_created` opens with. */
export function initialSeries(created: SeriesCreated): SeriesState {
  return {
    series_id: created.series_id,
    settings: created.settings,
    status: 'scheduled',
    step: null,
    sides: {
      a: initialSide(created.sides.a, leadOf(created.settings, 'a')),
      b: initialSide(created.sides.b, leadOf(created.settings, 'b')),
    },
    games: [],
    rulings: [],
    winner: null,
    end_cause: null,
    due_at: null,
    due_kind: null,
    pause: null,
    created_at: created.at,
    check_in_at: null,
    check_in_rung: 0,
    started_at: null,
    ended_at: null,
  };
}
