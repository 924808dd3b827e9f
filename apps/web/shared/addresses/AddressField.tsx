import { ADDRESS_MAX } from '@pailei/contracts/shop/orders/order-shapes';

import type { Ref } from 'react';

import { TextAreaField } from '../ui/forms/Field.tsx';

type AddressFieldProps = {
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** The free text of an address, with how much of it there is. */
export function AddressField({ value, error, disabled = false, onChange, onBlur, ref }: AddressFieldProps) {
  return (
    <TextAreaField
      ref={ref}
      label="详细地址"
      aside={
        <span className="font-num font-semibold text-text-3">
          {value.trim().length} / {ADDRESS_MAX}
        </span>
      }
      hint="收件人、电话、省市区与门牌号"
      error={error}
      rows={3}
      autoComplete="street-address"
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}
