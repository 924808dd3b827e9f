import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../../../../shared/ui/layout/cx.ts';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Points } from '../../../../shared/ui/marks/Points.tsx';
import { Stepper } from '../../../../shared/ui/forms/Stepper.tsx';
import { isOnSale, maxQuantity } from '../model/product-state.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';
import { ProductImage } from '../../../../shared/products/ProductImage.tsx';
import type { OrderLine } from './cart-lines.ts';

type LineRowProps = {
  line: OrderLine;
  disabled?: boolean;
  /** What came of it. */
  note?: ReactNode;
  onQuantity: (quantity: number) => void;
  onRemove?: (() => void) | undefined;
};

/** One product to be ordered: current price, quantity, and the problem if there is one. */
export function LineRow({ line, disabled = false, note, onQuantity, onRemove }: LineRowProps) {
  const { product, quantity } = line;
  const most = useMaxQuantity();
  const isOut = !isOnSale(product);
  return (
    <li
      className={cx(
        'grid grid-cols-[88px_minmax(0,1fr)_auto_96px] items-center gap-x-5 gap-y-2 border-b border-line-1 py-4 leading-5',
        '@max-[530px]:grid-cols-[72px_minmax(0,1fr)_auto] @max-[530px]:gap-x-3',
        onRemove && '@min-[530px]:grid-cols-[88px_minmax(0,1fr)_auto_96px_28px]',
      )}
    >
      <Link
        className={cx(
          'aspect-[4/3] rounded-control @max-[530px]:row-span-2 @max-[530px]:self-start',
          isOut && 'opacity-45',
        )}
        to={`/shopping/product/${product.id}`}
        tabIndex={-1}
        aria-hidden="true"
      >
        <ProductImage url={product.image_url} sizes="96px" />
      </Link>
      <LineText line={line} note={note} isWide={!onRemove} />
      <span className="@max-[530px]:col-start-2 @max-[530px]:row-start-2">
        <Stepper
          label={`「${product.name}」的数量`}
          min={1}
          max={maxQuantity(product, most)}
          value={quantity}
          disabled={disabled || isOut}
          onChange={onQuantity}
        />
      </span>
      <span className="justify-self-end @max-[530px]:col-start-3 @max-[530px]:row-start-2">
        <Points value={product.points_price * quantity} size="medium" tone={isOut ? 'muted' : 'earned'} />
      </span>
      {onRemove && (
        <IconButton
          size="sm"
          className="-mr-1.5 justify-self-end @max-[530px]:col-start-3 @max-[530px]:row-start-1"
          label={`移除「${product.name}」`}
          disabled={disabled}
          onClick={onRemove}
        >
          <Trash2 size={16} />
        </IconButton>
      )}
    </li>
  );
}

type LineTextProps = { line: OrderLine; note: ReactNode; isWide: boolean };

/** `isWide`: on phones it also takes the column of the remove button. */
function LineText({ line: { product, seen_price, problem }, note, isWide }: LineTextProps) {
  return (
    <span className={cx('grid justify-items-start gap-0.5', isWide && '@max-[530px]:col-span-2')}>
      <Link className="font-medium wrap-anywhere hover:text-zhu-text" to={`/shopping/product/${product.id}`}>
        {product.name}
      </Link>
      <small className="text-text-3">单价 {groupedPoints(product.points_price)}</small>
      {isOnSale(product) && seen_price !== product.points_price && (
        <small className="text-huang-text">
          价格已变动：{groupedPoints(seen_price)} → {groupedPoints(product.points_price)}
        </small>
      )}
      {problem !== null && (
        <small className="text-yan-text" role="alert">
          {problem}
        </small>
      )}
      {note}
    </span>
  );
}
