import { Plus } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useRulesView } from '../../../../shared/decks/rules.api.ts';
import { ClassDialog } from './ClassDialog.tsx';
import { FormatDialog } from './FormatDialog.tsx';
import { LimitsForm } from './LimitsForm.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RulesHeading } from './RulesHeading.tsx';
import { classColumns, formatColumns } from './rules-columns.tsx';
import type { DeckClass, DeckFormat, RulesPart } from './rules.model.ts';

type Opened =
  | { dialog: 'class'; known: DeckClass | null }
  | { dialog: 'format'; known: DeckFormat | null }
  | { dialog: 'remove'; part: RulesPart; entry: DeckClass | DeckFormat };

/** What decks are built and checked by. */
export function RulesTab() {
  const { data, error, refetch } = useRulesView();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={8} />}>
      {() =>
        data && (
          <div className="flex min-w-0 flex-col gap-10">
            <section className="min-w-0">
              <RulesHeading
                title="职业"
                count={data.rules.classes.length}
                action={<AddButton label="添加职业" onClick={() => setOpened({ dialog: 'class', known: null })} />}
              />
              <DataTable<DeckClass>
                label="职业"
                columns={classColumns({
                  onChange: (known) => setOpened({ dialog: 'class', known }),
                  onRemove: (entry) => setOpened({ dialog: 'remove', part: 'classes', entry }),
                })}
                rows={data.rules.classes}
                rowId={({ id }) => id}
                empty={null}
              />
            </section>
            <section className="min-w-0">
              <RulesHeading
                title="模式"
                count={data.rules.formats.length}
                action={<AddButton label="添加模式" onClick={() => setOpened({ dialog: 'format', known: null })} />}
              />
              <DataTable<DeckFormat>
                label="模式"
                columns={formatColumns({
                  onChange: (known) => setOpened({ dialog: 'format', known }),
                  onRemove: (entry) => setOpened({ dialog: 'remove', part: 'formats', entry }),
                })}
                rows={data.rules.formats}
                rowId={({ id }) => id}
                empty={null}
              />
            </section>
            <LimitsForm key={data.version} view={data} />
            {opened?.dialog === 'class' && <ClassDialog view={data} known={opened.known} onClose={close} />}
            {opened?.dialog === 'format' && <FormatDialog view={data} known={opened.known} onClose={close} />}
            {opened?.dialog === 'remove' && (
              <RemoveDialog view={data} part={opened.part} entry={opened.entry} onClose={close} />
            )}
          </div>
        )
      }
    </Loading>
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="sm" icon={<Plus size={14} />} onClick={onClick}>
      {label}
    </Button>
  );
}
