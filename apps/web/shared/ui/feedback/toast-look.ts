/** One line that says what was just done. */
export const TOAST =
  'inline-flex items-center gap-2.5 rounded-[8px] bg-surface-pop px-4 py-2.5 wrap-anywhere shadow-2 ring-1 ring-line-1';
