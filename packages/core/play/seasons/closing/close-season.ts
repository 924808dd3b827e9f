import { appError } from '@pailei/contracts/http/errors';
import type { SeasonClosing } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { SEASON_ERRORS } from '@pailei/contracts/play/seasons/season-errors';
import type { SeasonEvent } from '@pailei/contracts/play/seasons/season-views';
import type { SeasonRecordRow } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import { seasonStatus, championOf } from '@pailei/domain/seasons/season';
import type {
  SeasonChampions,
  FrozenCrest,
  SeasonChampion,
  BracketSide,
  ChampionBracket,
  RoadMatch,
} from '@pailei/domain/seasons/champions';
import type { LiveLog } from '@pailei/live/log';
import { itemsOf, type SeasonRecord } from '@pailei/domain/seasons/table';
import type { CompetitorKind, SeasonRow } from '@pailei/domain/seasons/types';
import { roundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { roadOf, roadTree, type RoadSide } from '@pailei/domain/champion-road/champion-road';
import { countEvents, makeTables } from '../counting/recount.ts';
import { findNames } from '../names.reads.ts';
import { findSeasonEvents, findUncounted } from '../season-events.repository.ts';
import { notifyClosed } from '../season-notices.ts';
import { updateSeason } from '../seasons.repository.ts';
import { payPrizes, readPayouts } from './prizes.ts';
import { readSeasonRecord } from '../counting/season-record.ts';
import { findRows } from '../season-facts.repository.ts';
import { findEventBattles } from '../counting/battle-facts.reads.ts';
import { readCrests, readRoster } from './champion-team.reads.ts';
import { readBattleDecks, readOpenDecks } from './decks.reads.ts';
import { readEntry, type ReadEntry } from './entry.reads.ts';

type Crests = ReadonlyMap<string, FrozenCrest>;

/** Every match of the event that decided, with the names of then. `crests` by team id. */
function championRoad({ event, participant }: ReadEntry, crests: Crests): RoadMatch[] {
  return roadOf(event, participant).map(({ match_id, place, at, opponent, wins, losses, is_won }) => ({
    match_id,
    event_id: event.id,
    event_name: event.name,
    label: roundLabel(place),
    at,
    is_final: place.is_final,
    opponent: event.participants[opponent]?.name ?? '',
    wins,
    losses,
    is_won,
    ...crestOf(event, opponent, crests, 'opponent_crest'),
  }));
}

/** The tree of that event, where one decided it. */
function championBracket({ event, participant }: ReadEntry, crests: Crests): ChampionBracket {
  const sideOf = (side: RoadSide | null): BracketSide | null =>
    side && {
      name: event.participants[side.participant]?.name ?? '',
      seed: side.seed,
      score: side.score,
      is_champion: side.participant === participant,
      ...crestOf(event, side.participant, crests, 'crest'),
    };
  return roadTree(event).map(({ place, at, nodes }) => ({
    label: place ? roundLabel(place) : '',
    at,
    nodes: nodes.map(({ match_id, sides, winner }) => ({
      match_id,
      sides: { a: sideOf(sides.a), b: sideOf(sides.b) },
      winner,
    })),
  }));
}

function crestOf<Key extends string>(
  { participants }: ReadEntry['event'],
  participant: string,
  crests: Crests,
  key: Key,
): Partial<Record<Key, FrozenCrest>> {
  const crest = crests.get(participants[participant]?.team_id ?? '');
  return crest ? ({ [key]: crest } as Record<Key, FrozenCrest>) : {};
}

/** Who has won, with all that their page shows: it stays as it is from now on. */
async function readChampions(trx: Trx, season: SeasonRecordRow): Promise<SeasonChampions> {
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

/** Events that may still change the tables: those that are not over for everybody. */
export async function openEvents(trx: Trx, season: SeasonRecordRow): Promise<SeasonEvent[]> {
  const events = await findSeasonEvents(trx, season);
  return events.filter(({ is_excluded, status }) => !is_excluded && status !== 'finished' && status !== 'cancelled');
}

/** What closing the season would do by what is counted now. */
export async function previewClosing(trx: Trx, season: SeasonRecordRow): Promise<SeasonClosing> {
  const { account, team, players, teams, events } = await readChampions(trx, season);
  const payouts = await readPayouts(trx, season);
  const names = await findNames(trx, { account: payouts.map(({ account_id }) => account_id) });
  const waiting = await findUncounted(trx, season);
  return {
    open_events: await openEvents(trx, season),
    champions: { account: account?.name ?? null, team: team?.name ?? null },
    players,
    teams,
    events: events + waiting.length,
    payouts: payouts.map(({ account_id, amount, due }) => ({
      account_id,
      name: names.get(account_id) ?? '',
      amount,
      due,
    })),
  };
}

export type Closed = { champions: SeasonChampions; paid: number };

/** Counts what is over, freezes the tables, names the champions and pays. Throws where the season cannot end yet. */
export async function closeSeason(trx: Trx, log: LiveLog, season: SeasonRecordRow, now: string): Promise<Closed> {
  if (season.closed_at !== null) throw appError(SEASON_ERRORS, 'season_closed');
  if (seasonStatus(season, now) === 'upcoming') throw appError(SEASON_ERRORS, 'season_not_begun');
  if ((await openEvents(trx, season)).length > 0) throw appError(SEASON_ERRORS, 'season_events_open');
  await countEvents(trx, season);
  await makeTables(trx, log, season);
  const champions = await readChampions(trx, season);
  if (champions.events === 0) throw appError(SEASON_ERRORS, 'season_without_events');
  const paid = await payPrizes(trx, log, season);
  await updateSeason(trx, season.id, {
    closed_at: now,
    champions: JSON.stringify(champions),
    revision: season.revision + 1,
    updated_at: now,
  });
  await notifyClosed(trx, log, season);
  return { champions, paid };
}
