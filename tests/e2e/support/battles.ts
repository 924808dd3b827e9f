import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { battlesApi, type LineUpBody } from '@pailei/contracts/play/battles/battles.api';
import { expireDue } from '@pailei/core/ground/clocks/expire-due';
import { battleOwners } from '@pailei/core/play/match-owners/match-owners';
import { battleDeadlinesOf, createBattleClock } from '@pailei/core/play/battles/battle-clock';
import { createBattle } from '@pailei/core/play/battles/create-battle';
import { DEFAULT_BATTLE_TIMERS, type BattleFormat, type BattleSettings } from '@pailei/domain/battles/settings';
import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleState } from '@pailei/domain/battles/types';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { requiredDecks } from '@pailei/domain/series/settings';
import { SIDES, type BySide, type Side } from '@pailei/domain/series/sides';
import { inTransaction } from '@pailei/live/transaction';
import { battleSettings } from '../../support/battles/battle-world.ts';
import { deckCode, silentPublisher } from '../../support/builders.ts';
import { passDue, withDatabase } from './database.ts';
import { playGame, readSeries, type Duel } from './match.ts';
import type { Player } from './players.ts';
import { buildTeam, type BuiltTeam } from './teams.ts';

const HOUR_MS = 3_600_000;
const DECKS = 2;

/** A team whose members share two decks of different classes each, and these decks. */
export type BattleTeam = BuiltTeam & { readonly all: readonly Player[]; readonly decks: ReadonlyMap<string, string[]> };
/** `deckCount`: decks that each player brings. */
export type BuiltBattle = { readonly id: string; readonly teams: BySide<BattleTeam>; readonly deckCount: number };

async function shareDecks({ site }: Player): Promise<string[]> {
  const ids: string[] = [];
  for (let hero = 0; hero < DECKS; hero += 1) {
    const body = { name: `卡组 ${hero + 1}`, code: deckCode(hero), visibility: 'team' as const };
    ids.push((await site.call(decksApi.create, { body })).id);
  }
  return ids;
}

/** A team that can play: a captain and so many others, each with decks for a series of three games. */
export async function buildBattleTeam(others: number): Promise<BattleTeam> {
  const team = await buildTeam(others);
  const all = [team.captain, ...team.members];
  const decks = new Map<string, string[]>();
  for (const player of all) decks.set(player.user.id, await shareDecks(player));
  return { ...team, all, decks };
}

/** A battle of two such teams, two hours from now, its line-ups still open. */
export async function buildBattle(
  format: BattleFormat,
  others: number = format.size,
  change: Partial<BattleSettings> = {},
): Promise<BuiltBattle> {
  const teams = { a: await buildBattleTeam(others), b: await buildBattleTeam(others) };
  const usual = battleSettings(format).series;
  const terms = termsOf(format);
  const isLonger = terms.sizes.length > 1 && terms.series.best_of === null;
  const series = isLonger ? ({ ...usual, best_of: 3 } as const) : usual;
  const settings = battleSettings(format, { series, timers: { ...DEFAULT_BATTLE_TIMERS, line_up: 3_600 }, ...change });
  const now = new Date().toISOString();
  const id = await withDatabase((db) =>
    inTransaction({ db, publisher: silentPublisher }, (trx, log) =>
      createBattle(trx, log, {
        teams: { a: teams.a.id, b: teams.b.id },
        settings,
        starts_at: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
        owner: null,
        is_demo: false,
        now,
      }),
    ),
  );
  return { id, teams, deckCount: requiredDecks(series) };
}

/** The first members in order, the others on the bench. */
function lineUpOf({ all, decks }: BattleTeam, size: number, deckCount = DECKS): LineUpBody {
  const decksOf = (id: string) => (decks.get(id) ?? []).slice(0, deckCount);
  const fielded = all.map(({ user }) => ({ account_id: user.id, deck_ids: decksOf(user.id) }));
  return { players: fielded.slice(0, size), bench: fielded.slice(size), advisers: [], pool: [], is_short: false };
}

export async function lockLineUp({ id, teams, deckCount }: BuiltBattle, side: Side, size: number): Promise<void> {
  const { site } = teams[side].captain;
  await site.call(battlesApi.lockLineUp, { params: { id }, body: lineUpOf(teams[side], size, deckCount) });
}

export async function stateOf({ id, teams }: BuiltBattle): Promise<BattleState> {
  return (await teams.a.captain.site.call(battlesApi.get, { params: { id } })).battle;
}

/** Lets the deadline that runs in a battle pass now. */
export function passDeadline({ id }: Pick<BuiltBattle, 'id'>): Promise<void> {
  return withDatabase((db) =>
    passDue(
      () => db.selectFrom('battle').select('due_at').where('id', '=', id).executeTakeFirstOrThrow(),
      (due_at, now) => {
        const deps = { db, publisher: silentPublisher, now };
        const services = { battleClock: createBattleClock({ ...deps, owners: battleOwners }) };
        return expireDue(deps, battleDeadlinesOf(battleOwners), services, { id, due_at });
      },
    ),
  );
}

/** From open line-ups to boards that run. */
export async function startBattle(battle: BuiltBattle, size: number): Promise<void> {
  for (const side of SIDES) {
    if (!(await stateOf(battle)).sides[side].line_up.locked) await lockLineUp(battle, side, size);
  }
  await passDeadline(battle);
  for (const side of SIDES) {
    await battle.teams[side].captain.site.call(battlesApi.checkIn, { params: { id: battle.id }, body: {} });
  }
  await passDeadline(battle);
}

/** Those who sit on a board, and its match. */
export async function boardOf(battle: BuiltBattle, number: number): Promise<Duel> {
  const board = (await stateOf(battle)).boards.findLast((one) => one.number === number);
  if (!board?.match_id) throw new Error(`board ${number} has no match`);
  const { seats, match_id: matchId } = board;
  const player = (side: Side) => {
    const seat = seats.find((one) => one.side === side && one.role === 'player');
    const found = battle.teams[side].all.find(({ user }) => user.id === seat?.account_id);
    if (!found) throw new Error(`nobody plays side ${side} of board ${number}`);
    return found;
  };
  return { a: player('a'), b: player('b'), matchId };
}

/** A board to its end; `winner` wins every game. */
export async function playBoard(battle: BuiltBattle, number: number, winner: Side): Promise<void> {
  const duel = await boardOf(battle, number);
  while (!isSeriesOver((await readSeries(duel)).status)) await playGame(duel, winner);
}
