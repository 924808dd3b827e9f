import type { Page } from '@playwright/test';

type Shift = { value: number; what: string[] };
type Watched = Window & { layoutShifts: Shift[]; stageGaps: number };
/** What the browser says of one shift; not yet in the types of the DOM. */
type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** From the first paint on the page notes what moves without the visitor's doing, and whether its stage was ever gone. Call it before the first `goto`. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.layoutShifts = [];
    watched.stageGaps = 0;
    const elementOf = (node: Node | null) => (node instanceof Element ? node : (node?.parentElement ?? null));
    // a notice floats over the page, and may make room for the next
    const isInPage = (element: Element | null) => (element?.closest('main, header, nav, footer') ?? null) !== null;
    const nameOf = (element: Element | null) => `${element?.tagName} ${element?.textContent?.slice(0, 40)}`;
    const boxOf = ({ left, top, width, height }: DOMRectReadOnly) => `${left},${top} ${width}×${height}`;
    const describe = ({ node, previousRect: from, currentRect: to }: LayoutShiftEntry['sources'][number]) =>
      `${nameOf(elementOf(node))}: ${boxOf(from)} → ${boxOf(to)}`;
    // as the browser weighs one element: the share of the window that it touches, by how far it moved
    const shiftOf = ({ previousRect: from, currentRect: to }: LayoutShiftEntry['sources'][number]) => {
      const width = Math.max(from.right, to.right) - Math.min(from.left, to.left);
      const height = Math.max(from.bottom, to.bottom) - Math.min(from.top, to.top);
      const way = Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top));
      return ((width * height) / (innerWidth * innerHeight)) * (way / Math.max(innerWidth, innerHeight));
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const inPage = entry.sources.filter(({ node }) => isInPage(elementOf(node)));
        const isMixed = inPage.length < entry.sources.length;
        const value = isMixed
          ? Math.min(
              entry.value,
              inPage.reduce((sum, source) => sum + shiftOf(source), 0),
            )
          : entry.value;
        if (value > 0) watched.layoutShifts.push({ value, what: entry.sources.map(describe) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    let wasThere = false;
    new MutationObserver(() => {
      const isThere = document.querySelector('section[aria-label="焦点场次"]') !== null;
      if (wasThere && !isThere) watched.stageGaps += 1;
      wasThere = isThere;
    }).observe(document, { childList: true, subtree: true });
  });
}

/** All that moved on the page so far, the larger first. */
export async function layoutShifts(page: Page): Promise<{ sum: number; gaps: number; largest: Shift[] }> {
  const { shifts, gaps } = await page.evaluate(() => {
    const { layoutShifts, stageGaps } = window as unknown as Watched;
    return { shifts: layoutShifts, gaps: stageGaps };
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return { sum, gaps, largest: shifts.toSorted((a, b) => b.value - a.value).slice(0, 5) };
}
