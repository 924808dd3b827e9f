import { imageAt, IMAGE_ACCEPT } from '@pailei/contracts/uploads';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import type { ProductImage } from './useProductImage.ts';

type ImageFieldProps = { url: string; image: ProductImage; error: string | undefined; onRemove: () => void };

/** The product's picture: chosen, replaced or taken away. */
export function ImageField({ url, image, error, onRemove }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isSending, problem = error, choose } = image;
  return (
    <div className="fld" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <span id={`${id}-label`} className="fld__l">
        商品图片
      </span>
      <div className="row g12">
        <span className="ap-img" aria-busy={isSending}>
          {url === '' ? <ImagePlus size={24} aria-hidden="true" /> : <img src={imageAt(url, 'card')} alt="商品图片" />}
          {isSending && <span className="spn" aria-hidden="true" />}
        </span>
        <span className="ap-img__a">
          <Button variant="ghost" size="sm" onClick={() => input.current?.click()}>
            {url === '' ? '选择图片' : '更换图片'}
          </Button>
          {url !== '' && (
            <Button variant="text" size="sm" disabled={isSending} onClick={onRemove}>
              移除
            </Button>
          )}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_ACCEPT}
        aria-label="选择商品图片"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // the same file can be chosen again
          target.value = '';
        }}
      />
      <div id={`${id}-note`} role="status">
        {problem ? (
          <span className="fld__e">
            <CircleAlert size={14} />
            {problem}
          </span>
        ) : (
          <span className="fld__h">{isSending ? '正在上传图片…' : 'jpg、png 或 gif，不超过 5 MB'}</span>
        )}
      </div>
    </div>
  );
}
