import { EVENT_REFEREES_MAX } from '@pailei/domain/tournament/types';
import { Plus, X } from 'lucide-react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { Menu } from '../../../../../shared/ui/actions/Menu.tsx';
import { FieldGroup } from '../../../../../shared/ui/forms/Field.tsx';
import { useReferees } from '../editor.api.ts';
import type { FormPart } from '../form-part.ts';

/** Who of the referees is told of the event's cases; without anybody named all are. */
export function RefereeFields({ form: { referee_ids }, errors, change }: FormPart) {
  const known = useReferees().data?.items ?? [];
  const nameOf = (id: string) => known.find(({ user_id }) => user_id === id)?.name ?? '已不是裁判';
  const others = known.filter(({ user_id }) => !referee_ids.includes(user_id));
  return (
    <FieldGroup
      label="裁判"
      layout="beside"
      hint="争议和质疑只通知这里的裁判，不指定则通知所有裁判。其他裁判也可以处理。"
      error={errors.referee_ids}
    >
      <div className="flex flex-wrap items-center gap-2">
        {referee_ids.map((id) => (
          <span key={id} className="inline-flex items-center gap-1 rounded-control bg-surface-2 pl-3">
            {nameOf(id)}
            <IconButton
              size="sm"
              label={`移除裁判 ${nameOf(id)}`}
              onClick={() => change({ referee_ids: referee_ids.filter((other) => other !== id) })}
            >
              <X size={14} />
            </IconButton>
          </span>
        ))}
        {others.length > 0 && referee_ids.length < EVENT_REFEREES_MAX && (
          <Menu
            align="start"
            trigger={
              <Button variant="ghost" size="sm" icon={<Plus size={14} />}>
                指定裁判
              </Button>
            }
            items={others.map(({ user_id, name }) => ({
              label: name,
              onSelect: () => change({ referee_ids: [...referee_ids, user_id] }),
            }))}
          />
        )}
      </div>
    </FieldGroup>
  );
}
