import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

import { cx } from './cx.ts';

/** `dot` names what waits behind the tab. */
export type TabItem<T extends string> = { id: T; label: string; count?: number; dot?: string };

type TabsProps<T extends string> = {
  label: string;
  tabs: readonly TabItem<T>[];
  value: T;
  onChange: (value: T) => void;
  children: ReactNode;
};

const TAB =
  'relative flex h-11 cursor-pointer items-center gap-1.5 border-0 bg-transparent p-0 text-[15px] whitespace-nowrap';
/** The ink bar below the tab that is shown. */
const ACTIVE =
  'font-semibold text-text-1 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-zhu-bright';

/** The tab line; its panels (`TabPanel`) are the children. The page keeps the value in its address. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Base.List
        className="mb-6 flex gap-7 overflow-x-auto border-b border-line-1 [scrollbar-width:none] max-tablet:-mx-4 max-tablet:gap-6 max-tablet:px-4 print:hidden"
        aria-label={label}
        activateOnFocus
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={({ active }) => cx(TAB, active ? ACTIVE : 'text-text-2')}>
            {tab.label}
            {tab.count !== undefined && (
              <span className="font-num text-13/none font-semibold text-text-3">{tab.count}</span>
            )}
            {tab.dot && <span className="size-[7px] rounded-full bg-zhu-bright" role="img" aria-label={tab.dot} />}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return <Base.Panel value={id}>{children}</Base.Panel>;
}
