import type { AgendaItem } from '@pailei/contracts/play/agenda/agenda.api';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildAccount,
  buildServices,
  buildTournament,
  silentPublisher,
  type BuiltTournament,
} from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { playMatch } from '../../../../tests/support/play-match.ts';
import { dispute, playToGame, seatedMatch } from '../../../../tests/support/seat.ts';
import { createEventReminders } from '../tournaments/clock/event-reminders.ts';
import { createAgendaService } from './agenda.service.ts';
import { createEventCalendarService } from './event-calendar.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches } = services;
const now = () => new Date().toISOString();
const agenda = createAgendaService({ db, now });

const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};
const SETTINGS: Partial<TournamentSettings> = { bans: 0, stages: [CUP] };
const reason = '核对录像';

const itemsOf = async (actor: Actor) => (await agenda.get(actor)).items;
/** What is asked of somebody, in a word. */
const wordOf = (item: AgendaItem | undefined) => (item?.kind === 'event' ? item.step.kind : item && item.action);
const nextOf = async (actor: Actor) => wordOf((await itemsOf(actor))[0]);

async function runningCup(settings: Partial<TournamentSettings> = {}): Promise<BuiltTournament> {
  const cup = await buildTournament(db, services, { players: 4, settings: { ...SETTINGS, ...settings } });
  await tournaments.start(cup.referee, cup.id);
  return cup;
}

describe('the one next thing', () => {
  test('is nothing for who is in nothing', async () => {
    expect(await agenda.get(await buildAccount(db))).toEqual({ items: [] });
  });

  test('follows an event from its registration to the place', async () => {
    const player = await buildAccount(db);
    const cup = await buildTournament(db, services, {
      players: 3,
      capacity: 4,
      settings: SETTINGS,
      isOpen: true,
    });
    await tournaments.register(player, cup.id);
    expect(await nextOf(player)).toBe('submit_decks');
    const lists = await db
      .selectFrom('submitted_deck')
      .innerJoin('participant', 'participant.id', 'submitted_deck.participant_id')
      .select(['submitted_deck.name', 'submitted_deck.code'])
      .where('participant.account_id', '=', cup.players[0]!.user_id)
      .execute();
    await tournaments.submitDecks(player, cup.id, { decks: lists });
    expect(await nextOf(player)).toBe('wait_for_check_in');
    await tournaments.openCheckIn(cup.referee, cup.id, 600);
    expect((await itemsOf(player))[0]).toMatchObject({ urgency: 'act', step: { kind: 'check_in' } });
    for (const one of [player, ...cup.players]) await tournaments.checkIn(one, cup.id);
    expect(await nextOf(player)).toBe('wait_for_start');
    await tournaments.start(cup.referee, cup.id);
    expect((await itemsOf(player)).map(wordOf)).toEqual(['ready']);

    const seats = await db.selectFrom('match_seat').selectAll().where('account_id', '=', player.user_id).execute();
    await playMatch(
      db,
      services,
      { ...cup, players: [player, ...cup.players] },
      {
        id: seats[0]!.match_id,
        winner: seats[0]!.side,
      },
    );
    expect(await nextOf(player)).toBe('wait_for_next_round');
    await tournaments.drop(player, cup.id);
    expect((await itemsOf(player))[0]).toMatchObject({ urgency: 'over', step: { kind: 'not_playing' } });
  });

  test('of a match is what its room says: ready, report, confirm, and who waits for whom', async () => {
    const cup = await runningCup();
    const match = await seatedMatch(db, cup);
    const { a, b } = match.sides;
    expect(await nextOf(a)).toBe('ready');
    const game_number = await playToGame(services, match);
    expect(await nextOf(a)).toBe('report');
    await matches.act(a, match.id, { type: 'report', game_number, result: 'a' });
    expect((await itemsOf(a))[0]).toMatchObject({ action: 'wait_opponent', urgency: 'wait', step: 'confirm' });
    expect((await itemsOf(b))[0]).toMatchObject({
      kind: 'match',
      action: 'confirm',
      urgency: 'act',
      opponent: { id: a.user_id, username: a.username },
      game_number,
    });
    await matches.rule(cup.referee, match.id, { type: 'pause', reason });
    expect(await nextOf(b)).toBe('paused');
  });

  test('of a disputed match is to wait for the referee, behind what the player has to do elsewhere', async () => {
    const cup = await runningCup();
    const match = await seatedMatch(db, cup);
    await dispute(services, match);
    expect(await nextOf(match.sides.a)).toBe('wait_referee');
    const other = await buildTournament(db, services, {
      players: 2,
      entrants: [match.sides.a],
      settings: SETTINGS,
      checkedIn: 0,
    });
    expect((await itemsOf(match.sides.a)).map(wordOf)).toEqual(['check_in', 'wait_referee']);
    await tournaments.cancel(other.admin, other.id, reason);
    expect((await itemsOf(match.sides.a)).map(wordOf)).toEqual(['wait_referee', 'cancelled']);
  });
});

