import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Trx } from '@pailei/db/tx';
import { nextStep, type NextStep } from '@pailei/domain/tournament/next-step';
import type { ParticipantStatus, TournamentStatus } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { readHeads } from '@pailei/live/log';
import { knownTournaments } from '../../site/visibility/unpublished.ts';
import { loadTournament, type LoadedTournament } from './tournament-state.ts';
import { summaryView } from './tournaments.list.ts';
import { findTournament } from './tournaments.repository.ts';

/** Somebody's entry in an event, or their team's. The line is as they are shown it; the entry itself never trails. */
export type OwnEntry = { readonly line: TournamentSummary; readonly participant_id: string };
export type OwnEvent = OwnEntry & { readonly step: NextStep };

type Filter = {
  /** Of events that are over: those that ended after this. */
  readonly since: string;
  readonly statuses: readonly TournamentStatus[];
  readonly limit: number;
};

const GONE: readonly ParticipantStatus[] = ['withdrawn'];

/** The events that an account has entered: those that are played first, then those about to begin, then the newest. */
export async function findOwnEntries(trx: Trx, actor: Actor, { since, statuses, limit }: Filter): Promise<OwnEntry[]> {
  const rows = await knownTournaments(trx, actor)
    .innerJoin('account_entry as entry', 'entry.tournament_id', 'line.id')
    .selectAll('line')
    .select('entry.participant_id')
    .where('entry.account_id', '=', actor.user_id)
    .where('entry.status', 'not in', GONE)
    .where('line.status', 'in', statuses)
    .where((eb) => eb.or([eb('line.finished_at', 'is', null), eb('line.finished_at', '>', since)]))
    .orderBy('line.status_rank')
    .orderBy('line.starts_at', 'desc')
    .orderBy('line.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ participant_id, ...row }) => ({ line: summaryView(row), participant_id }));
}

type Kept = Map<string, LoadedTournament>;
/** As many as are played at a time. */
const KEPT_EVENTS = 32;

/**
 * Reads the next step of entries, by the rule of the event's own page. All players of an event ask when it goes on: they share its
 * state while its log stands still.
 */
export function createOwnSteps() {
  const kept: Kept = new Map();

  async function load(trx: Trx, id: string): Promise<LoadedTournament | undefined> {
    const head = (await readHeads(trx, [tournamentTopic.of(id)])).get(tournamentTopic.of(id));
    const known = kept.get(id);
    if (known && known.version === head) return known;
    const row = await findTournament(trx, id);
    if (!row) return undefined;
    const loaded = await loadTournament(trx, row);
    kept.delete(id);
    kept.set(id, loaded);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_EVENTS && oldest !== undefined) kept.delete(oldest);
    return loaded;
  }

  return async (trx: Trx, entry: OwnEntry): Promise<OwnEvent | undefined> => {
    const loaded = await load(trx, entry.line.id);
    return loaded && { ...entry, step: nextStep(loaded.state, entry.participant_id) };
  };
}
