import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Button } from './Button.tsx';

type PagerProps = { skip: number; limit: number; total: number; onChange: (skip: number) => void };

/** Back and forth through a list of `{ total, skip, limit }`; nothing when one page holds it all. */
export function Pager({ skip, limit, total, onChange }: PagerProps) {
  if (total <= limit) return null;
  const page = Math.floor(skip / limit) + 1;
  const pages = Math.ceil(total / limit);
  return (
    <nav className="row pager" aria-label="分页">
      <span className="t3 s13">
        第 <span className="num">{page}</span> 页，共 <span className="num">{pages}</span> 页 · {total} 条
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
