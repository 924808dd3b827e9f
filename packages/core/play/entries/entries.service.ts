import type { BodyOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { entriesApi, ParticipantNote } from '@pailei/contracts/play/entries/entries.api';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { PARTICIPANT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { activePlayers } from '@pailei/domain/tournament/teams/roster';
import { presentPlayers } from '@pailei/domain/tournament/teams/decide-roster';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import type { EntryTeam } from '@pailei/contracts/play/entries/entry-teams';
import { siteDateTime } from '@pailei/domain/site-time/text';
import { recordAudit } from '../../site/audit/record-audit.ts';
import type { EntriesDeps } from './entries.deps.ts';
import { countEntries, findEntries, findNote, findNotes, findParticipantOf, insertNote } from './entries.repository.ts';
import { resultsOf } from './entry-results.ts';
import { findTeamsOfEvent } from './entry-teams.repository.ts';
import { entrantImports } from './import-entrants.ts';
import { teamImports } from './import-teams.ts';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';
import { textFile } from '../../ground/text-file/text-file.ts';

type Cell = string | number;
type Layout = { head: readonly string[]; row: (one: Participant) => Cell[] };

const START = ['状态', '种子', '报名时间（北京时间）', '签到时间（北京时间）'];
const startOf = ({ status, seed, registered_at, checked_in_at }: Participant): Cell[] => [
  PARTICIPANT_STATUS_NAMES[status],
  seed ?? '',
  siteDateTime(registered_at),
  checked_in_at === null ? '' : siteDateTime(checked_in_at),
];

const OF_ACCOUNTS: Layout = {
  head: ['选手', ...START, '卡组', '原因'],
  row: (one) => [one.name, ...startOf(one), one.decks_submitted, one.reason ?? ''],
};

/** The first column is what an import reads. */
const ofTeams = (teams: ReadonlyMap<string, EntryTeam>): Layout => ({
  head: ['战队', ...START, '已签到人数', '队长', '参赛名单', '增补', '已离开', '原因'],
  row: (one) => [
    one.name,
    ...startOf(one),
    presentPlayers(one),
    teams.get(one.id)?.captain?.username ?? '',
    namesOf(activePlayers(one)),
    namesOf((one.roster ?? []).filter(({ is_late }) => is_late)),
    namesOf((one.roster ?? []).filter(({ left_at }) => left_at !== undefined)),
    one.reason ?? '',
  ],
});

const namesOf = (players: readonly { name: string }[]) => players.map(({ name }) => name).join('、');

/** Everybody who has asked to enter, those with a seed first, in its order. */
function participantsCsvFile({ id, participants, settings }: TournamentState, teams: ReadonlyMap<string, EntryTeam>) {
  const { head, row } = settings.team ? ofTeams(teams) : OF_ACCOUNTS;
  const rows = Object.values(participants)
    .toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || (a.registered_at < b.registered_at ? -1 : 1))
    .map(row);
  return textFile(`participants-${id}.csv`, CSV_MARK + csvLines([head, ...rows]), 'private, no-store');
}

type Api = typeof entriesApi;
export type EntriesService = ReturnType<typeof createEntriesService>;

/** The entries of all events, for those who run them. What happens to each of them is decided by its event. */
export function createEntriesService(deps: EntriesDeps) {
  const { db, publisher, tournaments } = deps;
  return {
    async list(query: QueryOf<Api['list']>) {
      const [items, total] = await Promise.all([findEntries(db, query), countEntries(db, query)]);
      return { items, total, skip: query.skip, limit: query.limit };
    },

    /** Each row is answered on its own: what is refused says why, and hinders no other. */
    async answer(actor: Actor, body: BodyOf<Api['answer']>) {
      const reason = body.answer === 'reject' ? body.reason : '';
      return resultsOf(body.entries, ({ tournament_id, participant_id }) => ({
        id: participant_id,
        done: tournaments.withEntry(
          actor,
          tournament_id,
          body.answer === 'approve' ? { type: 'approve', participant_id } : { type: 'reject', participant_id, reason },
        ),
      }));
    },

    ...entrantImports(deps),
    ...teamImports(deps),

    async teams(actor: Actor, id: string) {
      await tournaments.get(actor, id);
      const teams = await findTeamsOfEvent(db, id);
      return { items: [...teams].map(([participant_id, team]) => ({ participant_id, team })) };
    },

    /** For every reader of the event. */
    async crests(actor: Actor | null, id: string) {
      await tournaments.getOfTeams(actor, id);
      const teams = await findTeamsOfEvent(db, id);
      return { items: [...teams].map(([participant_id, { crest }]) => ({ participant_id, crest })) };
    },

    /** For the staff, who see every event without its delay. */
    async csv(actor: Actor | null, id: string) {
      const { tournament } = await tournaments.get(actor, id);
      return participantsCsvFile(tournament, await findTeamsOfEvent(db, id));
    },

    /** The whole entry, or one player of a team. */
    checkIn: (actor: Actor, id: string, who: { participant_id: string; account_id?: string | undefined }) =>
      tournaments.withEntry(actor, id, { type: 'check_in_other', ...who }),

    async notes(actor: Actor, id: string): Promise<{ items: ParticipantNote[] }> {
      await tournaments.get(actor, id);
      return { items: await findNotes(db, id) };
    },

    addNote(actor: Actor, id: string, participant_id: string, text: string): Promise<ParticipantNote> {
      return inTransaction({ db, publisher }, async (trx) => {
        const participant = await findParticipantOf(trx, id, participant_id);
        if (!participant) throw generalError('not_found');
        const note_id = newId();
        await insertNote(trx, { id: note_id, participant_id, author_id: actor.user_id, text });
        await recordAudit(trx, {
          actor,
          action: 'participant.note',
          target_type: 'participant',
          target_id: participant_id,
          before: null,
          after: { text },
          reason: null,
        });
        const note = await findNote(trx, note_id);
        if (!note) throw generalError('not_found');
        return note;
      });
    },
  };
}
