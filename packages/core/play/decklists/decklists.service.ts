import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { AppError, generalError } from '@pailei/contracts/http/errors';
import {
  EVENT_DECK_ERRORS,
  type battleDecksApi,
  type EntrantDecks,
  type FullDecklist,
  type tournamentDecksApi,
} from '@pailei/contracts/play/decklists/decklists.api';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { Participant } from '@pailei/domain/tournament/types';
import type { Db } from '@pailei/db/client';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import type { DeckCardView } from '@pailei/contracts/decks/decks/decks.api';
import { className, formatName } from '@pailei/domain/decks/deck-rules';
import { countsByClass, type Library } from '../../decks/decks/deck-views.ts';
import { readLibrary } from '../../decks/decks/deck-library.ts';
import { findShownBattle } from '../battles/shown-battle.ts';
import { findShownMatch } from '../matches/shown-match.ts';
import { isOwnMatch, readableSideOf, type SeatedMatch } from '../matches/match-seats.ts';
import { isStaff } from '../../site/visibility/reader.ts';
import { readListedDecks, readSubmission, readSubmissions } from '../submissions/submissions.ts';
import { readBattleLists, readOpenedSides } from './battle-lists.ts';
import { entrantsWithDecks, fullDecklist } from './decklists.view.ts';
import { createFieldStatistics } from './field-statistics.ts';
import { readShownDecklists, type ShownDecklists } from './decklist-access.ts';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';
import { textFile } from '../../ground/text-file/text-file.ts';

type Entrant = Omit<EntrantDecks, 'decks'> & { decks: readonly FullDecklist[] };
type ExportedDecklists = { library: Library; rows: readonly Entrant[] };

const CACHE = 'private, no-cache';
const HEAD = ['选手', '种子', '名次', '序号', '卡组', '职业', '模式', '卡组码', '卡牌', '备牌'];

/** One line for each deck. */
function decklistsCsv({ library: { rules }, rows }: ExportedDecklists) {
  const lines = rows.flatMap(({ name, seed, place, decks }) =>
    decks.map((deck) => [
      name,
      String(seed ?? ''),
      String(place ?? ''),
      String(deck.slot + 1),
      deck.name,
      className(rules, deck.class),
      formatName(rules, deck.format),
      deck.code,
      cardsText(deck.cards),
      cardsText(deck.sideboard),
    ]),
  );
  return textFile('decklists.csv', CSV_MARK + csvLines([HEAD, ...lines]), CACHE);
}

function decklistsJson({ rows }: ExportedDecklists) {
  return textFile('decklists.json', JSON.stringify({ entrants: rows }), CACHE);
}

