import type { ReactNode } from 'react';

import { Panel } from '../../../../shared/ui/layout/Panel.tsx';

/** The bar of a deck's code: its name, then the code or what stands in its place. */
export function CodeFrame({ children }: { children: ReactNode }) {
  return (
    <Panel as="div" padding="none" className="flex min-h-14 items-center gap-3 py-2.5 pr-2.5 pl-4 max-tablet:flex-wrap">
      <span className="text-13 whitespace-nowrap text-text-3 max-tablet:flex-1">卡组码</span>
      {children}
    </Panel>
  );
}
