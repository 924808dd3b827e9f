import { DESCRIPTION_MAX } from '@pailei/contracts/play/tournaments/details/tournament-details';
import { useState } from 'react';

import { FieldGroup } from '../../../../../shared/ui/forms/Field.tsx';
import { TextArea } from '../../../../../shared/ui/forms/Input.tsx';
import { Segmented } from '../../../../../shared/ui/forms/Segmented.tsx';
import { Description } from '../../overview/Description.tsx';
import type { FormPart } from '../form-part.ts';

const VIEWS = [
  { value: 'text', label: '编辑' },
  { value: 'preview', label: '预览' },
] as const;

/** Markdown, as it is written or as the event's page shows it. */
export function DescriptionField({ form, errors, change }: FormPart) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('text');
  return (
    <FieldGroup
      label="说明"
      layout="beside"
      hint="支持 Markdown：标题、列表、链接、**粗体**、表格；图片和 HTML 不显示。"
      error={errors.description}
    >
      <div className="grid gap-2">
        <div>
          <Segmented label="说明的显示" options={VIEWS} value={view} onChange={setView} />
        </div>
        {view === 'text' ? (
          <TextArea
            aria-label="赛事说明"
            rows={8}
            maxLength={DESCRIPTION_MAX}
            value={form.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        ) : (
          <div className="min-h-48 rounded-control border border-line-2 p-3" role="region" aria-label="说明预览">
            {form.description.trim() === '' ? (
              <p className="text-text-3">还没有说明。</p>
            ) : (
              <Description text={form.description} />
            )}
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
