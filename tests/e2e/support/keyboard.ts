import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_STEPS = 80;
/** A card about something that happened elsewhere may lie over a control, and goes by itself. */
const PASSING = { timeout: 8_000 };

/**
 * Goes on with the given key until a control has the focus. Every stop on the way must be visible to the eye: on the
 * screen, not covered, and marked.
 */
export async function stepTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(hiddenFocus), PASSING).toBeNull();
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No way by ${key} to ${String(control)}`);
}

/** Goes to a text field by Tab and writes into it, over what stood there. */
export async function writeInto(page: Page, field: Locator, text: string): Promise<void> {
  await stepTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Runs in the page: null when the focus can be seen, else what has it and what is wrong. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const say = (fault: string) => `${fault}: ${focused.outerHTML.slice(0, 200)}`;
  const isMarked = (element: Element | null): boolean => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  if (!isMarked(focused) && !isMarked(focused.parentElement)) return say('not marked');
  const { left, top, width, height } = focused.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return say('off the screen');
  const onTop = document.elementFromPoint(x, y);
  const isSeen = onTop !== null && (focused.contains(onTop) || onTop.contains(focused));
  return isSeen ? null : say('covered');
}
