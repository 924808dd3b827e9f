import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { expectAccessible, expectFitsPhone } from '../support/accessibility.ts';
import { buildRunningMatch } from '../support/match.ts';
import { expect, test } from '../support/test.ts';

test('a player reads what a referee gave them as it is given, and the opponent has nothing', async ({ openWindow }) => {
  const { a, b, matchId, tournament, staff } = await buildRunningMatch();
  const [page, others] = await Promise.all([openWindow({ player: a }), openWindow({ player: b })]);
  for (const one of [page, others]) {
    await one.goto('/profile?tab=penalties');
    await expect(one.getByText('还没有记录')).toBeVisible();
  }
  const params = { id: matchId };
  const caution = { type: 'caution', side: 'a', reason: '聊天用语不当' } as const;
  await staff.referee.site.call(matchesApi.rule, { params, body: caution });
  const list = page.getByRole('list', { name: '判罚' });
  const line = list.getByRole('listitem').filter({ hasText: caution.reason });
  await expect(line).toContainText('提醒');
  await expect(line).toContainText(staff.referee.username);
  await expect(line.getByRole('link', { name: tournament.name })).toBeVisible();
  await expect(line.getByRole('link', { name: '赛事规则' })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await expect(others.getByText('还没有记录')).toBeVisible();
  await expect(others.getByText(caution.reason)).toHaveCount(0);
});
