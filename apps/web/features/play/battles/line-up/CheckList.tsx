import { Check, CircleX } from 'lucide-react';

import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import type { LineUpCheck } from './model/line-up-checks.ts';

/** What the server will ask when the line-up is locked, and how it stands now. */
export function CheckList({ checks }: { checks: readonly LineUpCheck[] }) {
  const isLockable = checks.every(({ is_ok }) => is_ok);
  return (
    <section>
      <SectionHeader
        title="名单核对"
        action={
          <span className={isLockable ? 'text-13 text-lv-text' : 'text-13 text-huang-text'} role="status">
            {isLockable ? '可锁定' : '还不能锁定'}
          </span>
        }
      />
      <ul className="border-t border-t-line-2">
        {checks.map(({ label, note, is_ok }) => (
          <li
            key={label}
            className="grid min-h-10.5 grid-cols-[18px_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-b-line-1 py-2 text-13"
          >
            {is_ok ? (
              <Check size={18} className="text-lv-text" role="img" aria-label="符合" />
            ) : (
              <CircleX size={18} className="text-yan-text" role="img" aria-label="不符合" />
            )}
            <span className="min-w-0">{label}</span>
            <small className={is_ok ? 'text-text-3' : 'max-w-32 truncate text-yan-text'} title={note}>
              {note}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
