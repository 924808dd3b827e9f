import type { Product } from '@pailei/contracts/shop/products/product-shapes';

import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useSetActive } from '../products-admin.api.ts';

/** Activates or deactivates products, and shows the result. */
export function useToggleActive() {
  const { mutate, isPending } = useSetActive();
  return {
    isPending,
    run(products: readonly Product[], is_active: boolean): void {
      const label = is_active ? '上架' : '下架';
      const what = products.length === 1 ? `「${products[0]?.name}」` : `${products.length} 件商品`;
      mutate(
        { ids: products.map(({ id }) => id), is_active },
        {
          onSuccess: (refused) => {
            const [first] = refused;
            if (first === undefined) toast.success(`${what}已${label}`);
            else
              toast.error(products.length === 1 ? first.message : `${refused.length} 件没有${label}：${first.message}`);
          },
        },
      );
    },
  };
}
