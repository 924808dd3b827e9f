import { IMAGE_ACCEPT } from '@pailei/contracts/site/uploads/uploads.api';
import { CREST_COLOURS, CREST_MOTIFS, CREST_SILHOUETTES, drawCrest, type CrestStyle } from '@pailei/domain/teams';
import { Dices, ImagePlus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { FieldError, FieldHint } from '../../../../shared/ui/forms/FieldBox.tsx';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Crest } from '../../../../shared/ui/marks/Crest.tsx';
import { useImageUpload } from '../../../../shared/uploads/useImageUpload.ts';
import { sendCrest } from '../teams.api.ts';
import { COLOUR_NAMES, MOTIF_NAMES, SILHOUETTE_NAMES } from './crest-names.ts';
import { newSeed } from './new-seed.ts';
import { generatedCrest, type TeamForm } from './team-form.ts';

type CrestFieldProps = {
  value: TeamForm['crest'];
  error: string | undefined;
  onChange: (crest: TeamForm['crest']) => void;
};

/** The crest: drawn from silhouette, motif and colour, or a picture in the silhouette. */
export function CrestField({ value, error, onChange }: CrestFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const {
    isSending,
    problem = error,
    choose,
  } = useImageUpload(sendCrest, (image_id) => onChange({ ...value, image_id }));
  const restyle = (change: Partial<CrestStyle>) => onChange({ ...value, style: { ...value.style, ...change } });
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
          <Button
            variant="ghost"
            size="sm"
            icon={<ImagePlus size={14} />}
            pending={isSending}
            onClick={() => input.current?.click()}
          >
            {value.image_id === null ? '上传图片' : '更换图片'}
          </Button>
          {value.image_id !== null && (
            <Button variant="text" size="sm" onClick={() => onChange({ ...value, image_id: null })}>
              移除图片
            </Button>
          )}
        </span>
      </div>
      <Choice label="外形">
        {CREST_SILHOUETTES.map((silhouette) => (
          <Option
            key={silhouette}
            label={SILHOUETTE_NAMES[silhouette]}
            isOn={value.style.silhouette === silhouette}
            onClick={() => restyle({ silhouette })}
          >
            <Crest crest={{ image_id: null, style: { ...value.style, silhouette } }} size="xs" />
          </Option>
        ))}
      </Choice>
      {value.image_id === null && (
        <>
          <Choice label="图案">
            {CREST_MOTIFS.map((motif) => (
              <Option
                key={motif}
                label={MOTIF_NAMES[motif]}
                isOn={value.style.motif === motif}
                onClick={() => restyle({ motif })}
              >
                <Crest crest={{ image_id: null, style: { ...value.style, motif } }} size="xs" />
              </Option>
            ))}
          </Choice>
          <Choice label="颜色">
            {CREST_COLOURS.map((colour) => (
              <Option
                key={colour}
                label={COLOUR_NAMES[colour]}
                isOn={value.style.colour === colour}
                onClick={() => restyle({ colour })}
              >
                <span
                  className="block size-6 rounded-control"
                  style={{ background: drawCrest({ ...value.style, colour }).top }}
                />
              </Option>
            ))}
          </Choice>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_ACCEPT}
        aria-label="选择队徽图片"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // the same file can be chosen again
          target.value = '';
        }}
      />
      {problem ? <FieldError>{problem}</FieldError> : <FieldHint>图片为 jpg、png 或静态 gif，不超过 5 MB</FieldHint>}
    </FieldGroup>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={label}>
      {children}
    </div>
  );
}

type OptionProps = { label: string; isOn: boolean; onClick: () => void; children: ReactNode };

function Option({ label, isOn, onClick, children }: OptionProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      className={cx(
        'grid size-9 cursor-pointer place-items-center rounded-control border-0 p-0 max-tablet:size-10',
        isOn ? 'bg-surface-3 inset-ring-[1.5px] inset-ring-text-2' : 'bg-transparent hover:bg-hover',
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
