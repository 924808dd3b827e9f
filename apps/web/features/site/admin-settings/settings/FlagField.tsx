import { FieldBox } from '../../../../shared/ui/forms/FieldBox.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';

type FlagFieldProps = {
  text: { label: string; help: string };
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
};

/** A yes or no in the ruled form: its name at the left, the switch and what it does at the right. */
export function FlagField({ text: { label, help }, checked, error, onChange }: FlagFieldProps) {
  return (
    <FieldBox layout="beside" head={<span aria-hidden="true">{label}</span>} hint={help} error={error}>
      <span className="flex min-h-9 items-center">
        <Switch checked={checked} onChange={onChange}>
          <span className="sr-only">{label}</span>
          <span aria-hidden="true">{checked ? '已开启' : '已关闭'}</span>
        </Switch>
      </span>
    </FieldBox>
  );
}
