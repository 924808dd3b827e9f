import type { Product } from '@pailei/contracts/products';

import { toast } from '../../../shared/ui/toast.ts';
import { useSetActive } from '../products-admin.api.ts';

/** Puts products into the shop or takes them out, and says what came of it. */
export function useToggleActive() {
  const { mutate, isPending } = useSetActive();
  return {
    isPending,
    run(products: readonly Product[], is_active: boolean): void {
      const word = is_active ? '上架' : '下架';
      const what = products.length === 1 ? `「${products[0]?.name}」` : `${products.length} 件商品`;
      mutate(
        { ids: products.map(({ id }) => id), is_active },
        {
          onSuccess: (refused) => {
            const [first] = refused;
            if (first === undefined) toast.success(`${what}已${word}`);
            else
              toast.error(products.length === 1 ? first.message : `${refused.length} 件没有${word}：${first.message}`);
          },
        },
      );
    },
  };
}
