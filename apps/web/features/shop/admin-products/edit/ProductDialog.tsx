import { foldNumber } from '@pailei/domain/typed-text/width';
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_NAME_MAX } from '@pailei/contracts/shop/products/product-limits';
import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Dialog } from '../../../../shared/ui/feedback/Dialog.tsx';
import { TextAreaField, TextField } from '../../../../shared/ui/forms/Field.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Switch } from '../../../../shared/ui/forms/Switch.tsx';
import { ImageField } from './ImageField.tsx';
import { useProductForm } from './useProductForm.ts';

const FORM_ID = 'product-form';

type ProductDialogProps = {
  /** Null: a new one. */
  product: Product | null;
  onClose: () => void;
};

/** A new product, or a change of one; what was ordered before stays as it was ordered. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const { form, change, image, errors, isSaving, submit } = useProductForm(product, onClose);
  const footer = (
    <>
      <Button variant="text" onClick={onClose}>
        返回
      </Button>
      <Button type="submit" form={FORM_ID} variant="primary" pending={isSaving} disabled={image.isSending}>
        {product ? '保存修改' : '创建商品'}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={product ? `编辑「${product.name}」` : '新建商品'}
      footer={footer}
    >
      <form id={FORM_ID} className="flex flex-col gap-4" noValidate onSubmit={submit}>
        {errors['root'] !== undefined && <Note tone="yan">{errors['root']}</Note>}
        <TextField
          label="名称"
          autoComplete="off"
          maxLength={PRODUCT_NAME_MAX}
          value={form.name}
          error={errors['name']}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextAreaField
          label="描述"
          rows={4}
          maxLength={PRODUCT_DESCRIPTION_MAX}
          value={form.description}
          error={errors['description']}
          onChange={(event) => change({ description: event.target.value })}
        />
        <div className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
          <NumberField
            label="积分价格"
            value={form.points_price}
            error={errors['points_price']}
            onChange={(points_price) => change({ points_price })}
          />
          {product === null && (
            <NumberField
              label="初始库存"
              value={form.stock_quantity}
              error={errors['stock_quantity']}
              onChange={(stock_quantity) => change({ stock_quantity })}
            />
          )}
        </div>
        <ImageField
          url={form.image_url}
          image={image}
          error={errors['image_url']}
          onRemove={() => change({ image_url: '' })}
        />
        <Switch checked={form.is_active} onChange={(is_active) => change({ is_active })}>
          在商城上架
        </Switch>
      </form>
    </Dialog>
  );
}

type NumberFieldProps = { label: string; value: string; error: string | undefined; onChange: (value: string) => void };

function NumberField({ label, value, error, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={value}
      error={error}
      onChange={(event) => onChange(foldNumber(event.target.value))}
    />
  );
}
