import type { ComponentProps } from 'react';

import { cx } from '../../../../shared/ui/layout/cx.ts';

type Columns = 'fill' | 'four';

const COLUMNS: Record<Columns, string> = {
  fill: 'grid-cols-[repeat(auto-fill,minmax(196px,1fr))] max-[901px]:grid-cols-[repeat(auto-fill,minmax(min(44%,220px),1fr))]',
  four: 'grid-cols-4 max-[601px]:grid-cols-2',
};

/** The tiles of products: as many columns as there is room for, or one row of four. */
export function ProductGrid({ columns = 'fill', className, ...rest }: { columns?: Columns } & ComponentProps<'ul'>) {
  return (
    <ul
      {...rest}
      className={cx('grid gap-x-5 gap-y-7 max-[901px]:gap-x-3 max-[901px]:gap-y-5', COLUMNS[columns], className)}
    />
  );
}
