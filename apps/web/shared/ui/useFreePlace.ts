import { useLayoutEffect, type RefObject } from 'react';

import { freePlace, type Box, type Place } from './free-place.ts';

/** With the open inbox, which is itself what a card tells of. */
const CONTROLS = 'button, .btn, input, select, textarea, [role="button"], [role="switch"], [role="radio"], .ntp';
const DIALOGS = '.dlg--modal, .drw';
const GAP = 16;

/** Keeps a fixed stack of cards off the controls of the page, or of the dialog that is open, while it holds any. */
export function useFreePlace(stack: RefObject<HTMLElement | null>, cards: number): void {
  useLayoutEffect(() => {
    const element = stack.current;
    if (!element || cards === 0) return;
    let place: Place | undefined;
    let frame = 0;
    const settle = () => {
      frame = 0;
      const { width, height } = element.getBoundingClientRect();
      const next = freePlace({ width, height }, areaOf(), controlsBeside(element), place);
      if (next === place) return;
      place = next;
      Object.assign(element.style, { left: `${next.left}px`, top: `${next.top}px`, right: 'auto' });
    };
    const settleSoon = () => {
      frame ||= requestAnimationFrame(settle);
    };
    const changes = new MutationObserver(settleSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', settleSoon, { capture: true, passive: true });
    addEventListener('resize', settleSoon);
    settle();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', settleSoon, { capture: true });
      removeEventListener('resize', settleSoon);
    };
  }, [stack, cards]);
}

/** Beside the sidebar, below the header. */
function areaOf(): Box {
  const main = document.getElementById('main')?.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  return {
    left: Math.max(main?.left ?? 0, 0) + GAP,
    top: Math.max(header?.bottom ?? 0, 0) + GAP,
    right: document.documentElement.clientWidth - GAP,
    bottom: innerHeight - GAP,
  };
}

function controlsBeside(stack: HTMLElement): Box[] {
  const dialog = [...document.querySelectorAll(DIALOGS)].at(-1);
  return [...(dialog ?? document).querySelectorAll(CONTROLS)]
    .filter((control) => !stack.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight);
}
