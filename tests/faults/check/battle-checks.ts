import type { Db } from '@pailei/db/client';
import { battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { boardsWon, standingBoards } from '@pailei/domain/battles/boards';
import { evolveBattle } from '@pailei/domain/battles/evolve/evolve';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import { SIDES } from '@pailei/domain/series/sides';
import { readSince } from '@pailei/live/log';
import type { LiveEvent } from '@pailei/live/feed-client';
import type { BattleRecorder } from '../load/record-battles.ts';
import { findLeaks } from './battle-secrets.ts';
import { readSecrets } from './read-secrets.ts';

const WHOLE_LOG = 1_000_000;

const readBattles = (db: Db) => db.selectFrom('battle').select(['id', 'state']).execute();
const readLog = (db: Db, id: string) => readSince(db, battleTopic.of(id), 0, WHOLE_LOG);

/** Battles that did not end, whose score is not that of their boards, or whose boards have no match that is over. */
export async function findBattleFaults(db: Db): Promise<string[]> {
  const matches = await db.selectFrom('match').select(['id', 'status']).where('battle_id', 'is not', null).execute();
  const open = new Set(
    matches.flatMap(({ id, status }) => (['finished', 'forfeited', 'cancelled'].includes(status) ? [] : [id])),
  );
  return (await readBattles(db)).flatMap(({ id, state }) => findStateFaults(id, state, open));
}

function findStateFaults(id: string, state: BattleState, openMatches: ReadonlySet<string>): string[] {
  const boards = standingBoards(state);
  const wrong = SIDES.filter((side) => state.score[side] !== boardsWon(boards, side));
  const running = state.boards.filter(({ match_id }) => match_id !== null && openMatches.has(match_id));
  return [
    ...(isBattleOver(state.status) ? [] : [`battle ${id}: still ${state.status}, due ${state.due_at}`]),
    ...wrong.map((side) => `battle ${id}: the score of ${side} is not that of its boards`),
    ...running.map(({ number }) => `battle ${id}: the match of board ${number} is open`),
  ];
}

/** Time that was given back is exactly the time that was lost: deadlines move by it and by nothing else. */
export async function findCreditFaults(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const { id } of await readBattles(db)) found.push(...findWrongCredits(id, await readLog(db, id)));
  return found;
}

function findWrongCredits(id: string, [created, ...later]: readonly LiveEvent[]): string[] {
  if (!created) return [`battle ${id}: it has no log`];
  const found: string[] = [];
  let state = foldBattle([battleEventOf(created)]);
  for (const logged of later) {
    const event = battleEventOf(logged);
    const before = state;
    state = evolveBattle(state, event);
    if (event.type !== 'time_credited') continue;
    const moved = Date.parse(state.due_at ?? '') - Date.parse(before.due_at ?? '');
    if (moved !== event.payload.lost_ms)
      found.push(`battle ${id}: ${event.payload.lost_ms} ms were lost and ${moved} ms given back at ${logged.v}`);
  }
  return found;
}

/** What the public was sent of a battle before it was revealed. */
export async function findBattleLeaks(db: Db, { records, listed }: BattleRecorder): Promise<string[]> {
  const found: string[] = [];
  for (const { id } of await readBattles(db)) {
    const secrets = await readSecrets(db, id);
    const own = records.filter((record) => record.battle_id === id);
    found.push(...findLeaks(own, { events: await readLog(db, id), secrets }));
    const decks = secrets
      .flatMap((secret) => (secret.kind === 'line_up' ? secret.line_up.players : []))
      .flatMap((player) => player.decks);
    found.push(
      ...decks
        .filter(({ deck_id }) => listed.some((text) => text.includes(deck_id)))
        .map(({ deck_id }) => `the list of battles shows deck ${deck_id}`),
    );
  }
  return found;
}
