import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { fieldApi } from '@pailei/contracts/play/pairings/field.api';
import type { LateEntrySettings } from '@pailei/domain/tournament/pairing-settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Account } from '../people/accounts.ts';
import type { Pace } from '../connections/pace.ts';
import { isRefused } from '../connections/refusals.ts';
import { chooseDecks } from '../tournament-plan.ts';

/** The event goes on with so many at least when the latecomers are not there yet. */
const LEAST_ON_TIME = 2;
/** They come when this round is played. */
const ENTERS_IN_ROUND = 2;

export type Arrivals = { readonly onTime: readonly Account[]; readonly late: readonly Account[] };

/** Who comes when the event has begun: nobody where it can't be entered then. */
export function arrivals(players: readonly Account[], stages: readonly StageSettings[], pace: Pace): Arrivals {
  const [first] = stages;
  const isOpen = first !== undefined && STAGE_TEXTS[first.type].isDrawn === true;
  const late = players
    .filter(({ username }) => isOpen && pace.happens(pace.habits.late_entries, `late entry ${username}`))
    .slice(0, Math.max(0, players.length - LEAST_ON_TIME));
  return { onTime: players.filter((player) => !late.includes(player)), late };
}

/** By their own hand, up to the round in which they come. */
export const LATE_ENTRY: LateEntrySettings = {
  until_round: ENTERS_IN_ROUND,
  missed_rounds: 'losses',
  by_players: true,
};

/** Whether those who are late come now. */
export function isTimeToEnter({ status, stages }: TournamentState): boolean {
  return status === 'running' && stages.length === 1 && (stages[0]?.rounds.length ?? 0) >= ENTERS_IN_ROUND;
}

/** Enters a running event; returns the participant id, null where it takes nobody any more. */
export async function enterLate(
  player: Account,
  { id, settings }: TournamentState,
  pace: Pace,
): Promise<string | null> {
  const decks = chooseDecks(settings, pace, player.username);
  try {
    const { entry } = await player.site.call(fieldApi.enterLate, { params: { id }, body: { decks } });
    return entry.participant_id;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
