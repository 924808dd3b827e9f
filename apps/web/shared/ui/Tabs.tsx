import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

/** `dot` names what waits behind the tab. */
export type TabItem<T extends string> = { id: T; label: string; count?: number; dot?: string };

type TabsProps<T extends string> = {
  label: string;
  tabs: readonly TabItem<T>[];
  value: T;
  onChange: (value: T) => void;
  children: ReactNode;
};

/** The tab line; its panels (`TabPanel`) are the children. The page keeps the value in its address. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as T)}>
      <Base.List className="tabs" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={({ active }) => (active ? 'is-on' : '')}>
            {tab.label}
            {tab.count !== undefined && <em>{tab.count}</em>}
            {tab.dot && <i className="dot" role="img" aria-label={tab.dot} />}
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
