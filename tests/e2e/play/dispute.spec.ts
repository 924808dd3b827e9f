import { buildRunningMatch, matchViewPath, myPanelPath, playUntilGame, report } from '../support/match.ts';
import { claimWin } from '../support/match-room.ts';
import { expect, test } from '../support/test.ts';
import { dialogIn, overlayDigit, score } from '../support/locators.ts';

const REASON = '核对录像后认定';

test('two reports that differ are a dispute everywhere until the referee rules', async ({ openWindow }) => {
  const running = await buildRunningMatch();
  await playUntilGame(running);
  const room = myPanelPath(running.tournament.id);
  const [a, b, referee, matchView, overlay] = await Promise.all([
    openWindow({ player: running.a }),
    openWindow({ player: running.b }),
    openWindow({ player: running.staff.referee }),
    openWindow(),
    openWindow(),
  ]);
  await Promise.all([
    a.goto(room),
    b.goto(room),
    referee.goto(`/solo-tournaments/${running.tournament.id}`),
    matchView.goto(matchViewPath(running)),
    overlay.goto(`/match-view?match=${running.matchId}`),
  ]);

  await expect(b.getByRole('button', { name: '请选择结果' })).toBeDisabled();
  await claimWin(a, 1);
  await expect(b.getByRole('heading', { name: '确认第 1 局结果' })).toBeVisible();
  await b.getByRole('button', { name: '提出异议' }).click();
  const objection = dialogIn(b);
  await objection.getByRole('button', { name: /提出异议/ }).click();
  await expect(objection.getByLabel('说明')).toHaveAccessibleDescription('请填写说明');
  await objection.getByLabel('说明').fill('最后一回合是我赢了');
  await objection.getByRole('button', { name: /提出异议/ }).click();

  for (const window of [a, b]) await expect(window.getByRole('heading', { name: '等待裁判' })).toBeVisible();
  await expect(matchView.getByRole('region', { name: '比分' })).toContainText('争议');
  await expect(overlay.locator('[data-part="phase"]')).toContainText('争议');
  const row = referee.getByRole('listitem').filter({ has: referee.getByRole('link', { name: /争议$/ }) });
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: '裁定' }).click();
  const ruling = referee.getByRole('dialog', { name: '裁定第 1 局' });
  await expect(ruling).toContainText(`${running.a.username}：${running.a.username} 胜`);
  await ruling.getByRole('button', { name: `${running.b.username} 胜`, exact: true }).click();
  await ruling.getByRole('button', { name: /^裁定：/ }).click();
  await expect(ruling.getByLabel('原因')).toHaveAccessibleDescription('请填写原因');
  await ruling.getByLabel('原因').fill(REASON);
  await ruling.getByRole('button', { name: `裁定：${running.b.username} 胜` }).click();
  await expect(ruling).toBeHidden();

  await expect(score(b, 1, 0)).toBeVisible();
  await expect(score(a, 0, 1)).toBeVisible();
  await expect(score(matchView, 0, 1)).toBeVisible();
  await expect(overlayDigit(overlay, 'b')).toHaveText('1');
  await expect(matchView.getByText(`裁定第 1 局 ${running.b.username} 胜，原因：${REASON}`)).toBeVisible();

  await playUntilGame(running);
  await claimWin(b, 2);
  await expect(a.getByRole('heading', { name: '确认第 2 局结果' })).toBeVisible();
  await report(running, 'a', 'a');
  for (const window of [a, b]) await expect(window.getByRole('heading', { name: '等待裁判' })).toBeVisible();
  await expect(matchView.getByRole('region', { name: '比分' })).toContainText('争议');
  await expect(row.getByRole('button', { name: '裁定' })).toBeVisible();
});
