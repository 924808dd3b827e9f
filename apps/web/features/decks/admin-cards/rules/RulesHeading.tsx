import type { ReactNode } from 'react';

type RulesHeadingProps = { title: string; count?: number; action?: ReactNode };

/** Not in Song: what it names may be called anything. */
export function RulesHeading({ title, count, action }: RulesHeadingProps) {
  return (
    <header className="mb-3 flex items-center gap-3">
      <h2 className="text-18 font-semibold">{title}</h2>
      {count !== undefined && <span className="font-num font-semibold text-text-3">{count}</span>}
      {action && <span className="ml-auto">{action}</span>}
    </header>
  );
}
