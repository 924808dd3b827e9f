import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { NO_CORRECTION_EFFECTS } from '@pailei/domain/tournament/decide/correction-effects';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { insertRandomSecret } from '../random-secrets/random-secrets.ts';
import type { MatchOwner } from './match-owner.ts';
import type { MatchToOpen } from './match-to-open.ts';
import { openMatches } from './open-matches.ts';

export type OwnerCall = [what: 'progressed' | 'ended' | 'reopened', from: string, to: string];

/** An owner that records its calls, and of which a test says what a ruling does to it. */
export function recordingOwner() {
  const calls: OwnerCall[] = [];
  const answers = { isSettled: false, fingerprint: null as unknown, withdrawn_accounts: [] as string[] };
  const record =
    (what: OwnerCall[0]): MatchOwner['progressed'] =>
    async (_trx, _log, { row }, { status }) => {
      calls.push([what, row.status, status]);
    };
  const owner: MatchOwner = {
    lock: async () => undefined,
    lockForPlay: async (_trx, matches) => matches.map((match) => match.id),
    isSettled: async () => answers.isSettled,
    async effects() {
      const { fingerprint, withdrawn_accounts } = answers;
      return { view: NO_CORRECTION_EFFECTS, fingerprint, withdrawn_accounts };
    },
    endingView: async () => null,
    progressed: record('progressed'),
    async ended(...change) {
      await record('ended')(...change);
      return [];
    },
    reopened: record('reopened'),
  };
  return { owner, calls, answers };
}

export type OpenedMatch = { id: string; players: Record<'a' | 'b', Actor>; adviser: Actor };

const SETTINGS = {
  format: 'conquest',
  bans: 0,
  shield: false,
  best_of: 1,
  timers: DEFAULT_TOURNAMENT_SETTINGS.timers,
} as const;

/** A best of one in its check-in, between two players; an adviser sits with side a. */
export async function openMatch(db: Db, now: string): Promise<OpenedMatch> {
  const [a, b, adviser] = [await buildAccount(db), await buildAccount(db), await buildAccount(db)];
  const players = { a, b };
  const { tournamentId, participants, fixtureId } = await insertPlace(db, players);
  const id = newId();
  const side = (name: 'a' | 'b') => ({
    participant_id: participants[name],
    name: players[name].username,
    decks: [{ slot: 0, class: 'mage' as const, name: '法师' }],
  });
  const match: MatchToOpen = {
    id,
    owner: { fixture_id: fixtureId, battle_id: null },
    tournament_id: tournamentId,
    stage: 0,
    round: 1,
    table: 1,
    delay_seconds: 0,
    settings: SETTINGS,
    sides: { a: side('a'), b: side('b') },
    seats: [
      { side: 'a', account_id: a.user_id, role: 'player' },
      { side: 'a', account_id: adviser.user_id, role: 'adviser' },
      { side: 'b', account_id: b.user_id, role: 'player' },
    ],
    info: {
      tournament_name: '测试赛',
      is_demo: false,
      stage_type: 'swiss',
      stage_count: 1,
      round_count: 1,
      best_of: 1,
      is_final: false,
      label: '瑞士轮 第 1 轮',
      seeds: { a: 1, b: 2 },
      stream_url: null,
    },
  };
  await inTransaction({ db, publisher: silentPublisher }, (trx, log) => openMatches(trx, log, [match], now));
  return { id, players, adviser };
}

async function insertPlace(db: Db, players: Record<'a' | 'b', Actor>) {
  const [tournamentId, fixtureId] = [newId(), newId()];
  const participants = { a: newId(), b: newId() };
  const event = { id: tournamentId, name: '测试赛', status: 'running', format: 'conquest', capacity: 8 } as const;
  await db
    .insertInto('tournament')
    .values({ ...event, state: '{}', state_version: 1, summary: '{}' })
    .execute();
  await db.transaction().execute((trx) => insertRandomSecret(trx, tournamentId));
  for (const side of ['a', 'b'] as const) {
    const { user_id: account_id, username: name } = players[side];
    const row = { id: participants[side], tournament_id: tournamentId, account_id, name, status: 'active' } as const;
    await db.insertInto('participant').values(row).execute();
  }
  const place = { stage: 0, group: 0, section: 'main', round: 1, number: 1, leg: 1 } as const;
  const sides = { a_participant_id: participants.a, b_participant_id: participants.b };
  await db
    .insertInto('fixture')
    .values({ id: fixtureId, tournament_id: tournamentId, ...place, ...sides })
    .execute();
  return { tournamentId, participants, fixtureId };
}
