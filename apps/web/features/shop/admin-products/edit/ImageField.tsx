import { imageAt } from '@pailei/contracts/site/uploads/image-address';
import { IMAGE_ACCEPT } from '@pailei/contracts/site/uploads/uploads.api';
import { CircleAlert, ImagePlus, LoaderCircle } from 'lucide-react';
import { useId, useRef } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import type { ImageUpload } from '../../../../shared/uploads/useImageUpload.ts';

type ImageFieldProps = { url: string; image: ImageUpload; error: string | undefined; onRemove: () => void };

/** The product's picture: chosen, replaced or taken away. */
export function ImageField({ url, image, error, onRemove }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isSending, problem = error, choose } = image;
  return (
    <div className="flex flex-col gap-1.5" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <span id={`${id}-label`} className="text-[13px] text-text-2">
        商品图片
      </span>
      <div className="flex items-center gap-3">
        <span
          className="relative grid size-24 flex-none place-items-center overflow-hidden rounded-control border border-line-2 bg-sunken text-text-3"
          aria-busy={isSending}
        >
          {url === '' ? (
            <ImagePlus size={24} aria-hidden="true" />
          ) : (
            <img className="size-full object-cover" src={imageAt(url, 'card')} alt="商品图片" />
          )}
          {isSending && <LoaderCircle className="absolute animate-spin text-text-1" size={18} aria-hidden="true" />}
        </span>
        <span className="flex flex-wrap gap-2">
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
          <span className="flex items-center gap-1 text-12 text-yan-text">
            <CircleAlert size={14} />
            {problem}
          </span>
        ) : (
          <span className="text-12 text-text-3">{isSending ? '正在上传图片…' : 'jpg、png 或 gif，不超过 5 MB'}</span>
        )}
      </div>
    </div>
  );
}
