import type { Page } from '@playwright/test';
import { until } from '../../support/until.ts';

/** Opens the page as the server has rendered it; one that has too much to do sends the empty shell. */
export async function openRendered(page: Page, path: string): Promise<void> {
  const isRendered = async () => {
    const answer = await page.goto(path);
    return (await answer?.text())?.includes('id="first-view"') ? true : undefined;
  };
  await until(isRendered, { withinMs: 60_000, what: `${path} is rendered` });
}
