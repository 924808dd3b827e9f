import { isSeriesOver } from '@pailei/domain/series/series-over';
import { SIDES } from '@pailei/domain/series/sides';
import { writeCards } from '@pailei/core/decks/cards/import/write-cards';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import { writeDeckCode } from '@pailei/domain/decks/code/deck-code';
import type { CardFacts } from '@pailei/domain/decks/card';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { buildAccount, type TestServicesBundle } from '@pailei/tests/support/builders';
import { passTime } from '@pailei/tests/support/pass-time';
import { commandOf } from '@pailei/tests/support/play-match';
import { playersOfMatch } from '@pailei/tests/support/seat';
import type { Deps } from '@pailei/api/testing/app.fixture';

const CLASSES = ['mage', 'warrior', 'priest', 'rogue'] as const;
const PER_DECK = 15;

/** Numbers and names that are nowhere else, so that a text which holds one has it from a list. */
const FIRST_NUMBER = 71_930_000;
const numberOf = (player: number, slot: number, card: number) => FIRST_NUMBER + player * 1_000 + slot * 100 + card;
const nameOf = (number: number) => `密牌${number.toString(36)}`;

const cardOf = (dbf_id: number, cardClass: string): CardFacts => ({
  dbf_id,
  name: nameOf(dbf_id),
  cost: dbf_id % 8,
  rarity: 'COMMON',
  type: 'SPELL',
  card_class: cardClass,
  classes: [cardClass],
  set: 'CORE',
});

export type Lineup = { decks: { name: string; code: string }[]; numbers: number[]; names: string[] };

/** Two decks of a player: of different classes, each of its own fifteen cards. */
export function lineupOf(player: number, shift = 0): Lineup {
  const slots = [0, 1].map((slot) =>
    Array.from({ length: PER_DECK }, (_, card) => numberOf(player, slot, card + shift)),
  );
  return {
    decks: slots.map((cards, slot) => ({
      name: `组${player}${slot}`,
      code: writeDeckCode({
        class: classOf(player, slot),
        format: 'standard',
        cards: cards.map((dbf_id) => ({ dbf_id, count: 2 })),
        sideboard: [],
      }),
    })),
    numbers: slots.flat(),
    names: slots.flat().map(nameOf),
  };
}

const classOf = (player: number, slot: number) => CLASSES[(player + slot) % CLASSES.length] ?? 'mage';

/** The catalogue of these players' cards. */
export async function useListCards({ db }: Pick<Deps, 'db'>, players: number): Promise<void> {
  const cards = Array.from({ length: players }, (_, player) =>
    [0, 1].flatMap((slot) =>
      Array.from({ length: PER_DECK + 5 }, (_card, card) =>
        cardOf(numberOf(player, slot, card), classOf(player, slot).toUpperCase()),
      ),
    ),
  ).flat();
  await runTransaction(db, (trx) => writeCards(trx, cards, { is_sample: false, now: new Date().toISOString() }));
}

const TWO_STAGES: Partial<TournamentSettings> = {
  format: 'conquest',
  bans: 0,
  check_in_required: false,
  advance: 'manual',
  stages: [
    { type: 'swiss', rounds: 1, best_of: 3 },
    { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false },
  ],
};

export type ListEvent = { id: string; admin: Actor; referee: Actor; players: Actor[]; lineups: Lineup[] };
type ListServices = TestServicesBundle;

/** An event open for entries with `players` who have handed in their lists. */
export async function buildListEvent(
  { db }: Pick<Deps, 'db'>,
  services: ListServices,
  options: { players: number; settings?: Partial<TournamentSettings>; starts_at?: string },
): Promise<ListEvent> {
  const [admin, referee] = [await buildAccount(db, 'admin'), await buildAccount(db, 'referee')];
  const body = {
    name: '公开赛',
    description: '',
    stream_url: null,
    capacity: options.players,
    settings: { ...DEFAULT_TOURNAMENT_SETTINGS, ...TWO_STAGES, ...options.settings },
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: options.starts_at ?? null },
  };
  type Body = Parameters<ListServices['tournaments']['create']>[1];
  const { tournament } = await services.tournaments.create(admin, body as unknown as Body);
  await services.tournaments.openRegistration(admin, tournament.id);
  await passTime(db, body.settings.delay_seconds);
  const players: Actor[] = [];
  const lineups: Lineup[] = [];
  for (let index = 0; index < options.players; index += 1) {
    const player = await buildAccount(db);
    await services.tournaments.register(player, tournament.id);
    const lineup = lineupOf(index);
    await services.tournaments.submitDecks(player, tournament.id, { decks: lineup.decks });
    players.push(player);
    lineups.push(lineup);
  }
  return { id: tournament.id, admin, referee, players, lineups };
}

/** Plays every open match of the event to its end; side a wins every game. */
export async function playOpenMatches(
  { db }: Pick<Deps, 'db'>,
  { matches, tournamentClock }: ListServices,
  event: Pick<ListEvent, 'id' | 'players' | 'referee'>,
): Promise<void> {
  const open = await db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', event.id)
    .where('finished_at', 'is', null)
    .execute();
  for (const { id } of open) {
    const players = await playersOfMatch(db, event.players, id);
    for (let step = 0; step < 100; step += 1) {
      const { series } = await matches.get(event.referee, id);
      if (isSeriesOver(series.status)) break;
      for (const side of SIDES) {
        const command = commandOf((await matches.get(event.referee, id)).series, side, 'a');
        if (command) await matches.act(players[side], id, command);
      }
    }
  }
  await tournamentClock.advance(event.id);
}

/** A private deck in the library of this account with the same cards. */
export async function keepDeck({ db }: Pick<Deps, 'db'>, accountId: string, row: object): Promise<string> {
  const id = newId();
  await db
    .insertInto('deck')
    .values({ id, account_id: accountId, archetype: '密流派', note: '', visibility: 'private', ...row } as never)
    .execute();
  return id;
}
