import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import {
  championOf,
  itemsOf,
  type CompetitorKind,
  type SeasonChampion,
  type SeasonChampions,
  type SeasonRecord,
  type SeasonRow,
} from '@pailei/domain/seasons';
import { findNames } from '../names.reads.ts';
import { readSeasonRecord } from '../counting/season-record.ts';
import { findRows } from '../season-facts.repository.ts';
import { readOpenDecks, readRoad } from './road.reads.ts';
import { findMembers } from './prizes.repository.ts';

/** Who has won, with all that their page shows: it stays as it is from now on. */
export async function readChampions(trx: Trx, season: SeasonRecordRow): Promise<SeasonChampions> {
  const record = await readSeasonRecord(trx, season);
  const [players, teams] = [await findRows(trx, season.id, 'account'), await findRows(trx, season.id, 'team')];
  return {
    account: await championIn(trx, 'account', players, record),
    team: await championIn(trx, 'team', teams, record),
    players: players.length,
    teams: teams.length,
    events: new Set(record.facts.map(({ event_id }) => event_id)).size,
  };
}

async function championIn(
  trx: Trx,
  kind: CompetitorKind,
  rows: readonly SeasonRow[],
  record: SeasonRecord,
): Promise<SeasonChampion | null> {
  const row = championOf(rows);
  if (!row) return null;
  const { id } = row;
  const names = await findNames(trx, { [kind]: [id] });
  const items = itemsOf(kind, id, record);
  const decisive = items.find(({ place, place_to }) => place === 1 && place_to === 1) ?? items[0];
  const at = kind === 'account' && decisive ? { event_id: decisive.event_id, account_id: id } : null;
  return {
    id,
    name: names.get(id) ?? '',
    row,
    road: at ? await readRoad(trx, at) : [],
    decks: at ? await readOpenDecks(trx, at) : [],
    roster: kind === 'team' ? await rosterOf(trx, id) : [],
  };
}

async function rosterOf(trx: Trx, teamId: string) {
  const members = await findMembers(trx, [teamId]);
  return members.map(({ account_id, username, role }) => ({ id: account_id, name: username, role }));
}
