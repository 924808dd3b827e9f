import { showCalls } from '../show-calls.ts';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { readDeckCode } from '@pailei/domain/decks/code/deck-code';
import type { DeckList } from '@pailei/domain/decks/deck-content';
import { DEFAULT_BATTLE_TIMERS, type BattleFormat, type BattleSettings } from '@pailei/domain/battles/settings';
import { isBoardRunning } from '@pailei/domain/battles/boards';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleState } from '@pailei/domain/battles/types';
import { DEFAULT_SERIES_TIMERS, requiredDecks } from '@pailei/domain/series/settings';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { SIDES, type Side } from '@pailei/domain/series/sides';
import type { SeriesState } from '@pailei/domain/series/types';
import { crestFromSeed } from '@pailei/domain/teams/crest/crest-from-seed';
import { teamNameKey } from '@pailei/domain/teams/names';
import { isViolation } from '@pailei/domain/violation/violation';
import type { LineUpBody } from '@pailei/contracts/play/battles/battles.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { runTransaction } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { buildAccount, deckCode, silentPublisher } from '../builders.ts';
import { commandOf } from '../play-match.ts';
import { contentHash } from '@pailei/core/decks/decks/content-hash';
import { createMatchesService } from '@pailei/core/play/matches/matches.service';
import { matchClockOf } from '@pailei/core/play/matches/clock/match.clock';
import { battleOwners, matchOwners } from '@pailei/core/play/match-owners/match-owners';
import { expireDue } from '@pailei/core/ground/clocks/expire-due';
import { battleDeadlinesOf, createBattleClock } from '@pailei/core/play/battles/battle-clock';
import { createBattle } from '@pailei/core/play/battles/create-battle';
import { createBattleRulingsService } from '@pailei/core/play/battles/battle-rulings.service';
import { createBattlesService } from '@pailei/core/play/battles/battles.service';

/** A member of a team with the ids of the decks that they share with it. */
export type Player = { actor: Actor; decks: readonly string[] };
export type BuiltTeam = { id: string; name: string; members: readonly Player[] };

const SERIES = { format: 'conquest', best_of: 3, bans: 0, shield: false, timers: DEFAULT_SERIES_TIMERS } as const;

export function battleSettings(format: BattleFormat, change: Partial<BattleSettings> = {}): BattleSettings {
  const { format: fixed, best_of } = termsOf(format).series;
  return {
    format,
    series: { ...SERIES, ...(fixed && { format: fixed }), best_of: best_of?.[0] ?? 1 },
    decider_series: { ...SERIES, best_of: 1 },
    distinct_classes: 'player',
    check_in_members: 1,
    timers: DEFAULT_BATTLE_TIMERS,
    points: null,
    delay_seconds: 0,
    ...change,
  };
}

let heroes = 0;

async function insertDeck(db: Db, account_id: string, hero: number): Promise<string> {
  const list = readDeckCode(deckCode(hero), HEARTHSTONE, undefined);
  if (isViolation(list)) throw new Error(list.violation);
  const id = newId();
  const { cards, sideboard, ...content } = list satisfies DeckList;
  await db
    .insertInto('deck')
    .values({
      ...content,
      id,
      account_id,
      name: `卡组 ${(heroes += 1)}`,
      cards: JSON.stringify(cards),
      sideboard: JSON.stringify(sideboard),
      content_hash: contentHash(list),
      archetype: '',
      note: '',
      visibility: 'team',
    })
    .execute();
  return id;
}

/** A deck of each of the first five classes, for the pool of a relay. */
export async function relayPool(db: Db, account_id: string): Promise<string[]> {
  const pool: string[] = [];
  for (const hero of [0, 1, 2, 3, 4]) pool.push(await insertDeck(db, account_id, hero));
  return pool;
}

/** An approved team: the captain, a vice captain, members; each with three shared decks of different classes. */
export async function buildTeam(db: Db, name: string, size = 6): Promise<BuiltTeam> {
  const id = newId();
  const now = new Date().toISOString();
  const actors = await Promise.all(Array.from({ length: size }, () => buildAccount(db)));
  const [captain] = actors;
  if (!captain) throw new Error('a team has a captain');
  await runTransaction(db, async (trx) => {
    await trx
      .insertInto('team')
      .values({
        id,
        name,
        name_key: teamNameKey(name),
        tag: name.slice(0, 2),
        crest_seed: 1,
        crest_style: JSON.stringify(crestFromSeed(1)),
        recruiting: 'closed',
        slogan: '',
        description: '',
        wanted_classes: [],
        wanted_roles: [],
        status: 'approved',
        founder_id: captain.user_id,
        submitted_at: now,
        founded_at: now,
      })
      .execute();
    const roleOf = (index: number) => (['captain', 'vice_captain'] as const)[index] ?? 'member';
    await trx
      .insertInto('team_member')
      .values(
        actors.map(({ user_id }, index) => ({
          account_id: user_id,
          team_id: id,
          slot: index + 1,
          role: roleOf(index),
          joined_at: now,
        })),
      )
      .execute();
  });
  const members: Player[] = [];
  for (const actor of actors) {
    const decks = [];
    for (const hero of [0, 1, 2]) decks.push(await insertDeck(db, actor.user_id, hero));
    members.push({ actor: { ...actor, team_id: id }, decks });
  }
  return { id, name, members };
}

/** Reads a match as it is, also a delayed one. */
const READER: Actor = {
  user_id: newId(),
  session_id: newId(),
  username: '裁判',
  role: 'referee',
  is_expert: false,
  expert_status: 'none',
  team_id: null,
  team_role: null,
};

let teams = 0;

