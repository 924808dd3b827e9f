import type { SavedAddress } from '@pailei/contracts/shop/addresses/addresses.api';

import type { Ref } from 'react';

import { Checkbox } from '../../../../shared/ui/forms/Checkbox.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { RadioList } from '../../../../shared/ui/forms/RadioList.tsx';
import { Loading, Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { AddressField } from '../../../../shared/addresses/AddressField.tsx';
import { chosenAddress, isKeptAddress, NEW_ADDRESS, type AddressDraft } from './checkout.model.ts';

type AddressChoiceProps = {
  saved: readonly SavedAddress[];
  draft: AddressDraft;
  error: string | undefined;
  disabled: boolean;
  onChange: (draft: AddressDraft) => void;
  /** The visitor has left the field of a new address. */
  onLeave: () => void;
  fieldRef: Ref<HTMLTextAreaElement>;
};

/** The delivery address: one of the saved ones, or a new one. `isLoading`: the saved ones are not loaded yet. */
export function AddressSection({ isLoading, ...choice }: AddressChoiceProps & { isLoading: boolean }) {
  return (
    <section>
      <SectionHeader title="收货信息" />
      <div className="grid gap-4 border-t border-line-2 pt-4">
        <Loading isLoading={isLoading} skeleton={<Skeleton height={178} />}>
          {() => <AddressChoice {...choice} />}
        </Loading>
      </div>
    </section>
  );
}

function AddressChoice({ saved, draft, error, disabled, onChange, onLeave, fieldRef }: AddressChoiceProps) {
  const chosen = chosenAddress(draft, saved);
  return (
    <>
      {saved.length > 0 && (
        <div className="-mt-2">
          <RadioList
            label="收货地址"
            options={[...saved.map(optionOf), NEW_OPTION]}
            value={chosen}
            disabled={disabled}
            onChange={(next) => onChange({ ...draft, chosen: next })}
          />
        </div>
      )}
      {chosen === NEW_ADDRESS && (
        <>
          <AddressField
            ref={fieldRef}
            value={draft.text}
            error={error}
            disabled={disabled}
            onChange={(text) => onChange({ ...draft, text })}
            onBlur={onLeave}
          />
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the box in it is a control */}
          <label className="flex items-center gap-2 text-13">
            <Checkbox
              label="保存为默认地址"
              checked={isKeptAddress(draft, saved)}
              disabled={disabled}
              onChange={(isKept) => onChange({ ...draft, isKept })}
            />
            保存为默认地址
          </label>
        </>
      )}
    </>
  );
}

const optionOf = ({ id, full_address, is_default }: SavedAddress) => ({
  value: id,
  label: (
    <span className="block py-2">
      <span className="wrap-anywhere">{full_address}</span> {is_default && <Tag tone="lv">默认</Tag>}
    </span>
  ),
});

const NEW_OPTION = { value: NEW_ADDRESS, label: <span className="block py-2">使用新地址</span> };
