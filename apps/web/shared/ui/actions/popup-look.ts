/** Places a popup above everything but toasts. */
export const POPUP_PLACE = 'z-modal';

/** What floats below its trigger. */
export const POPUP =
  'min-w-40 origin-(--transform-origin) rounded-[8px] bg-surface-pop p-1 shadow-2 ring-1 ring-line-1 outline-0 transition-[opacity,scale] duration-base data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0';

/** One line of it, without its colour. */
export const POPUP_ITEM =
  'relative flex min-h-9 cursor-pointer items-center gap-2 rounded-[4px] px-3 -outline-offset-2 select-none data-disabled:cursor-not-allowed data-disabled:text-text-off data-highlighted:bg-hover max-tablet:min-h-11';
