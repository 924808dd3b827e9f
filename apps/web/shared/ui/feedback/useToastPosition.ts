import { useLayoutEffect, type RefObject } from 'react';

import { toastPosition, type Box, type Position } from './toast-position.ts';

/** Including open popups: the inbox shows what a toast is about. */
const POPUP = '[role="dialog"][data-side]';
const CONTROLS = `button, a[data-part="button"], input, select, textarea, [role="button"], [role="switch"], [role="radio"], ${POPUP}`;
const DIALOGS = '[role="dialog"]:not([data-side], [data-part])';
const GAP = 16;

/** Keeps a fixed stack of cards off the controls of the page, or of the dialog that is open, while it holds any. */
export function useToastPosition(stack: RefObject<HTMLElement | null>, cards: number): void {
  useLayoutEffect(() => {
    const element = stack.current;
    if (!element || cards === 0) return;
    let position: Position | undefined;
    let frame = 0;
    const updatePosition = () => {
      frame = 0;
      const { width, height } = element.getBoundingClientRect();
      const next = toastPosition({ width, height }, areaOf(), controlsBeside(element), position);
      if (next === position) return;
      position = next;
      Object.assign(element.style, { left: `${next.left}px`, top: `${next.top}px`, right: 'auto' });
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(updatePosition);
    };
    const changes = new MutationObserver(scheduleUpdate);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', scheduleUpdate, { capture: true, passive: true });
    addEventListener('resize', scheduleUpdate);
    updatePosition();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', scheduleUpdate, { capture: true });
      removeEventListener('resize', scheduleUpdate);
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
