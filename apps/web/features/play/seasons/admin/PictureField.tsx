import { adminSeasonsApi } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { imageOf } from '@pailei/contracts/site/uploads/image-address';

import { api } from '../../../../shared/api/api.ts';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { ImageChoice } from '../../../../shared/uploads/ImageChoice.tsx';
import { useImageUpload } from '../../../../shared/uploads/useImageUpload.ts';

type Props = { picture: string | null; error: string | undefined; onChange: (picture: string | null) => void };

const send = (file: File, signal: AbortSignal) => api.call(adminSeasonsApi.uploadPicture, { file, signal });

/** The picture of a season that is entered by hand. */
export function PictureField({ picture, error, onChange }: Props) {
  const image = useImageUpload(send, ({ id }) => onChange(id));
  return (
    <FieldGroup
      label="图片"
      hint={image.isSending ? '正在上传图片…' : 'jpg、png 或 gif，不超过 5 MB。'}
      error={image.problem ?? error}
    >
      <div className="flex flex-wrap items-center gap-2">
        {picture !== null && (
          <img className="h-20 rounded-control object-cover" src={imageOf(picture, 'thumb')} alt="往届赛季的图片" />
        )}
        <ImageChoice
          label="选择往届赛季的图片"
          image={image}
          isChosen={picture !== null}
          onRemove={() => onChange(null)}
        />
      </div>
    </FieldGroup>
  );
}
