import { Dices, ImagePlus } from 'lucide-react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { FieldError, FieldHint } from '../../../../shared/ui/forms/FieldBox.tsx';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { ImageChoice } from '../../../../shared/uploads/ImageChoice.tsx';
import { useImageUpload } from '../../../../shared/uploads/useImageUpload.ts';
import { sendCrest } from '../teams.api.ts';
import { CrestStyleChoices } from './CrestStyleChoices.tsx';
import { newSeed } from './new-seed.ts';
import { generatedCrest, type TeamForm } from './team-form.ts';

type CrestFieldProps = {
  value: TeamForm['crest'];
  error: string | undefined;
  onChange: (crest: TeamForm['crest']) => void;
};

/** The crest: drawn from silhouette, motif and colour, or a picture in the silhouette. */
export function CrestField({ value, error, onChange }: CrestFieldProps) {
  const image = useImageUpload(sendCrest, (image_id) => onChange({ ...value, image_id }));
  const { problem = error } = image;
  return (
    <FieldGroup label="队徽" error={undefined}>
      <div className="flex flex-wrap items-center gap-4">
        <Crest crest={value} size="xl" label="队徽预览" />
        <span className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="sm"
            icon={<Dices size={14} />}
            onClick={() => onChange(generatedCrest(newSeed()))}
          >
            换一个
          </Button>
          <ImageChoice
            label="选择队徽图片"
            image={image}
            isChosen={value.image_id !== null}
            texts={{ choose: '上传图片', remove: '移除图片' }}
            icon={<ImagePlus size={14} />}
            onRemove={() => onChange({ ...value, image_id: null })}
          />
        </span>
      </div>
      <CrestStyleChoices value={value} onChange={onChange} />
      {problem ? <FieldError>{problem}</FieldError> : <FieldHint>图片为 jpg、png 或静态 gif，不超过 5 MB</FieldHint>}
    </FieldGroup>
  );
}
