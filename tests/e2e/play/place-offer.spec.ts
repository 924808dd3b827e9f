import { expireDue } from '@pailei/core/ground/clocks/expire-due';
import { createTournamentClock } from '@pailei/core/play/tournaments/clock/tournament-clock';
import { tournamentDeadlines } from '@pailei/core/play/tournaments/clock/tournament.clock';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Page } from '@playwright/test';
import { createPace } from '@pailei/simulator/connections/pace';
import { enter } from '@pailei/simulator/run-tournament';
import { silentPublisher } from '../../support/builders.ts';
import { passDue, withDatabase } from '../support/database.ts';
import { FINAL_ONLY, myPanelPath, openTournament } from '../support/match.ts';
import { newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

const CHECK_IN_SECONDS = 1_800;

/** Lets what is due next in the event happen now, as the worker would when its time has come. */
function passDeadline(id: string, kind: string): Promise<void> {
  return withDatabase(async (db) => {
    const read = () =>
      db.selectFrom('tournament').select(['due_at', 'due_kind']).where('id', '=', id).executeTakeFirstOrThrow();
    const { due_kind } = await read();
    if (due_kind !== kind) throw new Error(`due is ${due_kind}, not ${kind}`);
    await passDue(read, (due_at, now) => {
      const deps = { db, publisher: silentPublisher, now };
      return expireDue(deps, tournamentDeadlines, { tournamentClock: createTournamentClock(deps) }, { id, due_at });
    });
  });
}

test('a place is offered down the waitlist with its countdown: one lets it pass, and the next accepts it', async ({
  openWindow,
}) => {
  const [staff, here, absent, removed, slow, quick] = await Promise.all([
    staffOfSite(),
    ...['在场', '缺席', '除名', '错过', '接受'].map(newPlayer),
  ] as const);
  const event = await openTournament(staff, FINAL_ONLY, 2);
  const { id } = event;
  const entries = new Map<unknown, string>();
  for (const player of [here, absent, removed, slow, quick]) {
    if (!player) throw new Error('five players are needed');
    entries.set(player, await enter(player, event, createPace(1, 1)));
  }
  await staff.referee.site.call(tournamentsApi.openCheckIn, { params: { id }, body: { seconds: CHECK_IN_SECONDS } });
  await here!.site.call(tournamentsApi.checkIn, { params: { id }, body: {} });

  const [first, second] = [await openWindow({ player: slow! }), await openWindow({ player: quick! })];
  for (const page of [first, second]) await page.goto(myPanelPath(id));
  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  for (const page of [first, second]) await expect(button(page, '签到')).toBeVisible();

  // The place of who is absent goes to the first of the waitlist, whom an admin then takes off it.
  await passDeadline(id, 'fill_waitlist');
  await staff.admin.site.call(tournamentsApi.reject, {
    params: { id, participant_id: entries.get(removed)! },
    body: { reason: '重复报名' },
  });

  await expect(button(first, '接受并签到')).toBeVisible();
  await expect(first.getByText('轮到你了：候补名额已空出').first()).toBeVisible();
  await expect(first.getByText('接受剩余').first()).toBeVisible();
  await expect(first.getByRole('main')).toContainText(/0?4:\d\d/);
  await expect(button(second, '签到')).toBeVisible();

  await passDeadline(id, 'end_offers');
  await expect(button(first, '接受并签到')).toBeHidden();
  await expect(button(first, '签到')).toBeVisible();
  await button(second, '接受并签到').click();
  await expect(second.getByText('等待开赛').first()).toBeVisible();

  const { tournament } = await staff.admin.site.call(tournamentsApi.get, { params: { id } });
  const statusOf = (player: unknown) => tournament.participants[entries.get(player)!]!.status;
  expect([here, absent, removed, slow, quick].map(statusOf)).toEqual([
    'checked_in',
    'registered',
    'rejected',
    'waitlisted',
    'checked_in',
  ]);
});
