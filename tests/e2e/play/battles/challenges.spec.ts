import type { Page } from '@playwright/test';
import { challengesApi } from '@pailei/contracts/play/challenges/challenges.api';
import { challengeLink } from '@pailei/contracts/play/challenges/challenge-link';
import { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import { expectAccessible, expectFitsPhone } from '../../support/accessibility.ts';
import { layoutShifts, watchLayout } from '../../support/layout-shift.ts';
import { buildTeam, type BuiltTeam } from '../../support/teams.ts';
import { dialogIn } from '../../support/locators.ts';
import { expect, test } from '../../support/test.ts';

const AT_ONCE = { timeout: 3_000 };
const PHONE = { viewport: { width: 360, height: 740 } };
const BATTLES = '/teams/battles';

/** As a `datetime-local` input takes it, on a clock in Shanghai; the evening of the day so many days from now. */
function evening(days: number, clock = '20:00'): string {
  const day = new Date(Date.now() + days * 24 * 3_600_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  return `${day}T${clock}`;
}

const isoOf = (local: string) => new Date(`${local}:00+08:00`).toISOString();

const rowOf = (page: Page, { name }: BuiltTeam) => page.getByRole('listitem', { name: `与「${name}」的约战` });

async function propose(from: BuiltTeam, to: BuiltTeam, ...locals: string[]) {
  const body = {
    team_id: to.id,
    format: { code: 'boards', size: 3 } as const,
    best_of: 3 as const,
    slots: locals.map(isoOf),
  };
  return from.captain.site.call(challengesApi.propose, { body });
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

/** Holds the calls to `path` back until one of every page has come, so that they leave at the same moment. */
async function sendTogether(pages: readonly Page[], path: string, press: () => Promise<unknown>): Promise<void> {
  const all = Promise.withResolvers<void>();
  let come = 0;
  for (const page of pages) {
    await page.route(path, async (route) => {
      come += 1;
      if (come === pages.length) all.resolve();
      await all.promise;
      await route.continue();
    });
  }
  await press();
  await all.promise;
}

test('two captains come to an appointment, each seeing at once what the other does, and move it', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  test.setTimeout(240_000);
  const [first, second] = [await buildTeam(1), await buildTeam(0)];
  const one = await openWindow({ player: first.captain });
  const other = await openWindow({ player: second.captain, ...PHONE });

  await test.step('a challenge from the team’s page keeps what was typed and says what is wrong where it is', async () => {
    await other.goto(BATTLES);
    await expect(other.getByText('暂无约战。', { exact: false })).toBeVisible();
    await one.goto(`/teams/${second.id}`);
    await one.getByRole('button', { name: '约战' }).click();
    const dialog = one.getByRole('dialog', { name: `约战「${second.name}」` });
    await dialog.getByRole('button', { name: '擂台赛' }).click();
    await dialog.getByRole('button', { name: '3 人' }).click();
    await dialog.getByRole('button', { name: '发出约战' }).click();
    await expect(dialog.getByText('请至少提出一个时间')).toBeVisible();
    await dialog.getByLabel('第 1 个时间', { exact: true }).fill(evening(-1));
    await dialog.getByRole('button', { name: '发出约战' }).click();
    await expect(dialog.getByText('开战时间应在现在之后', { exact: false })).toBeVisible();
    await one.keyboard.press('Escape');
    await one.getByRole('button', { name: '约战' }).click();
    await expect(dialog.getByRole('button', { name: '擂台赛' })).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByLabel('第 1 个时间', { exact: true }).fill(evening(3));
    await expect(dialog.getByText(/北京时间 .* 20:00/)).toBeVisible();
    await dialog.getByRole('button', { name: '再提一个时间' }).click();
    await dialog.getByLabel('第 2 个时间', { exact: true }).fill(evening(4));
    await expectAccessible(one);
    await dialog.getByRole('button', { name: '发出约战' }).click();
    await expect(one.getByText(`已向「${second.name}」发出约战`)).toBeVisible();
    await expect(one.getByRole('link', { name: '查看约战' })).toBeVisible(AT_ONCE);
  });

  await test.step('the other captain sees it at once, and counters with the same form', async () => {
    const row = rowOf(other, first);
    await expect(row).toContainText('等待本队答复', AT_ONCE);
    await row.getByRole('button', { name: /答复/ }).click();
    const detail = other.getByRole('dialog', { name: `${first.name} 对 ${second.name}` });
    await expect(detail.getByText('擂台赛，每队 3 人')).toBeVisible();
    await expectAccessible(other);
    await detail.getByRole('button', { name: '提出新的方案' }).click();
    const counter = other.getByRole('dialog', { name: `答复「${first.name}」` });
    await counter.getByRole('button', { name: 'BO5' }).click();
    await counter.getByLabel('第 1 个时间', { exact: true }).fill(evening(5));
    await expect(counter.getByText('与对方的方案不同：开战时间、每台。')).toBeVisible();
    await expectAccessible(other);
    await counter.getByRole('button', { name: '发出新的方案' }).click();
    await expect(detail.getByText('等待', { exact: false }).first()).toBeVisible();
    await expect(detail.getByRole('list', { name: '方案' }).getByText('有变').first()).toBeVisible();
    await expect(detail.getByRole('button', { name: '撤回约战' })).toBeVisible();
  });

  await test.step('the first one accepts a time: both have the appointment', async () => {
    await one.getByRole('link', { name: '查看约战' }).click();
    const detail = one.getByRole('dialog', { name: `${first.name} 对 ${second.name}` });
    await detail.getByRole('radio').nth(1).click();
    await detail.getByRole('button', { name: '接受约战' }).click();
    const confirm = one.getByRole('dialog', { name: `接受「${second.name}」的约战` });
    await expect(confirm.getByText(/出战名单截止：.* 19:30/)).toBeVisible();
    await confirm.getByRole('button', { name: '敲定约战' }).click();
    for (const page of [one, other]) {
      await expect(page.getByRole('link', { name: '查看团队战' })).toBeVisible(AT_ONCE);
      await expect(page.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', /calendar\.ics$/);
    }
    await expect(rowOf(one, second)).toContainText('已敲定');
  });

  await test.step('it is moved when the other side agrees', async () => {
    await one.getByRole('button', { name: '请求改期' }).click();
    const dialog = one.getByRole('dialog', { name: '请求改期' });
    await dialog.getByLabel('新的开战时间').fill(evening(6, '21:30'));
    await dialog.getByRole('button', { name: '请求改期' }).click();
    await expect(one.getByText(/本队请求改到.*21:30/)).toBeVisible(AT_ONCE);
    await expect(other.getByText(/对方请求改到.*21:30/)).toBeVisible(AT_ONCE);
    await closeNotices(other);
    await other.getByRole('button', { name: '同意', exact: true }).click();
    for (const page of [one, other]) {
      const detail = page.getByRole('dialog', { name: `${first.name} 对 ${second.name}` });
      await expect(detail.getByText(/21:30 开战/)).toBeVisible(AT_ONCE);
      await expect(page.getByRole('button', { name: '请求改期' })).toHaveCount(0);
    }
    await other.keyboard.press('Escape');
    await expectFitsPhone(other);
  });

  await test.step('a member reads and does nothing', async () => {
    const member = await openWindow({ ...(first.members[0] && { player: first.members[0] }), ...PHONE });
    await watchLayout(member);
    await member.goto(BATTLES);
    await expect(rowOf(member, second)).toContainText('已敲定');
    await expect(member.getByRole('button', { name: '发起约战' })).toHaveCount(0);
    await expect(member.getByRole('list', { name: '团队战' }).or(member.getByText('擂台空着'))).toBeVisible();
    expect((await layoutShifts(member)).sum).toBeLessThan(0.02);
  });
});

test('captain and vice captain accept different times in the same second: one appointment, and the other reads so', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of 409/);
  const [first, second] = [await buildTeam(0), await buildTeam(1)];
  const [vice] = second.members;
  if (!vice) throw new Error('there is no vice captain');
  const params = { id: second.id, account_id: vice.user_id };
  await second.captain.site.call(teamsApi.setRole, { params, body: { role: 'vice_captain' } });
  const { id } = await propose(first, second, evening(3), evening(4));
  const pages = [await openWindow({ player: second.captain }), await openWindow({ player: vice })];
  for (const [index, page] of pages.entries()) {
    await page.goto(challengeLink(id));
    await page.getByRole('radio').nth(index).click();
    await page.getByRole('button', { name: '接受约战' }).click();
  }
  await sendTogether(pages, '**/accept', () =>
    Promise.all(pages.map((page) => page.getByRole('button', { name: '敲定约战' }).click())),
  );
  for (const page of pages) await expect(page.getByRole('link', { name: '查看团队战' })).toBeVisible();
  const refused = (page: Page) => page.getByLabel('提示').getByText('约战已敲定，不能再选择时间或答复').count();
  const refusals = async () => (await Promise.all(pages.map(refused))).reduce((sum, count) => sum + count, 0);
  await expect.poll(refusals).toBe(1);
  const view = await first.captain.site.call(challengesApi.get, { params: { id } });
  expect([view.status, view.battle_id !== null]).toEqual(['accepted', true]);
});

test('a challenge is nothing to a third team, and a team that takes none has no button', async ({
  openWindow,
  allowErrors,
}) => {
  allowErrors(/status of (404|409)/);
  const [first, second, third] = [
    await buildTeam(0),
    await buildTeam(0),
    await buildTeam(0, { takes_challenges: false }),
  ];
  const { id } = await propose(first, second, evening(3));
  const stranger = await openWindow({ player: third.captain });
  await stranger.goto(challengeLink(id));
  await expect(stranger.getByText('这份约战不存在，或者与你的战队无关。')).toBeVisible();
  const captain = await openWindow({ player: first.captain });
  await captain.goto(`/teams/${third.id}`);
  await expect(captain.getByText('暂不接受约战')).toBeVisible();
  await expect(captain.getByRole('button', { name: '约战' })).toHaveCount(0);
  await captain.goto(BATTLES);
  await captain.getByRole('button', { name: '发起约战' }).click();
  await captain.getByLabel('对方战队').fill(third.name);
  await dialogIn(captain)
    .getByRole('button', { name: new RegExp(third.name) })
    .click();
  await captain.getByLabel('第 1 个时间', { exact: true }).fill(evening(3));
  await captain.getByRole('button', { name: '发出约战' }).click();
  await expect(captain.getByText('该战队不接受约战')).toBeVisible();
});
