import { adminSeasonsApi } from '@pailei/contracts/play/seasons/admin-seasons.api';
import { imageOf } from '@pailei/contracts/site/uploads/image-address';
import { IMAGE_ACCEPT } from '@pailei/contracts/site/uploads/uploads.api';
import { useRef } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { useImageUpload } from '../../../../shared/uploads/useImageUpload.ts';

type Props = { picture: string | null; error: string | undefined; onChange: (picture: string | null) => void };

const send = (file: File, signal: AbortSignal) => api.call(adminSeasonsApi.uploadPicture, { file, signal });

/** The picture of a season that is entered by hand: chosen, replaced or taken away. */
export function PictureField({ picture, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { isSending, problem, choose } = useImageUpload(send, ({ id }) => onChange(id));
  return (
    <FieldGroup
      label="图片"
      hint={isSending ? '正在上传图片…' : 'jpg、png 或 gif，不超过 5 MB。'}
      error={problem ?? error}
    >
      <div className="flex flex-wrap items-center gap-2">
        {picture !== null && (
          <img className="h-20 rounded-control object-cover" src={imageOf(picture, 'thumb')} alt="往届赛季的图片" />
        )}
        <Button variant="ghost" size="sm" onClick={() => input.current?.click()}>
          {picture === null ? '选择图片' : '更换图片'}
        </Button>
        {picture !== null && (
          <Button variant="text" size="sm" disabled={isSending} onClick={() => onChange(null)}>
            移除
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_ACCEPT}
        aria-label="选择往届赛季的图片"
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
