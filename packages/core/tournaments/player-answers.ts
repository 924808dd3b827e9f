import { generalError } from '@pailei/contracts/errors';
import type { Entry, TournamentView } from '@pailei/contracts/tournaments';
import { nextStep } from '@pailei/domain/tournament';
import type { TournamentState } from '@pailei/domain/tournament';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic } from '@pailei/live/topics';
import { findOpenMatch } from '../matches/index.ts';
import { submittedDeckView } from '../submissions/index.ts';
import type { NamedDeck } from '../submissions/index.ts';
import { isStaff } from '../visibility/index.ts';
import type { LockedTournament } from './run-command.ts';
import { shownTournament } from './shown-tournament.ts';
import { tournamentView } from './tournament-state.ts';

/** The tournament as each of its entrants sees it after their commands, made once for all who see the same. */
export function viewsAfter(
  trx: Trx,
  log: LiveLog,
  locked: LockedTournament & { version: number },
  state: TournamentState,
): (actor: Actor) => Promise<TournamentView> {
  const views = new Map<boolean, Promise<TournamentView>>();
  return (actor) => {
    const isUpToDate = state.settings.delay_seconds === 0 || isStaff(actor);
    const view =
      views.get(isUpToDate) ?? (isUpToDate ? newestView(trx, log, locked, state) : trailingView(trx, state, actor));
    views.set(isUpToDate, view);
    return view;
  };
}

async function newestView(
  trx: Trx,
  log: LiveLog,
  { row, version }: LockedTournament & { version: number },
  state: TournamentState,
): Promise<TournamentView> {
  const topic = tournamentTopic(row.id);
  const parts = log.appended().filter((part) => part.topic === topic);
  const added = parts.reduce((sum, { events }) => sum + events.length, 0);
  const [part] = parts;
  // Matches append to the log without the tournament's lock: what they added in between is not in this state.
  if (!part || log.versionOf(topic) !== version + added) return tournamentView(trx, row);
  return { tournament: state, epoch: part.epoch, version: version + added };
}

async function trailingView(trx: Trx, { id }: TournamentState, actor: Actor): Promise<TournamentView> {
  const view = await shownTournament(trx, id, actor);
  if (!view) throw generalError('not_found');
  return view;
}

type Submitted = { participant_id: string; decks: readonly NamedDeck[] | undefined };

/** The entry of somebody who has just handed in these lists. */
export async function entryAfter(
  trx: Trx,
  state: TournamentState,
  { participant_id, decks = [] }: Submitted,
): Promise<Entry> {
  const participant = state.participants[participant_id];
  if (!participant) throw new Error(`tournament ${state.id} has no participant ${participant_id}`);
  const match = state.status === 'running' ? await findOpenMatch(trx, participant_id) : undefined;
  const isDelayed = state.settings.delay_seconds > 0;
  return {
    participant_id,
    status: participant.status,
    decks: decks.map((deck, slot) => submittedDeckView({ ...deck, slot })),
    match_id: match?.id ?? null,
    own: isDelayed ? { participant, step: nextStep(state, participant_id) } : null,
  };
}
