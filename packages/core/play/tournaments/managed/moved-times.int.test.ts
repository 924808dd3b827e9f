import type { Notice } from '@pailei/contracts/features/notice-text';
import { createDatabase } from '@pailei/db/client';
import { createEventCalendarService } from '@pailei/core/play/agenda/event-calendar.service';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildServices, buildTournament, type BuiltTournament } from '../../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments } = services;
const calendar = createEventCalendarService({ db, now: () => new Date().toISOString() });
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 60_000) * 60_000 + hours * HOUR_MS).toISOString();
const times = (starts_at: string | null, check_in_opens_at: string | null = null) => ({
  registration_opens_at: null,
  registration_closes_at: null,
  check_in_opens_at,
  starts_at,
});

type Changed = Extract<Notice, { kind: 'event_changed' }>;

async function changesOf({ user_id }: Actor): Promise<Changed[]> {
  const rows = await db
    .selectFrom('notification')
    .select('notice')
    .where('account_id', '=', user_id)
    .orderBy('id')
    .execute();
  return rows.map(({ notice }) => notice).filter((notice): notice is Changed => notice.kind === 'event_changed');
}

const startsIn = async (actor: Actor): Promise<string[]> => {
  const { bytes } = await calendar.own(actor, 'https://pailei.example');
  return [...bytes.toString().matchAll(/^DTSTART:(\S+)/gmu)].map(([, time]) => time!);
};
const stamp = (time: string) => time.replaceAll(/[-:]|\.\d+/gu, '');

let event: BuiltTournament;
beforeEach(async () => {
  event = await buildTournament(db, services, { players: 3, isOpen: true, settings: { waitlist: true }, capacity: 2 });
  await tournaments.update(event.admin, event.id, { times: times(inHours(48), inHours(47)) });
});

describe('a moved start', () => {
  test('reaches every entrant as a notice, those on the waitlist too, and their calendars', async () => {
    const { id, admin, players } = event;
    const starts_at = inHours(72);
    await tournaments.update(admin, id, { times: times(starts_at, inHours(47)) });
    for (const player of players) {
      expect((await changesOf(player)).at(-1)).toMatchObject({ change: 'times_moved', times: { starts_at } });
      expect(await startsIn(player)).toEqual([stamp(starts_at)]);
    }
  });

  test('that is taken back says so; a change of other details is no moved time', async () => {
    const { id, admin, players } = event;
    const [player] = players as [Actor];
    await tournaments.update(admin, id, { description: '改了说明' });
    const before = (await changesOf(player)).length;
    await tournaments.update(admin, id, { times: times(null) });
    const changes = await changesOf(player);
    expect(changes.length).toBe(before + 1);
    expect(changes.at(-1)?.times).toEqual({ starts_at: null, check_in_opens_at: null });
  });

  test('reaches neither those who have withdrawn nor the staff', async () => {
    const { id, admin, players } = event;
    const [player] = players as [Actor];
    await tournaments.withdraw(player, id);
    const before = await changesOf(player);
    await tournaments.update(admin, id, { times: times(inHours(90)) });
    expect(await changesOf(player)).toEqual(before);
    expect(await changesOf(admin)).toEqual([]);
  });

  test('by an extended check-in reaches those who have checked in; the others are called to it', async () => {
    const { id, referee, players } = event;
    const [there, late] = players as [Actor, Actor];
    await tournaments.openCheckIn(referee, id, 600);
    await tournaments.checkIn(there, id);
    const due_at = inHours(1);
    await tournaments.extendCheckIn(referee, id, { due_at, reason: '服务器故障' });
    expect((await changesOf(there)).at(-1)).toMatchObject({
      change: 'times_moved',
      times: { starts_at: due_at },
      reason: '服务器故障',
    });
    expect((await changesOf(late)).some(({ times: moved }) => moved?.starts_at === due_at)).toBe(false);
    expect(await startsIn(there)).toEqual([stamp(due_at)]);
  });
});

test('an entrant who is marked absent at the start reads so, once', async () => {
  const { id, referee, players } = event;
  const [first, absent, waiting] = players as [Actor, Actor, Actor];
  await tournaments.openCheckIn(referee, id, 600);
  for (const player of [first, waiting]) await tournaments.checkIn(player, id);
  await tournaments.start(referee, id);
  expect((await changesOf(absent)).map(({ change }) => change)).toEqual(['times_moved', 'absent']);
  expect((await changesOf(first)).map(({ change }) => change)).toEqual(['times_moved']);
});
