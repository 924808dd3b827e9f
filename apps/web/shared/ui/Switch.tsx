import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

type SwitchProps = { checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean; children: ReactNode };

/** A setting with its label; on is malachite because a setting is not an action. */
export function Switch({ checked, onChange, disabled = false, children }: SwitchProps) {
  return (
    <label className="row s13 t2">
      <Base.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className={({ checked: isOn }) => (isOn ? 'sw is-on' : 'sw')}
      />
      {children}
    </label>
  );
}