function cardsText(cards: readonly DeckCardView[]): string {
  return cards.map(({ count, name, dbf_id }) => `${count}x ${name ?? `#${dbf_id}`}`).join('；');
}

type Api = typeof tournamentDecksApi;
type BattleApi = typeof battleDecksApi;
export type DecklistsService = ReturnType<typeof createDecklistsService>;

/** What was handed in to an event, for whom and from when on its list policy says. */
export function createDecklistsService({ db }: { db: Db }) {
  const statisticsOf = createFieldStatistics();

  function shown<T>(
    actor: Actor | null,
    id: string,
    read: (trx: Trx, lists: ShownDecklists) => Promise<T>,
  ): Promise<T> {
    return readInOneSnapshot(db, async (trx) => read(trx, (await readShownDecklists(trx, id, actor)) ?? notFound()));
  }

  const exported = (actor: Actor | null, id: string) =>
    shown(actor, id, async (trx, lists) => {
      refuseClosed(lists);
      const entrants = readableEntrants(lists);
      const submissions = await readSubmissions(trx, idsOf(entrants));
      const library = await readLibrary(trx, [...submissions.values()].flat());
      const listsOf = (participantId: string) =>
        (submissions.get(participantId) ?? []).map((row) => fullDecklist(row, library));
      const rows = entrantsWithDecks(lists.event, entrants, submissions);
      return { library, rows: rows.map((row) => ({ ...row, decks: listsOf(row.participant_id) })) };
    });

  return {
    list: (actor: Actor | null, id: string, query: QueryOf<Api['list']>): Promise<DataOf<Api['list']>> =>
      shown(actor, id, async (trx, lists) => {
        const all = await readEntrants(trx, lists);
        const matching = all.filter((entrant) => matches(entrant, query));
        const { skip, limit } = query;
        const items = matching.slice(skip, skip + limit);
        const counts = countsByClass(all.flatMap((entrant) => entrant.decks));
        return { ...lists.access, items, total: matching.length, skip, limit, counts };
      }),

    ofEntrant: (actor: Actor | null, id: string, participantId: string): Promise<DataOf<Api['ofEntrant']>> =>
      shown(actor, id, async (trx, lists) => {
        const participant = lists.event.participants[participantId];
        if (!participant || !lists.isReadable(participant)) {
          refuseClosed(lists);
          return notFound();
        }
        return { decks: await readFullLists(trx, participantId) };
      }),

    statistics: (actor: Actor | null, id: string): Promise<DataOf<Api['statistics']>> =>
      shown(actor, id, async (trx, lists) => ({
        ...lists.access,
        statistics: lists.access.is_open ? await statisticsOf(trx, lists) : null,
      })),

    /** Of the decks that are played in this match. */
    async ofMatch(actor: Actor | null, id: string): Promise<DataOf<Api['ofMatch']>> {
      const { row } = (await findShownMatch(db, id, actor)) ?? notFound();
      if (row.tournament_id === null) return readInOneSnapshot(db, (trx) => listsOfBoard(trx, row, actor));
      return shown(actor, row.tournament_id, async (trx, { access, event, isReadable, areOpponentsOpen }) => {
        const isOpponent = row.stage !== null && isOwnMatch(row, actor?.user_id) && areOpponentsOpen(row.stage);
        const sides: Record<Side, FullDecklist[] | null> = { a: null, b: null };
        for (const side of SIDES) {
          const participant = event.participants[row.state.sides[side].participant_id];
          if (!participant || !(isOpponent || isReadable(participant))) continue;
          const slots = row.state.sides[side].decks.map(({ slot }) => slot);
          const lists = await readFullLists(trx, participant.id);
          sides[side] = lists.filter(({ slot }) => slots.includes(slot));
        }
        return { ...access, ...sides };
      });
    },

    /** Sides that their captains have opened; their own to captains, both to the staff. */
    ofBattle: (actor: Actor | null, id: string): Promise<DataOf<BattleApi['ofBattle']>> =>
      readInOneSnapshot(db, async (trx) => {
        const shownBattle = (await findShownBattle(trx, id, actor)) ?? notFound();
        return readBattleLists(trx, shownBattle, actor);
      }),

    csv: async (actor: Actor | null, id: string) => decklistsCsv(await exported(actor, id)),
    json: async (actor: Actor | null, id: string) => decklistsJson(await exported(actor, id)),
  };
}

/** Of a board: a side's own lists to its players and captains, all of them to the staff, and what its team has opened to everybody. */
async function listsOfBoard(trx: Trx, row: SeatedMatch, actor: Actor | null): Promise<DataOf<Api['ofMatch']>> {
  const own = readableSideOf(row, actor?.user_id);
  const opened = await readOpenedSides(trx, row.battle_id, actor);
  const sides: Record<Side, FullDecklist[] | null> = { a: null, b: null };
  for (const side of SIDES)
    if (opened[side] || side === own || (isStaff(actor) && !isOwnMatch(row, actor?.user_id)))
      sides[side] = await readFullLists(trx, row.state.sides[side].participant_id);
  const is_open = opened.a && opened.b;
  const message = is_open ? null : '团队战结束后，由双方队长各自决定是否公开卡组';
  return { decklists: 'closed', open_from_stage: null, is_open, message, ...sides };
}

function readableEntrants({ event, isReadable }: ShownDecklists): Participant[] {
  return Object.values(event.participants).filter(isReadable);
}

const idsOf = (entrants: readonly Participant[]) => entrants.map(({ id }) => id);

async function readEntrants(trx: Trx, lists: ShownDecklists): Promise<EntrantDecks[]> {
  const entrants = readableEntrants(lists);
  return entrantsWithDecks(lists.event, entrants, await readListedDecks(trx, idsOf(entrants)));
}

async function readFullLists(trx: Trx, participantId: string): Promise<FullDecklist[]> {
  const rows = await readSubmission(trx, participantId);
  const library = await readLibrary(trx, rows);
  return rows.map((row) => fullDecklist(row, library));
}

function matches({ name, decks }: EntrantDecks, { class: id, search }: QueryOf<Api['list']>): boolean {
  const words = search?.toLowerCase() ?? '';
  const isNamed = [name, ...decks.map((deck) => deck.name)].some((text) => text.toLowerCase().includes(words));
  return isNamed && (id === undefined || decks.some((deck) => deck.class === id));
}

/** Says in words when they open. */
function refuseClosed({ access }: ShownDecklists): void {
  const [status, text] = EVENT_DECK_ERRORS.lists_closed;
  if (!access.is_open) throw new AppError('lists_closed', status, access.message ?? text);
}

function notFound(): never {
  throw generalError('not_found');
}
