import { Plus } from 'lucide-react';
import { useState } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { DataTable } from '../../../shared/ui/DataTable.tsx';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { useRulesView } from '../../decks/parts/rules.api.ts';
import { ClassDialog } from './ClassDialog.tsx';
import { FormatDialog } from './FormatDialog.tsx';
import { LimitsForm } from './LimitsForm.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { classColumns, formatColumns } from './rules-columns.tsx';
import type { DeckClass, DeckFormat, RulesPart } from './rules.model.ts';

type Opened =
  | { deed: 'class'; known: DeckClass | null }
  | { deed: 'format'; known: DeckFormat | null }
  | { deed: 'remove'; part: RulesPart; entry: DeckClass | DeckFormat };

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
          <div className="stack ac-stack">
            <section>
              <Heading
                title="职业"
                count={data.rules.classes.length}
                addLabel="添加职业"
                onAdd={() => setOpened({ deed: 'class', known: null })}
              />
              <DataTable<DeckClass>
                label="职业"
                columns={classColumns({
                  onChange: (known) => setOpened({ deed: 'class', known }),
                  onRemove: (entry) => setOpened({ deed: 'remove', part: 'classes', entry }),
                })}
                rows={data.rules.classes}
                rowId={({ id }) => id}
                empty={null}
              />
            </section>
            <section>
              <Heading
                title="模式"
                count={data.rules.formats.length}
                addLabel="添加模式"
                onAdd={() => setOpened({ deed: 'format', known: null })}
              />
              <DataTable<DeckFormat>
                label="模式"
                columns={formatColumns({
                  onChange: (known) => setOpened({ deed: 'format', known }),
                  onRemove: (entry) => setOpened({ deed: 'remove', part: 'formats', entry }),
                })}
                rows={data.rules.formats}
                rowId={({ id }) => id}
                empty={null}
              />
            </section>
            <LimitsForm key={data.version} view={data} />
            {opened?.deed === 'class' && <ClassDialog view={data} known={opened.known} onClose={close} />}
            {opened?.deed === 'format' && <FormatDialog view={data} known={opened.known} onClose={close} />}
            {opened?.deed === 'remove' && (
              <RemoveDialog view={data} part={opened.part} entry={opened.entry} onClose={close} />
            )}
          </div>
        )
      }
    </Loading>
  );
}

type HeadingProps = { title: string; count: number; addLabel: string; onAdd: () => void };

/** Not in Song: what it names may be called anything. */
function Heading({ title, count, addLabel, onAdd }: HeadingProps) {
  return (
    <header className="ac-head">
      <h2>{title}</h2>
      <span className="num t3">{count}</span>
      <Button size="sm" icon={<Plus size={14} />} onClick={onAdd}>
        {addLabel}
      </Button>
    </header>
  );
}
