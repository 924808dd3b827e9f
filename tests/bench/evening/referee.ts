import type { Locator } from 'playwright';
import type { Hand } from './hand.ts';

const REASON = '已核对双方对局记录';
/** Longer than any match without trouble: whoever waits so long has nothing more to do, or the event hangs. */
const LONGEST_WAIT_MS = 300_000;

/** Lets everybody check in. */
export async function openCheckIn({ page, click }: Hand, id: string): Promise<void> {
  await page.goto(`/solo-tournaments/${id}`);
  await click(page.getByRole('button', { name: '开放签到 10 分钟' }));
}

/** Starts the event, and goes to its desk. */
export async function startEvent({ page, click }: Hand): Promise<void> {
  const start = { name: '开始赛事' };
  await click(page.getByRole('button', start));
  await click(page.getByRole('dialog', start).getByRole('button', start));
  await click(page.getByRole('main').getByRole('link', { name: '裁判台' }));
  await page.waitForURL(/\/referee$/);
}

export type Ruled = 'dispute' | 'absence';

/** Waits until something at the desk asks for a decision, and decides it; null when the event is over. */
export async function decideNext(hand: Hand): Promise<Ruled | null> {
  const { page, click } = hand;
  const waiting = page.getByRole('region', { name: '挡住本轮' }).getByRole('listitem');
  const arrivals = page.getByRole('button', { name: /件新的/ });
  const dispute = rowsWith(waiting, '争议').first();
  const absence = rowsWith(waiting, '迟到').filter({ hasText: '没有通知到' }).first();
  const isOver = page.getByRole('main').getByText('赛事已结束。');
  await arrivals.or(dispute).or(absence).or(isOver).first().waitFor({ timeout: LONGEST_WAIT_MS });
  if (await arrivals.isVisible()) await click(arrivals);
  if (await dispute.isVisible()) {
    await choose(hand, dispute);
    await ruleGame(hand);
    return 'dispute';
  }
  if (await absence.isVisible()) {
    await choose(hand, absence);
    await answerAbsence(hand);
    return 'absence';
  }
  return (await isOver.isVisible()) ? null : decideNext(hand);
}

const rowsWith = (rows: Locator, mark: string) => rows.filter({ has: rows.page().getByRole('img', { name: mark }) });

/** The row that stands open needs no click. */
async function choose({ click }: Hand, row: Locator): Promise<void> {
  const button = row.getByRole('button');
  if ((await button.getAttribute('aria-current')) !== 'true') await click(button);
}

async function ruleGame({ page, click, type }: Hand): Promise<void> {
  const form = page.getByRole('form', { name: '裁定' });
  await click(form.getByRole('group', { name: '常用裁定' }).getByRole('button').first());
  await type(form.getByLabel('原因，双方可见'), REASON);
  await click(form.locator('button[type="submit"]'));
}

async function answerAbsence({ page, click, type }: Hand): Promise<void> {
  await click(page.getByRole('button', { name: '判负本场' }));
  const dialog = page.getByRole('dialog');
  await type(dialog.getByLabel('原因'), REASON);
  await click(dialog.getByRole('button', { name: '判负本场' }));
  await dialog.waitFor({ state: 'hidden' });
}
