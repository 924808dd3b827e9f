/** The looks that the heads and the rows of the standings share. */
export const CELL = 'h-10 border-b border-b-line-1 px-2.5 py-0 text-13 whitespace-nowrap';
export const HEAD_CELL = 'h-9 border-b border-b-line-2 px-2.5 py-0 text-12 font-normal whitespace-nowrap text-text-3';
/** Stays in sight while the table scrolls on phones. */
export const NAME_CELL =
  'min-w-43 max-w-[380px] max-desktop:max-w-60 max-tablet:sticky max-tablet:left-0 max-tablet:z-1 max-tablet:max-w-43';
