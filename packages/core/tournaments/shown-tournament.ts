import type { TournamentView } from '@pailei/contracts/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { tournamentView } from './tournament-state.ts';
import { canSee, viewDelay } from './tournaments.policy.ts';
import { findTournament } from './tournaments.repository.ts';

/** A tournament as this reader is shown it, with the event's delay; `undefined` where there is none for them. */
export async function shownTournament(trx: Trx, id: string, actor: Actor | null): Promise<TournamentView | undefined> {
  const row = await findTournament(trx, id);
  return row && canSee(row, actor) ? tournamentView(trx, row, viewDelay(row, actor)) : undefined;
}
