import { photo } from '@pailei/tests/support/images';
import { buildRunningMatch, myPanelPath, playUntilGame } from '../support/match.ts';
import { claimWin } from '../support/match-room.ts';
import { dialogIn } from '../support/locators.ts';
import { expect, test } from '../support/test.ts';

test('two players write to each other, one shows the referee an image, and a reported message is answered', async ({
  openWindow,
}) => {
  const running = await buildRunningMatch();
  await playUntilGame(running);
  const room = myPanelPath(running.tournament.id);
  const [a, b, referee] = await Promise.all([
    openWindow({ player: running.a }),
    openWindow({ player: running.b }),
    openWindow({ player: running.staff.referee }),
  ]);
  await Promise.all([a.goto(room), b.goto(room)]);
  const chatOf = (window: typeof a) => window.getByRole('region', { name: '房间消息' });

  await test.step('both read at once what either writes, as text whatever it is', async () => {
    const hostile = '<img src=x onerror=alert(1)> ＦＵＬＬ';
    await chatOf(a).getByRole('textbox').fill(hostile);
    await chatOf(a).getByRole('textbox').press('Enter');
    await expect(chatOf(b).getByText(hostile, { exact: true })).toBeVisible();
    await expect(chatOf(b).getByRole('link', { name: running.a.username })).toBeVisible();
    await chatOf(b).getByRole('textbox').fill('你打得太烂了');
    await chatOf(b).getByRole('button', { name: '发送' }).click();
    await expect(chatOf(a).getByText('你打得太烂了')).toBeVisible();
  });

  await test.step('a dispute with an image reaches the referee', async () => {
    await claimWin(a, 1);
    await b.getByRole('button', { name: '提出异议' }).click();
    const objection = dialogIn(b);
    const image = { name: 'result.png', mimeType: 'image/png', buffer: await photo('png', 320, 180) };
    await objection.getByLabel('选择截图').setInputFiles(image);
    await expect(objection.getByRole('button', { name: '放大截图 1' })).toBeVisible();
    const tooLarge = { ...image, name: 'large.png', buffer: Buffer.alloc(6 * 1024 * 1024) };
    await objection.getByLabel('选择截图').setInputFiles(tooLarge);
    await expect(objection.getByText('「large.png」图片不能超过 5 MB')).toBeVisible();
    await objection.getByLabel('说明').fill('截图里是我赢了');
    await objection.getByRole('button', { name: /提出异议/ }).click();
    await expect(a.getByRole('heading', { name: '等待裁判' })).toBeVisible();
    await expect(a.getByRole('button', { name: `放大${running.b.username} 的截图 1` })).toBeVisible();

    await referee.goto(`/referee?match=${running.matchId}`);
    const desk = referee.getByLabel(`裁判台：${running.a.username} 对 ${running.b.username}`);
    await desk.getByRole('button', { name: `放大${running.b.username} 的截图 1` }).click();
    await expect(referee.getByRole('img', { name: `${running.b.username} 的截图 1` })).toBeVisible();
    await referee.keyboard.press('Escape');
  });

  await test.step('a report is a case, and its author is muted', async () => {
    await chatOf(a)
      .getByRole('button', { name: `举报：${running.b.username}` })
      .click();
    const report = dialogIn(a);
    await report.getByLabel('原因').fill('出言不逊');
    await report.getByRole('button', { name: '举报这条消息' }).click();
    await expect(report).toBeHidden();
    const row = referee.getByRole('button', { name: /有消息被举报/ }).filter({ hasText: running.a.username });
    await row.click();
    const reported = referee.getByLabel(`举报：${running.a.username} 对 ${running.b.username}`);
    await expect(reported.getByText('你打得太烂了')).toBeVisible();
    await reported.getByRole('button', { name: '房间消息' }).click();
    const chat = referee.getByRole('dialog', { name: '房间消息' });
    await chat.getByRole('button', { name: `禁言：${running.b.username}` }).click();
    const mute = referee.getByRole('dialog', { name: `禁言 ${running.b.username}` });
    await mute.getByLabel('原因').fill('出言不逊');
    await mute.getByRole('button', { name: `禁言 ${running.b.username}` }).click();
    await expect(chatOf(b).getByText('裁判已在本场禁止你发言：出言不逊')).toBeVisible();
    await expect(mute).toBeHidden();
    await chat.getByRole('textbox').fill('请保持礼貌');
    await chat.getByRole('textbox').press('Enter');
    for (const window of [a, b]) await expect(chatOf(window).getByText('请保持礼貌')).toBeVisible();
    await referee.keyboard.press('Escape');
    await reported.getByRole('button', { name: '处理举报' }).click();
    const answer = referee.getByRole('dialog', { name: '处理举报' });
    await answer.getByLabel('处理说明').fill('已在本场禁言');
    await answer.getByRole('button', { name: '处理完毕' }).click();
    await expect(row).toHaveCount(0);
  });
});
