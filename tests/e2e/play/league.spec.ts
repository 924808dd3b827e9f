import { DEFAULT_LEAGUE_SETTINGS } from '@pailei/domain/battles/league/settings';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../support/accessibility.ts';
import { buildBattleTeam, playBoard, startBattle } from '../support/battles.ts';
import { startTeamEvent, TEAM_SIZE } from '../support/team-events.ts';
import { expect, test } from '../support/test.ts';

const AT_ONCE = { timeout: 3_000 };
const LIVE = { timeout: 8_000 };
const PHONE = { viewport: { width: 360, height: 740 } };

/** As a `datetime-local` input takes it, on a clock in Shanghai: the evening of the day so many days from now. */
function evening(days: number, clock = '20:00'): string {
  const day = new Date(Date.now() + days * 24 * 3_600_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  return `${day}T${clock}`;
}

/** On a phone the notices lie over what they are about. */
async function closeNotices(page: Page): Promise<void> {
  const close = page.getByLabel('消息').getByRole('button', { name: '关闭' });
  for (let left = await close.count(); left > 0; left = await close.count()) {
    await close.first().click();
    // one may go by itself meanwhile
    await expect.poll(() => close.count()).toBeLessThan(left);
  }
}

test('two captains agree on the time of their league fixture on phones, and the table moves with its result', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  test.slow();
  const teams = [await buildBattleTeam(2), await buildBattleTeam(2)] as const;
  const { id, battle } = await startTeamEvent(teams, DEFAULT_LEAGUE_SETTINGS);
  const { a, b } = battle.teams;
  const one = await openWindow({ player: a.captain, ...PHONE });
  const other = await openWindow({ player: b.captain, ...PHONE });
  const dialog = one.getByRole('dialog', { name: `向「${b.name}」提出时间` });

  await test.step('the group page says what waits, until when, and what counts without an agreement', async () => {
    for (const page of [one, other]) {
      await page.goto(`/dashboard/my-group?event=${id}`);
      await expect(page.getByText('提出时间截止')).toBeVisible();
      await expect(page.getByText('（默认时间）')).toBeVisible();
    }
    await expectAccessible(one);
    await expectFitsPhone(one);
  });

  await test.step('a time outside the week is refused where it was typed, and stays', async () => {
    await one.getByRole('button', { name: '提出时间' }).click();
    await dialog.getByRole('button', { name: '提出时间' }).click();
    await expect(dialog.getByText('请至少提出一个时间')).toBeVisible();
    await dialog.getByLabel('第 1 个时间', { exact: true }).fill(evening(9));
    await dialog.getByRole('button', { name: '提出时间' }).click();
    await expect(dialog.getByText('时间应在本轮之内，最晚在截止前 1 小时')).toBeVisible();
    await expectAccessible(one);
    await dialog.getByLabel('第 1 个时间', { exact: true }).fill(evening(3, '21:30'));
    await dialog.getByRole('button', { name: '再提一个时间' }).click();
    await dialog.getByLabel('第 2 个时间', { exact: true }).fill(evening(4, '19:30'));
    await dialog.getByRole('button', { name: '提出时间' }).click();
    await expect(dialog).toBeHidden();
    await expect(one.getByText('已提出时间，等待对方答复').first()).toBeVisible(AT_ONCE);
  });

  await test.step('the other captain sees it at once and agrees to one of the times', async () => {
    await expect(other.getByText('对方提出了时间，等待本队答复')).toBeVisible(AT_ONCE);
    await expect(other.getByText('约定时间截止')).toBeVisible();
    await expectAccessible(other);
    await expectFitsPhone(other);
    await closeNotices(other);
    await other.getByRole('radio').nth(1).click();
    await other.getByRole('button', { name: '同意这个时间' }).click();
    for (const page of [one, other]) {
      await expect(page.getByText(/19:30.*开战.*（双方约定）/)).toBeVisible(AT_ONCE);
      await expect(page.getByText('本轮截止')).toBeVisible();
      await expect(page.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', /calendar\.ics$/);
    }
  });

  await test.step('the battle is played at that time, and the table of the group moves before both', async () => {
    await closeNotices(one);
    await one.getByRole('link', { name: '进入团队战' }).last().click();
    await expect(one).toHaveURL(/\/teams\/battle\?battleId=/);
    await startBattle(battle, TEAM_SIZE);
    for (const number of [1, 2]) await playBoard(battle, number, 'a');
    const first = other.getByRole('table').first().getByRole('row').nth(1);
    await expect(first).toContainText(a.name, LIVE);
    await expect(first).toContainText('1–0');
    await expect(other.getByRole('heading', { name: '开战时间' })).toHaveCount(0);
  });
});
