import { Switch } from '../../../shared/ui/Switch.tsx';

type FlagFieldProps = {
  text: { label: string; help: string };
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
};

/** A yes or no in the ruled form: its name at the left, the switch and what it does at the right. */
export function FlagField({ text: { label, help }, checked, error, onChange }: FlagFieldProps) {
  return (
    <div className="fld">
      <span className="fld__l" aria-hidden="true">
        {label}
      </span>
      <Switch checked={checked} onChange={onChange}>
        <span className="only-sr">{label}</span>
        <span aria-hidden="true">{checked ? '已开启' : '已关闭'}</span>
      </Switch>
      {error !== undefined && (
        <span className="fld__e" role="alert">
          {error}
        </span>
      )}
      <span className="fld__h">{help}</span>
    </div>
  );
}