/** The services of battles over one database, with a clock that the test may turn. */
export function battleWorld(db: Db, publisher: Publisher = silentPublisher) {
  const clock = { offsetMs: 0 };
  const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
  const deps = { db, publisher, now };
  const matches = createMatchesService({ ...deps, owners: matchOwners });
  const owned = { ...deps, owners: battleOwners };
  const battles = createBattlesService(owned);
  const rulings = createBattleRulingsService(owned);
  const battleClock = createBattleClock(owned);
  const matchClock = matchClockOf(matchOwners);
  const rowOf = (id: string) => db.selectFrom('battle').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const stateOf = async (id: string): Promise<BattleState> => (await rowOf(id)).state;

  async function build(settings: BattleSettings, size = 6) {
    const sides = {
      a: await buildTeam(db, `甲队 ${(teams += 1)}`, size),
      b: await buildTeam(db, `乙队 ${(teams += 1)}`, size),
    };
    const starts_at = new Date(Date.parse(now()) + 2 * 3_600_000).toISOString();
    const id = await inTransaction(deps, (trx, log) =>
      createBattle(trx, log, {
        teams: { a: sides.a.id, b: sides.b.id },
        settings,
        starts_at,
        owner: null,
        is_demo: false,
        now: now(),
      }),
    );
    return { id, teams: sides, settings };
  }
  type Built = Awaited<ReturnType<typeof build>>;

  const captainOf = ({ teams: sides }: Built, side: Side) => sides[side].members[0]!.actor;
  const player = ({ teams: sides }: Built, side: Side, index: number) => sides[side].members[index]!.actor;

  /** The first players of the team in order, the next one on the bench. */
  function lineUpOf({ teams: sides, settings }: Built, side: Side): LineUpBody {
    const { members } = sides[side];
    const { format } = settings;
    const { hasPool } = termsOf(format);
    const count = requiredDecks(settings.series);
    const deckIds = (decks: readonly string[]) => (hasPool ? [] : decks.slice(0, count));
    const fielded = members.map(({ actor, decks }) => ({ account_id: actor.user_id, deck_ids: deckIds(decks) }));
    return {
      players: fielded.slice(0, format.size),
      bench: fielded.slice(format.size, format.size + 1),
      advisers: [],
      pool: hasPool ? members[0]!.decks.slice(0, count) : [],
      is_short: false,
    };
  }

  /** Moves the clock to the battle's deadline and lets it pass, as the worker does. */
  async function runOut(id: string): Promise<void> {
    const { due_at } = await rowOf(id);
    if (due_at === null) throw new Error('no deadline runs');
    clock.offsetMs = Math.max(clock.offsetMs, Date.parse(due_at) - Date.now() + 5);
    await expireDue(deps, battleDeadlinesOf(battleOwners), { battleClock }, { id, due_at });
  }

  async function start(battle: Built): Promise<void> {
    for (const side of SIDES) await battles.lockLineUp(captainOf(battle, side), battle.id, lineUpOf(battle, side));
    await runOut(battle.id);
    for (const side of SIDES) await battles.checkIn(captainOf(battle, side), battle.id);
    await runOut(battle.id);
  }

  const matchOf = async (id: string, number: number) => {
    const board = (await stateOf(id)).boards.findLast((one) => one.number === number);
    if (!board?.match_id) throw new Error(`board ${number} has no match`);
    return board.match_id;
  };

  /** Both players act on a match until `isDone`; `winner` wins every game. */
  async function playUntil(battle: Built, id: string, winner: Side, isDone: (series: SeriesState) => boolean) {
    const all = SIDES.flatMap((side) => battle.teams[side].members.map(({ actor }) => actor));
    for (let step = 0; step < 200; step += 1) {
      for (const side of SIDES) {
        const { info, series } = await matches.get(READER, id);
        if (isDone(series)) return;
        const command = commandOf(series, side, winner);
        const actor = all.find(({ user_id }) => user_id === info.players[side]);
        if (command && actor) await matches.act(actor, id, command);
      }
    }
    throw new Error('the match does not go on');
  }

  /** Both players of the board play its match to its end. */
  const play = async (battle: Built, number: number, winner: Side) =>
    playUntil(battle, await matchOf(battle.id, number), winner, ({ status }) => isSeriesOver(status));

  /** The next game of a match. */
  async function playGame(battle: Built, id: string, winner: Side): Promise<void> {
    const won = ({ sides }: SeriesState) => sides.a.wins + sides.b.wins;
    const before = won((await matches.get(READER, id)).series);
    await playUntil(battle, id, winner, (series) => won(series) > before);
  }

  /** Plays the boards that run, one after another as they open, with these winners. */
  async function playOn(battle: Built, ...winners: readonly Side[]): Promise<void> {
    for (const winner of winners) {
      const running = (await stateOf(battle.id)).boards.find(isBoardRunning);
      if (!running) throw new Error('no board runs');
      await play(battle, running.number, winner);
    }
  }

  return {
    deps,
    clock,
    now,
    battles,
    rulings,
    matches,
    battleClock,
    build,
    captainOf,
    player,
    lineUpOf,
    rowOf,
    stateOf,
    runOut,
    start,
    matchOf,
    play,
    playGame,
    playOn,
    /** Lets a deadline pass, as the worker does; the players' clients have shown their calls. */
    async expireMatch(id: string, due_at: string) {
      await showCalls(db, id);
      await expireDue(deps, matchClock, { matches }, { id, due_at });
    },
    /** The same, where only those know of the match whom the test has let know. */
    expireUnshown: (id: string, due_at: string) => expireDue(deps, matchClock, { matches }, { id, due_at }),
  };
}
export type BattleWorld = ReturnType<typeof battleWorld>;
