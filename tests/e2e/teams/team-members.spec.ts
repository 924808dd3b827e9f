import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { DECKS } from '@pailei/simulator/people/deck-list';
import { expectAccessible, expectFitsPhone } from '../support/accessibility.ts';
import { buildTeam } from '../support/teams.ts';
import { expect, test } from '../support/test.ts';

const AT_ONCE = { timeout: 3_000 };

test('a member becomes vice captain, shares a deck with the team, and leaves', async ({ openWindow, allowErrors }) => {
  allowErrors(/status of 404/);
  test.setTimeout(120_000);
  const { name, captain, members } = await buildTeam(1);
  const [member] = members;
  if (!member) throw new Error('the team has no member');
  const [captainPage, memberPage] = [await openWindow({ player: captain }), await openWindow({ player: member })];
  for (const page of [captainPage, memberPage]) {
    await page.goto('/teams/my');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const row = captainPage.getByRole('row', { name: new RegExp(member.username) });

  await test.step('role', async () => {
    await expect(memberPage.getByRole('button', { name: '邀请成员' })).toHaveCount(0);
    await captainPage.getByRole('button', { name: `管理 ${member.username}` }).click();
    await captainPage.getByRole('menuitem', { name: '任命副队长' }).click();
    await captainPage.getByRole('button', { name: '任命副队长' }).click();
    await expect(row).toContainText('副队长', AT_ONCE);
    await expect(memberPage.getByRole('button', { name: '邀请成员' })).toBeVisible(AT_ONCE);
    await expect(memberPage.getByText(`${member.username} 成为副队长`)).toBeVisible(AT_ONCE);
  });

  const [{ code }] = DECKS;
  const deckName = `队内${crypto.randomUUID().slice(0, 8)}`;
  const shared = captainPage.getByRole('list', { name: '战队卡组' });
  let deckPath = '';

  await test.step('deck', async () => {
    await expect(captainPage.getByText('还没有共享的卡组', { exact: false })).toBeVisible();
    const { id } = await member.site.call(decksApi.create, { body: { name: deckName, code, visibility: 'team' } });
    deckPath = `/shared-decks/${id}`;
    await expect(shared.getByRole('link', { name: new RegExp(deckName) })).toBeVisible(AT_ONCE);
    await expectAccessible(captainPage);
    await expectFitsPhone(captainPage);
    await shared.getByRole('link', { name: new RegExp(deckName) }).click();
    await expect(captainPage.getByRole('heading', { level: 1, name: deckName })).toBeVisible();
    await captainPage.goto('/teams/my');
  });

  await test.step('leave', async () => {
    await memberPage.getByRole('button', { name: '退出战队' }).click();
    const dialog = memberPage.getByRole('dialog', { name: `退出「${name}」` });
    await dialog.getByRole('button', { name: '退出战队' }).click();
    await expect(memberPage.getByRole('heading', { name: '没有战队' })).toBeVisible(AT_ONCE);
    await expect(row).toHaveCount(0, AT_ONCE);
    await expect(captainPage.getByText(`${member.username} 退出`)).toBeVisible(AT_ONCE);
    await expect(shared.getByRole('link', { name: new RegExp(deckName) })).toHaveCount(0, AT_ONCE);
    await captainPage.goto(deckPath);
    await expect(captainPage.getByRole('heading', { level: 1, name: deckName })).toHaveCount(0);
  });
});
