import type { ReactNode } from 'react';

import { SearchField, type SearchFieldProps } from '../forms/SearchField.tsx';
import { Segmented, type SegmentedOption } from '../forms/Segmented.tsx';
import { cx } from '../layout/cx.ts';

type FilterStripProps<T extends string> = {
  /** The main division of the list, with counts where they are known. */
  tabs?: { label: string; options: readonly SegmentedOption<T>[]; value: T; onChange: (value: T) => void };
  search?: SearchFieldProps;
  /** Further selects. */
  children?: ReactNode;
  /** The margin; by default that of a strip right above its list. */
  className?: string;
};

/** The filters above a list: its states, further filters, the search. The page keeps all of them in its address. */
export function FilterStrip<T extends string>({ tabs, search, children, className = 'mb-3' }: FilterStripProps<T>) {
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-3 print:hidden', className)}>
      {tabs && <Segmented {...tabs} />}
      <div className="flex flex-wrap items-center gap-2 not-first:ml-auto max-tablet:w-full">
        {children}
        {search && <SearchField {...search} />}
      </div>
    </div>
  );
}
