import { initialState } from '@pailei/domain/tournament/evolve';
import { openDraft } from '@pailei/domain/tournament/draft';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { readEpoch, readSince, readTail, type LiveLog, type LogTail } from '@pailei/live/log';
import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import { keepState, keptState, type KeptState } from './memory/kept-states.ts';
import { firstPublicVersion, readStoredState, updateTournamentState } from './tournaments.repository.ts';

/** More events than any tournament of 1,024 has. */
const WHOLE_TAIL = 100_000;
/** A stored state may be so many events behind its log; a process that knows the event has it in memory. */
const STORED_EVERY = 512;

/** `behind`: how many events the stored state does not have. */
export type LoadedTournament = KeptState & { behind: number };

const fold = (state: TournamentState, events: readonly LogEvent[]): TournamentState =>
  openDraft(state).apply(events.map(tournamentEventOf));

/** The state that the log of an event leads to from its beginning. */
export function foldWhole([created, ...later]: readonly LogEvent[]): TournamentState {
  const first = created && tournamentEventOf(created);
  if (first?.type !== 'tournament_created') throw new Error('the log of a tournament does not begin with its creation');
  return fold(initialState(first), later);
}

/** The state as of the newest version this transaction sees: the one in memory, else the stored one, and what the log has since. */
export async function loadTournament(trx: Trx, { id, state_version }: TournamentRow): Promise<LoadedTournament> {
  const { base, tail } = (await fromMemory(trx, id)) ?? (await fromStore(trx, id));
  const state = fold(base.state, tail.events);
  const version = tail.events.at(-1)?.v ?? base.version;
  const loaded = { epoch: tail.epoch, version, state };
  if (!tail.isOwn) keepState(id, loaded);
  return { ...loaded, behind: version - state_version };
}

type Base = { state: TournamentState; version: number };

/** `undefined` where there is none of this history, or only one from after what this transaction sees. */
async function fromMemory(trx: Trx, id: string): Promise<{ base: Base; tail: LogTail } | undefined> {
  const kept = keptState(id);
  if (!kept) return undefined;
  const tail = await readTail(trx, tournamentTopic.of(id), kept.version);
  return tail.epoch === kept.epoch && tail.head >= kept.version ? { base: kept, tail } : undefined;
}

async function fromStore(trx: Trx, id: string): Promise<{ base: Base; tail: LogTail }> {
  const { state, state_version: version } = await readStoredState(trx, id);
  return { base: { state, version }, tail: await readTail(trx, tournamentTopic.of(id), version) };
}

/**
 * Stores the loaded state when the stored one is far behind. It is what stood before the command at hand: matches append to
 * the log without the tournament's lock, so only a state that was read from the log is sure to miss none of them. Nor does it need that
 * lock itself: a state that was stored meanwhile is newer, and stays.
 */
export async function keepLoaded(db: Db | Trx, id: string, loaded: LoadedTournament): Promise<LoadedTournament> {
  if (loaded.behind < STORED_EVERY) return loaded;
  await updateTournamentState(db, id, loaded.state, loaded.version);
  return { ...loaded, behind: 0 };
}

/**
 * What may be kept in memory once commands whose events are written have been committed; where the stored state is far behind, it is
 * stored with them. `undefined` where somebody else has written to the log meanwhile: then the state misses that.
 */
export async function keepAfter(
  trx: Trx,
  log: LiveLog,
  state: TournamentState,
  { epoch, version, behind, added }: Omit<LoadedTournament, 'state'> & { added: number },
): Promise<KeptState | undefined> {
  const after = { epoch, version: version + added, state };
  if (log.versionOf(tournamentTopic.of(state.id)) !== after.version) return undefined;
  if (behind + added >= STORED_EVERY) await updateTournamentState(trx, state.id, state, after.version);
  return after;
}

/** The state at a version of the log; never the draft that an event was before its first public change. */
export async function tournamentAt(trx: Trx, { id }: TournamentRow, version: number): Promise<TournamentState> {
  const topic = tournamentTopic.of(id);
  const least = (await firstPublicVersion(trx, topic)) ?? 1;
  const upTo = Math.max(version, least);
  const stored = await readStoredState(trx, id);
  if (stored.state_version > version) return foldWhole(await readSince(trx, topic, 0, upTo));
  const events = await readSince(trx, topic, stored.state_version, WHOLE_TAIL);
  return fold(
    stored.state,
    events.filter(({ v }) => v <= upTo),
  );
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
