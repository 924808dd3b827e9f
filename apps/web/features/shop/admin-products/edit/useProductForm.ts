import { newProductBody, type Product } from '@pailei/contracts/shop/products/product-shapes';
import { useState, type SyntheticEvent } from 'react';

import { errorsOfAnswer, errorsOfCheck, type FieldErrors } from '../../../../shared/api/field-errors.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useImageUpload } from '../../../../shared/uploads/useImageUpload.ts';
import { sendImage, useSaveProduct } from '../products-admin.api.ts';
import { bodyOf, formOf, type ProductForm } from './product-form.ts';

/** The fields of a product and what is wrong with them; null: a new one. */
export function useProductForm(product: Product | null, onSaved: () => void) {
  const [form, setForm] = useState(() => formOf(product));
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = useSaveProduct(product?.id ?? null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = newProductBody.safeParse(bodyOf(form));
    setErrors(checked.success ? {} : errorsOfCheck(checked.error));
    if (!checked.success) return;
    save.mutate(checked.data, {
      onSuccess: ({ name }) => {
        toast.success(product ? `「${name}」已保存` : `「${name}」已创建`);
        onSaved();
      },
      onError: (error) => setErrors(errorsOfAnswer(error)),
    });
  };
  const change = (changes: Partial<ProductForm>) => setForm((now) => ({ ...now, ...changes }));
  const image = useImageUpload(sendImage, (image_url) => change({ image_url }));
  return { form, change, image, errors, isSaving: save.isPending, submit };
}
