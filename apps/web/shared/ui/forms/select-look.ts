/** The closed list, without its height. */
export const SELECT =
  'inline-flex cursor-pointer items-center justify-between gap-1.5 rounded-control border border-line-2 bg-transparent pr-2.5 pl-3 text-13 whitespace-nowrap text-text-2 hover:border-line-control data-disabled:cursor-not-allowed data-disabled:text-text-off max-tablet:h-10';
