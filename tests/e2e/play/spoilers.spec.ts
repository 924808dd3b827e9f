import { buildRunningMatch, playGame } from '../support/match.ts';
import { expect, test } from '../support/test.ts';

/** The score, not a time of day such as 22:05. */
const RESULT = /2:0(?!\d)/;

test('every page of an event hides its results from a viewer who wants no spoilers, until they are asked for', async ({
  page: guest,
  openWindow,
}) => {
  const running = await buildRunningMatch();
  const { a, b, tournament } = running;
  for (let games = 0; games < 2; games += 1) await playGame(running, 'a');
  const path = `/solo-tournaments/${tournament.id}`;
  const champion = (page: typeof guest) => page.getByRole('region', { name: '冠军' });
  const note = (page: typeof guest) => page.getByText('防剧透已开启');
  await guest.goto(path);
  await expect(champion(guest)).toContainText(a.username);

  const safe = await openWindow();
  await safe.addInitScript(() => localStorage.setItem('spoiler_safe', 'true'));
  await safe.goto(path);
  await expect(note(safe)).toBeVisible();
  const row = safe.getByRole('main');
  await expect(row).toContainText(a.username);
  await expect(row).toContainText(b.username);
  await expect(row).not.toContainText(RESULT);
  await expect(champion(safe)).toHaveCount(0);
  await safe.goto(`${path}/log`);
  await expect(note(safe)).toBeVisible();
  await expect(safe.getByRole('main')).not.toContainText(RESULT);

  await safe.goto(path);
  await safe.getByRole('button', { name: '显示赛果' }).click();
  await expect(champion(safe)).toContainText(a.username);
  await expect(note(safe)).toHaveCount(0);

  const player = await openWindow({ player: b });
  await player.addInitScript(() => localStorage.setItem('spoiler_safe', 'true'));
  await player.goto(path);
  await expect(champion(player)).toContainText(a.username);
});
