import { imageOf } from '@pailei/contracts/site/uploads/image-address';
import { IMAGE_ACCEPT } from '@pailei/contracts/site/uploads/uploads.api';
import { ImagePlus, LoaderCircle } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { FieldGroup } from '../../../../../shared/ui/forms/Field.tsx';
import { useImageUpload } from '../../../../../shared/uploads/useImageUpload.ts';
import { sendBanner } from '../editor.api.ts';
import type { FormPart } from '../form-part.ts';

/** The picture above the event's page: chosen, replaced or taken away. */
export function BannerField({ form: { banner }, errors, change }: FormPart) {
  const input = useRef<HTMLInputElement>(null);
  const { isSending, problem, choose } = useImageUpload(sendBanner, ({ id }) => change({ banner: id }));
  return (
    <FieldGroup
      label="横幅"
      layout="beside"
      hint={isSending ? '正在上传图片…' : 'jpg、png 或 gif，不超过 5 MB，宽大于高 3 倍为宜。'}
      error={problem ?? errors.banner}
    >
      <div className="grid gap-2">
        <span
          className="relative grid aspect-[4/1] w-full place-items-center overflow-hidden rounded-control border border-line-2 bg-sunken text-text-3"
          aria-busy={isSending}
        >
          {banner === null ? (
            <ImagePlus size={24} aria-hidden="true" />
          ) : (
            <img className="size-full object-cover" src={imageOf(banner, 'card')} alt="赛事横幅" />
          )}
          {isSending && <LoaderCircle className="absolute animate-spin text-text-1" size={18} aria-hidden="true" />}
        </span>
        <span className="flex flex-wrap gap-2">
          <Button variant="ghost" size="sm" onClick={() => input.current?.click()}>
            {banner === null ? '选择图片' : '更换图片'}
          </Button>
          {banner !== null && (
            <Button variant="text" size="sm" disabled={isSending} onClick={() => change({ banner: null })}>
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
        aria-label="选择横幅图片"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // the same file can be chosen again
          target.value = '';
        }}
      />
    </FieldGroup>
  );
}
