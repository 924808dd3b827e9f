import { newPlayer, staffOfSite } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/locators.ts';

const PUBLIC_TITLES: Readonly<Record<string, string>> = {
  '/login': '登录',
  '/register': '注册',
  '/forgot-password': '找回密码',
  '/registration': '报名',
  '/live': '直播',
  '/solo-tournaments': '个人赛大厅',
  '/status': '系统状态',
  '/maintenance': '系统维护',
};

/** Pages of players and of admins; an admin may open both. */
const ADMIN_TITLES: Readonly<Record<string, string>> = {
  '/decks': '我的卡组',
  '/decks/create': '新建卡组',
  '/decks/import': '导入卡组',
  '/profile': '个人中心',
  '/profile/expert': '专家认证',
  '/notifications': '通知',
  '/shopping': '积分商城',
  '/shopping/orders': '我的订单',
  '/admin': '后台总览',
  '/admin/users': '用户管理',
  '/admin/expert-applications': '专家认证',
  '/admin/products': '商品管理',
  '/admin/orders': '订单',
  '/admin/cards': '卡牌目录',
  '/admin/announcements': '公告管理',
  '/admin/maintenance': '系统维护',
  '/admin/system-settings': '系统设置',
  '/admin/audit': '审计日志',
  '/admin/jobs': '任务队列',
  '/admin/mail': '邮件记录',
};

test.describe('every page has its title', () => {
  test('for everybody', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/^牌擂$/);
    for (const [path, title] of Object.entries(PUBLIC_TITLES)) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${title} · 牌擂`);
    }
  });

  test('for players and admins', async ({ openWindow }) => {
    const { admin } = await staffOfSite();
    const page = await openWindow({ player: admin });
    for (const [path, title] of Object.entries(ADMIN_TITLES)) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(`${title} · 牌擂`);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
});

test.describe('the address that a page had before', () => {
  const MOVED = [
    ['/dashboard', '/decks'],
    ['/dashboard/teams?tab=members', '/teams/my?tab=members'],
  ] as const;

  test('leads a player to the page', async ({ openWindow }) => {
    const page = await openWindow({ player: await newPlayer('旧址') });
    for (const [from, to] of MOVED) {
      await page.goto(from);
      await expect(page, from).toHaveURL(to);
    }
  });

  test('leads a guest to the login, and from there to the page', async ({ page }) => {
    for (const [from, to] of MOVED) {
      await page.goto(from);
      await expect(page, from).toHaveURL(`/login?redirect=${encodeURIComponent(to)}`);
    }
  });
});

test('a page of admins leads a player to their decks, with the reason', async ({ openWindow }) => {
  const page = await openWindow({ player: await newPlayer('好奇') });
  for (const path of Object.keys(ADMIN_TITLES).filter((each) => each.startsWith('/admin'))) {
    await page.goto(path);
    await expect(toast(page, '权限不足，无法执行此操作')).toBeVisible();
    await expect(page, path).toHaveURL('/decks');
  }
});
