import '../styles/lines.css';

import { groupedPoints } from '@pailei/contracts/points-text';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../../../shared/ui/cx.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { Points } from '../../../shared/ui/Points.tsx';
import { Stepper } from '../../../shared/ui/Stepper.tsx';
import { isOnSale, mostPieces } from '../model/product-state.ts';
import { useMaxQuantity } from '../model/useMaxQuantity.ts';
import { ProductImage } from '../ProductImage.tsx';
import type { OrderLine } from './cart-lines.ts';

type LineRowProps = {
  line: OrderLine;
  disabled?: boolean;
  /** What came of it. */
  note?: ReactNode;
  onQuantity: (quantity: number) => void;
  onRemove?: (() => void) | undefined;
};

/** One product to be ordered: what it costs now, how many, and what stands against it. */
export function LineRow({ line, disabled = false, note, onQuantity, onRemove }: LineRowProps) {
  const { product, quantity, seen_price, problem } = line;
  const most = useMaxQuantity();
  const isOut = !isOnSale(product);
  return (
    <li className={cx('lin', isOut && 'is-out')}>
      <Link className="lin__i" to={`/shopping/product/${product.id}`} tabIndex={-1} aria-hidden="true">
        <ProductImage url={product.image_url} sizes="96px" />
      </Link>
      <span className="lin__t">
        <Link to={`/shopping/product/${product.id}`}>{product.name}</Link>
        <small>单价 {groupedPoints(product.points_price)}</small>
        {!isOut && seen_price !== product.points_price && (
          <small className="huang">
            价格已变动：{groupedPoints(seen_price)} → {groupedPoints(product.points_price)}
          </small>
        )}
        {problem !== null && (
          <small className="yan" role="alert">
            {problem}
          </small>
        )}
        {note}
      </span>
      <Stepper
        label={`「${product.name}」的数量`}
        min={1}
        max={mostPieces(product, most)}
        value={quantity}
        disabled={disabled || isOut}
        onChange={onQuantity}
      />
      <span className="lin__p">
        <Points value={product.points_price * quantity} />
      </span>
      {onRemove && (
        <IconButton
          size="sm"
          className="lin__x"
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
