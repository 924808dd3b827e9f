import { imageOf } from '@pailei/contracts/site/uploads/image-address';

import { FieldGroup } from '../../../../../shared/ui/forms/Field.tsx';
import { ImageChoice, ImageFrame } from '../../../../../shared/uploads/ImageChoice.tsx';
import { useImageUpload } from '../../../../../shared/uploads/useImageUpload.ts';
import { sendBanner } from '../editor.api.ts';
import type { FormPart } from '../form-part.ts';

/** The picture above the event's page. */
export function BannerField({ form: { banner }, errors, change }: FormPart) {
  const image = useImageUpload(sendBanner, ({ id }) => change({ banner: id }));
  const { isSending, problem } = image;
  return (
    <FieldGroup
      label="横幅"
      layout="beside"
      hint={isSending ? '正在上传图片…' : 'jpg、png 或 gif，不超过 5 MB，宽大于高 3 倍为宜。'}
      error={problem ?? errors.banner}
    >
      <div className="grid gap-2">
        <ImageFrame
          src={banner === null ? undefined : imageOf(banner, 'card')}
          alt="赛事横幅"
          isSending={isSending}
          className="aspect-[4/1] w-full"
        />
        <ImageChoice
          label="选择横幅图片"
          image={image}
          isChosen={banner !== null}
          onRemove={() => change({ banner: null })}
        />
      </div>
    </FieldGroup>
  );
}
