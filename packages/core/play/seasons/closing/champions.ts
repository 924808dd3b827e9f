import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { championOf } from '@pailei/domain/seasons/season';
import { itemsOf, type SeasonRecord } from '@pailei/domain/seasons/table';
import type { CompetitorKind, SeasonRow } from '@pailei/domain/seasons/types';
import type { FrozenCrest, SeasonChampion, SeasonChampions } from '@pailei/domain/seasons/champions';
import { findNames } from '../names.reads.ts';
import { readSeasonRecord } from '../counting/season-record.ts';
import { findRows } from '../season-facts.repository.ts';
import { findEventBattles } from '../counting/battle-facts.reads.ts';
import { readCrests, readRoster } from './champion-team.reads.ts';
import { readBattleDecks, readOpenDecks } from './decks.reads.ts';
import { readEntry, type ReadEntry } from './entry.reads.ts';
import { championBracket, championRoad } from './road.ts';

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
  const entry = decisive && (await readEntry(trx, { event_id: decisive.event_id, kind, id }));
  const champion = { id, name: names.get(id) ?? '', row };
  return kind === 'team' ? teamChampion(trx, champion, entry) : accountChampion(trx, champion, entry);
}

type Named = Pick<SeasonChampion, 'id' | 'name' | 'row'>;

async function accountChampion(trx: Trx, champion: Named, entry: ReadEntry | undefined): Promise<SeasonChampion> {
  if (!entry) return { ...champion, road: [], decks: [], roster: [] };
  return { ...champion, ...wayOf(entry, new Map()), decks: await readOpenDecks(trx, entry), roster: [] };
}

async function teamChampion(trx: Trx, champion: Named, entry: ReadEntry | undefined): Promise<SeasonChampion> {
  const { id } = champion;
  const entered = entry ? Object.values(entry.event.participants).flatMap(({ team_id }) => team_id ?? []) : [];
  const crests = await readCrests(trx, [...new Set([id, ...entered])]);
  const crest = crests.get(id);
  const battles = entry ? await findEventBattles(trx, entry.event.id) : [];
  const own = battles
    .map(({ battle }) => battle)
    .filter(({ sides }) => [sides.a.team_id, sides.b.team_id].includes(id));
  const way: ReturnType<typeof wayOf> = entry ? wayOf(entry, crests) : { road: [] };
  const last = own.find(({ battle_id }) => battle_id === way.road.at(-1)?.match_id);
  return {
    ...champion,
    ...(crest && { crest }),
    ...way,
    decks: last ? await readBattleDecks(trx, last, id) : [],
    roster: await readRoster(trx, id, entry, own),
  };
}

function wayOf(entry: ReadEntry, crests: ReadonlyMap<string, FrozenCrest>): Pick<SeasonChampion, 'road' | 'bracket'> {
  const bracket = championBracket(entry, crests);
  return { road: championRoad(entry, crests), ...(bracket.length > 0 && { bracket }) };
}
