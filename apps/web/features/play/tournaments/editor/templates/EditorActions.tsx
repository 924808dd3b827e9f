import { Copy, LayoutTemplate, Save } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Menu } from '../../../../../shared/ui/actions/Menu.tsx';
import { cloneEventPath } from '../../management/management-paths.ts';
import { useManagedTournaments, useTemplates } from '../editor.api.ts';
import type { EventForm } from '../model/event-form.ts';
import { formOfPlan } from '../model/form-of-event.ts';
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx';

type EditorActionsProps = {
  form: EventForm;
  /** Takes over a template; null: the event is there already. */
  onTemplate: ((form: EventForm) => void) | null;
};

/** Where an event may begin, and how it is kept for the next one. */
export function EditorActions({ form, onTemplate }: EditorActionsProps) {
  const [isSaving, setSaving] = useState(false);
  return (
    // one line, and what comes later at its end: nothing moves when it is there
    <div className="mb-5 flex gap-2 overflow-x-auto *:flex-none">
      <Button variant="ghost" icon={<Save size={16} />} onClick={() => setSaving(true)}>
        存为模板
      </Button>
      {onTemplate && <Beginnings onTemplate={onTemplate} />}
      {isSaving && <SaveTemplateDialog form={form} onClose={() => setSaving(false)} />}
    </div>
  );
}

const LATEST = 10;

function Beginnings({ onTemplate }: { onTemplate: (form: EventForm) => void }) {
  const templates = useTemplates().data?.items ?? [];
  const events = useManagedTournaments({ limit: LATEST, sort_by: 'created_at' }).data?.items ?? [];
  return (
    <>
      {templates.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button variant="ghost" icon={<LayoutTemplate size={16} />}>
              从模板开始
            </Button>
          }
          items={templates.map(({ name, plan }) => ({ label: name, onSelect: () => onTemplate(formOfPlan(plan)) }))}
        />
      )}
      {events.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button variant="ghost" icon={<Copy size={16} />}>
              从旧赛事复制
            </Button>
          }
          items={events.map(({ id, name }) => ({ kind: 'link', label: name, to: cloneEventPath(id) }))}
        />
      )}
    </>
  );
}
