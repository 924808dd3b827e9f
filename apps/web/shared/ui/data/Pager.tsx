import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { Button } from '../actions/Button.tsx';

type Page = { skip: number; limit: number; total: number };
type PagerProps = Page & { onChange: (skip: number) => void };

const NUMBER = 'font-num font-semibold';

/** Back and forth through a list of `{ total, skip, limit }`; nothing when one page holds it all. */
export function Pager({ skip, limit, total, onChange }: PagerProps) {
  if (total <= limit) return null;
  const page = Math.floor(skip / limit) + 1;
  const pages = Math.ceil(total / limit);
  return (
    <nav className="mt-4 flex items-center gap-2 print:hidden" aria-label="分页">
      <span className="mr-auto text-13 text-text-3">
        第 <span className={NUMBER}>{page}</span> 页，共 <span className={NUMBER}>{pages}</span> 页 · {total} 条
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon={<ChevronLeft size={14} />}
        disabled={page <= 1}
        onClick={() => onChange(skip - limit)}
      >
        上一页
      </Button>
      <Button variant="ghost" size="sm" disabled={page >= pages} onClick={() => onChange(skip + limit)}>
        下一页
        <ChevronRight size={14} />
      </Button>
    </nav>
  );
}

type ListPagerProps = { list: Page | undefined; onPage: (page: number) => void };

/**
 * The pager of a list whose page, counted from 1, is in the address; nothing until the list is loaded. From a page that is no
 * more (rows have gone, or the address was typed) it leads to the last one.
 */
export function ListPager({ list, onPage }: ListPagerProps) {
  const lastPage = list && list.total > 0 && list.skip >= list.total ? Math.ceil(list.total / list.limit) : null;
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (lastPage !== null) goTo(lastPage);
  }, [lastPage]);
  if (!list) return null;
  const { skip, limit, total } = list;
  return <Pager skip={skip} limit={limit} total={total} onChange={(next) => onPage(next / limit + 1)} />;
}
