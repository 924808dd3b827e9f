/** What lies over the page below a dialog or a drawer. */
export const BACKDROP =
  'fixed inset-0 z-modal bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A window in the middle of the screen, without its width. */
export const DIALOG =
  'fixed top-1/2 left-1/2 z-modal flex max-h-[calc(100dvh-64px)] w-[calc(100vw-32px)] -translate-1/2 flex-col rounded-dialog bg-surface-1 shadow-3 ring-1 ring-line-1 outline-0 transition-[opacity,translate] duration-base data-ending-style:-translate-y-[48%] data-ending-style:opacity-0 data-starting-style:-translate-y-[48%] data-starting-style:opacity-0';