describe('what somebody has played', () => {
  test('names opponents with their record, and their lists only where the event has opened them', async () => {
    const cup = await runningCup({ decklists: 'open_from_start' });
    const match = await seatedMatch(db, cup);
    await playMatch(db, services, cup, { id: match.id, winner: 'a' });
    const { opponents, matches: played } = await agenda.history(match.sides.b);
    expect(played).toMatchObject([
      { match_id: match.id, outcome: 'lost', opponent: { username: match.sides.a.username }, has_case: false },
    ]);
    expect(opponents).toMatchObject([
      {
        player: { id: match.sides.a.user_id },
        record: { won: 1, lost: 0, drawn: 0 },
        match_ids: [match.id],
        may_read_lists: true,
      },
    ]);
    const closed = await buildTournament(db, services, { players: 2, settings: { ...SETTINGS, decklists: 'closed' } });
    await tournaments.start(closed.referee, closed.id);
    const [, other] = closed.players;
    expect((await agenda.history(other!)).opponents).toMatchObject([{ may_read_lists: false }]);
  });
});

describe('the start of an event', () => {
  const starts_at = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const minutesBefore = (minutes: number) => () => new Date(Date.parse(starts_at) - minutes * 60_000).toISOString();

  async function plannedCup(): Promise<BuiltTournament> {
    const cup = await buildTournament(db, services, { players: 2, settings: SETTINGS, isOpen: true });
    const { times } = (await tournaments.get(cup.admin, cup.id)).tournament;
    await tournaments.update(cup.admin, cup.id, { times: { ...times, starts_at } });
    return cup;
  }

  const remindersOf = async ({ user_id }: Actor) => {
    const rows = await db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', user_id)
      .where('kind', '=', 'event_soon')
      .execute();
    return rows.map(({ notice }) => notice);
  };

  test('is told an hour before, once, also by two workers at once, and anew when it is moved', async () => {
    const cup = await plannedCup();
    const [player] = cup.players;
    const workerAt = (minutes: number) =>
      createEventReminders({ db, publisher: silentPublisher, now: minutesBefore(minutes) });
    await workerAt(61).tick();
    expect(await remindersOf(player!)).toEqual([]);
    await Promise.all([workerAt(59).tick(), workerAt(59).tick()]);
    await workerAt(20).tick();
    expect(await remindersOf(player!)).toEqual([
      { kind: 'event_soon', tournament_id: cup.id, tournament_name: '测试赛', starts_at },
    ]);
    const { times } = (await tournaments.get(cup.admin, cup.id)).tournament;
    const later = new Date(Date.parse(starts_at) + 600_000).toISOString();
    await tournaments.update(cup.admin, cup.id, { times: { ...times, starts_at: later } });
    await workerAt(20).tick();
    expect(await remindersOf(player!)).toHaveLength(2);
  });

  test('is a file for calendars, whose number counts up with the event, and none where nobody said when', async () => {
    const calendar = createEventCalendarService({ db, now });
    const cup = await plannedCup();
    const url = 'https://pailei.example';
    const textOf = async () => Buffer.from((await calendar.get(null, cup.id, url)).bytes).toString();
    const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    const before = await textOf();
    expect(before).toContain(`DTSTART:${starts_at.replaceAll(/[-:]|\.\d{3}/g, '')}`);
    expect(before).toContain('SUMMARY:测试赛');
    await tournaments.cancel(cup.admin, cup.id, reason);
    const after = await textOf();
    expect(after).toContain('STATUS:CANCELLED');
    expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));
    const own = Buffer.from((await calendar.own(cup.players[0]!, url)).bytes).toString();
    expect(own.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const unplanned = await runningCup();
    await expect(calendar.get(null, unplanned.id, url)).rejects.toMatchObject({ status: 404 });
    await expect(calendar.get(null, newId(), url)).rejects.toMatchObject({ status: 404 });
  });
});
