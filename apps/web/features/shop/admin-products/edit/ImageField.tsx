import { imageAt } from '@pailei/contracts/site/uploads/image-address';

import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { ImageChoice, ImageFrame } from '../../../../shared/uploads/ImageChoice.tsx';
import type { ImageUpload } from '../../../../shared/uploads/useImageUpload.ts';

type ImageFieldProps = { url: string; image: ImageUpload; error: string | undefined; onRemove: () => void };

/** The product's picture. */
export function ImageField({ url, image, error, onRemove }: ImageFieldProps) {
  const { isSending, problem = error } = image;
  return (
    <FieldGroup
      label="商品图片"
      hint={<span role="status">{isSending ? '正在上传图片…' : 'jpg、png 或 gif，不超过 5 MB'}</span>}
      error={problem}
    >
      <div className="flex items-center gap-3">
        <ImageFrame
          src={url === '' ? undefined : imageAt(url, 'card')}
          alt="商品图片"
          isSending={isSending}
          className="size-24 flex-none"
        />
        <ImageChoice label="选择商品图片" image={image} isChosen={url !== ''} onRemove={onRemove} />
      </div>
    </FieldGroup>
  );
}
