import type { ReactNode } from 'react';

import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { Segmented, type SegmentedOption } from './Segmented.tsx';

type FilterStripProps<T extends string> = {
  /** The main division of the list, with counts where they are known. */
  tabs?: { label: string; options: readonly SegmentedOption<T>[]; value: T; onChange: (value: T) => void };
  search?: SearchFieldProps;
  /** Further selects. */
  children?: ReactNode;
};

/** What stands above a list: its states, further filters, the search. The page keeps all of it in its address. */
export function FilterStrip<T extends string>({ tabs, search, children }: FilterStripProps<T>) {
  return (
    <div className="fs">
      {tabs && <Segmented {...tabs} />}
      <div className="fs__r">
        {children}
        {search && <SearchField {...search} />}
      </div>
    </div>
  );
}
