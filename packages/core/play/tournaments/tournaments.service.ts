import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { fieldApi } from '@pailei/contracts/play/pairings/field.api';
import type { EventLogPage } from '@pailei/contracts/play/event-log/event-log.api';
import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { TournamentRow } from '@pailei/db/schema/tournaments';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { readEpoch, readHeads, readSince } from '@pailei/live/log';
import {
  STANDINGS_EXPORT_FORMAT,
  STANDINGS_EXPORT_VERSION,
  type StandingsExport,
} from '@pailei/contracts/play/tournaments/standings-export';
import { CRITERION_NAMES, DECIDED_BY_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { exportTable, figureCriteria } from '@pailei/domain/tournament/standings/export/export-table';
import { figureOf, isAmongTied } from '@pailei/domain/tournament/standings/proof/figure-of';
import { formatRate } from '@pailei/domain/tournament/standings/fraction';
import { tiedAt } from '@pailei/domain/tournament/standings/proof/tie-steps';
import type { Criterion, StandingsResult, StandingsRow } from '@pailei/domain/tournament/standings/types';
import type { OrderedTable } from '@pailei/domain/tournament/standings/proof/types';
import { matchFormat } from '@pailei/domain/tournament/teams/team-scores';
import { standingsTables, type StandingsTable } from '@pailei/domain/tournament/standings-tables';
import { changeTournament, tournamentTurns, type TournamentsDeps } from './commands/change-tournament.ts';
import { playerCommands } from './commands/player-commands.ts';
import { shownTournament, findShownEvent } from './shown-tournament.ts';
import { staffCommands } from './commands/staff-commands.ts';
import { enterParticipantLate } from './field/enter-late.ts';
import { leavingReads } from './field/leaving.reads.ts';
import { roundDraftCommands } from './round-drafts/round-drafts.service.ts';
import { seedingReads } from './seeding/seeding.reads.ts';
import { undoCommands } from './undo/undo.service.ts';
import { listTournaments, type ListQuery } from './tournaments.list.ts';
import { foldWhole } from './tournament-state.ts';
import { firstPublicVersion } from './tournaments.repository.ts';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';
import { textFile } from '../../ground/text-file/text-file.ts';

const CACHE = 'private, no-cache';

type Exported = TournamentView & { readonly stage: number };

/** `undefined` where the stage is none, has not begun or has no standings. */
function standingsJsonFile({ tournament, version, stage }: Exported) {
  const begun = tournament.stages[stage];
  const tables = standingsTables(tournament, stage);
  const [first] = tables;
  if (!begun || !first) return undefined;
  const { tiebreakers, byes_in_opponent_rates, head_to_head = 'once' } = first.rules;
  const nameOf = (id: string) => tournament.participants[id]?.name ?? '';
  const file: StandingsExport = {
    format: STANDINGS_EXPORT_FORMAT,
    version: STANDINGS_EXPORT_VERSION,
    event: { id: tournament.id, name: tournament.name, status: tournament.status, version },
    rule_sheet_hash: tournament.rule_versions?.at(-1)?.hash ?? null,
    stage: { index: stage, type: begun.type, status: begun.status, format: matchFormat(tournament, stage) },
    rules: { tiebreakers, byes_in_opponent_rates, head_to_head },
    tables: tables.map((table) => {
      const { entrants, results, annulled, deciders, standings } = exportTable(table);
      return {
        group: table.group,
        entrants: entrants.map((entrant) => ({ ...entrant, name: nameOf(entrant.id) })),
        results: results.map(withRound),
        ...(annulled && { annulled: [...annulled] }),
        ...(deciders && { deciders: deciders.map(withRound) }),
        standings: [...standings],
      };
    }),
  };
  return textFile('standings.json', `${JSON.stringify(file, null, 2)}\n`, CACHE);
}

/** For a spreadsheet, to be read: rounded figures, and what decided each place. */
function standingsCsvFile({ tournament, stage }: Exported) {
  const tables = standingsTables(tournament, stage);
  const [first] = tables;
  if (!first) return undefined;
  const criteria = figureCriteria(first.rules);
  const groups = tables.length > 1;
  const head = [
    ...(groups ? ['组'] : []),
    '名次',
    '选手',
    '胜',
    '平',
    '负',
    '胜局',
    '负局',
    ...criteria.map((criterion) => CRITERION_NAMES[criterion]),
    '抽签号',
    '名次依据',
  ];
  const lines = tables.flatMap((table) =>
    table.rows.map((row) => [
      ...(groups ? [String((table.group ?? 0) + 1)] : []),
      String(row.rank),
      tournament.participants[row.id]?.name ?? '',
      ...[row.wins, row.draws, row.losses, row.games_won, row.games_lost].map(String),
      ...criteria.map((criterion) => figureText(table, row, criterion)),
      String(row.lot),
      row.decided_by === null ? '' : DECIDED_BY_NAMES[row.decided_by],
    ]),
  );
  return textFile('standings.csv', CSV_MARK + csvLines([head, ...lines]), CACHE);
}

function figureText(table: OrderedTable & StandingsTable, row: StandingsRow, criterion: Criterion): string | number {
  const group = isAmongTied(criterion) ? tiedAt(row, table, criterion) : [row];
  const value = group.length === 0 ? null : figureOf(criterion, row, group);
  if (!value) return '';
  return value.n % value.d === 0n ? Number(value.n / value.d) : formatRate(value);
}

const withRound = ({ round = 0, ...result }: StandingsResult) => ({ ...result, round });

/**
 * A page of an event's log after a version, as far as this reader is shown the event. What the organisers changed before they
 * opened it is no part of it: the log begins with the event as it was then. Throws 404 where there is nothing for them.
 */
async function eventLogPage(
  trx: Trx,
  actor: Actor | null,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<EventLogPage> {
  const shown = await findShownEvent(trx, id, actor);
  if (!shown) throw generalError('not_found');
  const topic = tournamentTopic.of(id);
  const version = shown.version ?? (await readHeads(trx, [topic])).get(topic) ?? 0;
  const first = (await firstPublicVersion(trx, topic)) ?? 1;
  const events = await readSince(trx, topic, Math.max(after, first), limit);
  return {
    epoch: await readEpoch(trx),
    version: Math.max(version, first),
    start: after < first ? { version: first, tournament: await stateAtBegin(trx, shown.row, first) } : null,
    events: events.filter(({ v }) => v <= version),
  };
}

async function stateAtBegin(trx: Trx, row: TournamentRow, version: number): Promise<TournamentState> {
  return foldWhole(await readSince(trx, tournamentTopic.of(row.id), 0, version));
}

export type TournamentsService = ReturnType<typeof createTournamentsService>;

/** One tournament from draft to placements: what players, referees and organisers do with it, and what each may see. */
export function createTournamentsService(deps: TournamentsDeps) {
  const inTurn = tournamentTurns(deps);
  const change = changeTournament(deps, inTurn);
  const shown = async (actor: Actor | null, id: string): Promise<TournamentView> => {
    const view = await readInOneSnapshot(deps.db, (trx) => shownTournament(trx, id, actor));
    if (!view) throw generalError('not_found');
    return view;
  };
  return {
    list(actor: Actor | null, query: ListQuery, entrants: EntrantKind = 'account') {
      if (query.mine && !actor) throw generalError('unauthorized');
      return listTournaments(deps.db, query, actor, entrants);
    },

    get: shown,

    /** An event of accounts is none of teams. */
    async getOfTeams(actor: Actor | null, id: string): Promise<TournamentView> {
      const view = await shown(actor, id);
      if (!view.tournament.settings.team) throw generalError('not_found');
      return view;
    },

    async standingsCsv(actor: Actor | null, id: string, stage: number) {
      return standingsCsvFile({ ...(await shown(actor, id)), stage });
    },
    async standingsJson(actor: Actor | null, id: string, stage: number) {
      return standingsJsonFile({ ...(await shown(actor, id)), stage });
    },

    ...seedingReads(deps),
    log: (actor: Actor | null, id: string, page: { after: number; limit: number }): Promise<EventLogPage> =>
      readInOneSnapshot(deps.db, (trx) => eventLogPage(trx, actor, id, page)),

    ...playerCommands(deps),
    ...staffCommands(deps, change),
    ...roundDraftCommands(deps, inTurn, change),
    ...undoCommands(deps, change),
    ...leavingReads(deps),
    /** Somebody who comes in after the start, by the staff, with their lists. */
    enterOtherLate: (actor: Actor, id: string, body: BodyOf<typeof fieldApi.enterParticipantLate>) =>
      change(actor, id, (trx, log, loaded, now) => enterParticipantLate(trx, log, loaded, { ...body, actor, now })),
  };
}
