import type { TournamentState } from '@pailei/domain/tournament';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import { readEpoch, readSince, type LiveLog } from '@pailei/live/log';
import type { LiveEvent } from '@pailei/live/protocol/messages';
import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { firstPublicVersion, updateTournamentState } from './tournaments.repository.ts';

/** More events than any tournament of 1,024 has between two of its own commands. */
const WHOLE_TAIL = 100_000;
const FOLD_TAIL_FROM = 64;

export type LoadedTournament = { state: TournamentState; version: number; tail: number };

/** `tournament_created`, a log's first event, begins the state whatever it is folded onto. */
const foldAll = (state: TournamentState, events: readonly LiveEvent[]) => events.reduce(foldTournamentTopic, state);

/** The state as of the newest version this transaction sees: the stored one, and what the log has since. */
export async function loadTournament(trx: Trx, row: TournamentRow): Promise<LoadedTournament> {
  const events = await readSince(trx, tournamentTopic.of(row.id), row.state_version, WHOLE_TAIL);
  return { state: foldAll(row.state, events), version: events.at(-1)?.v ?? row.state_version, tail: events.length };
}

/**
 * Stores the loaded state when its tail has grown long. It is what stood before the command at hand: matches append to
 * the log without the tournament's lock, so only a state that was read from the log is sure to miss none of them.
 */
export async function keepLoaded(trx: Trx, row: TournamentRow, loaded: LoadedTournament): Promise<void> {
  if (loaded.tail >= FOLD_TAIL_FROM) await updateTournamentState(trx, row.id, loaded.state, loaded.version);
}

/** From so many events on a joined transaction stores the state that it leaves, so that the next one need not fold them. */
const STORED_FROM = 16;

/**
 * Stores the state after commands whose events are written. Only where nobody else has written to the log meanwhile: then it
 * misses nothing.
 */
export async function keepAfter(
  trx: Trx,
  log: LiveLog,
  state: TournamentState,
  { version, added }: { version: number; added: number },
): Promise<void> {
  if (added < STORED_FROM || log.versionOf(tournamentTopic.of(state.id)) !== version + added) return;
  await updateTournamentState(trx, state.id, state, version + added);
}

/** The state at a version of the log; never the draft that an event was before its first public change. */
export async function tournamentAt(trx: Trx, row: TournamentRow, version: number): Promise<TournamentState> {
  const least = (await firstPublicVersion(trx, tournamentTopic.of(row.id))) ?? 1;
  const isBehind = version < row.state_version;
  const events = await readSince(trx, tournamentTopic.of(row.id), isBehind ? 0 : row.state_version, WHOLE_TAIL);
  const visible = events.filter((event) => event.v <= Math.max(version, least));
  return foldAll(row.state, visible);
}

/** State and version of one moment. */
export async function tournamentView(trx: Trx, row: TournamentRow): Promise<TournamentView> {
  const epoch = await readEpoch(trx);
  const { state, version } = await loadTournament(trx, row);
  return { tournament: state, epoch, version };
}

/** The same at a version of the log, for a reader who trails. */
export async function tournamentViewAt(trx: Trx, row: TournamentRow, version: number): Promise<TournamentView> {
  return { tournament: await tournamentAt(trx, row, version), epoch: await readEpoch(trx), version };
}
