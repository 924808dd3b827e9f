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
  if (await dispute.isVisible()) return (await decide(hand, dispute, ruleGame)) ? 'dispute' : decideNext(hand);
  if (await absence.isVisible()) return (await decide(hand, absence, answerAbsence)) ? 'absence' : decideNext(hand);
  return (await isOver.isVisible()) ? null : decideNext(hand);
}

const rowsWith = (rows: Locator, mark: string) => rows.filter({ has: rows.page().getByRole('img', { name: mark }) });

type Answer = (hand: Hand) => { readonly first: Locator; readonly send: () => Promise<void> };

/** Opens a row and answers it; false when it was settled without the referee while they turned to it. */
async function decide(hand: Hand, row: Locator, answer: Answer): Promise<boolean> {
  const { page, click } = hand;
  const button = row.getByRole('button');
  const key = (await button.locator('b').textContent()) ?? '';
  const waits = page.getByRole('region', { name: '挡住本轮' }).getByRole('listitem').filter({ hasText: key });
  // the row that stands open needs no click
  if ((await button.getAttribute('aria-current')) !== 'true') await click(button);
  const { first, send } = answer(hand);
  const isThere = await Promise.race([
    first.waitFor().then(() => true),
    waits.waitFor({ state: 'detached' }).then(() => false),
  ]);
  if (isThere) await send();
  await waits.waitFor({ state: 'detached' });
  return isThere;
}

function ruleGame({ page, click, type }: Hand) {
  const form = page.getByRole('form', { name: '裁定' });
  const first = form.getByRole('group', { name: '常用裁定' }).getByRole('button').first();
  return {
    first,
    async send() {
      await click(first);
      await type(form.getByLabel('原因，双方可见'), REASON);
      await click(form.locator('button[type="submit"]'));
    },
  };
}

function answerAbsence({ page, click, type }: Hand) {
  const first = page.getByRole('button', { name: '判负本场' });
  return {
    first,
    async send() {
      await click(first);
      const dialog = page.getByRole('dialog');
      await type(dialog.getByLabel('原因'), REASON);
      await click(dialog.getByRole('button', { name: '判负本场' }));
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}
