import { STANDINGS_PRESET_NAMES, TIEBREAKER_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import { presetOf, STANDINGS_PRESETS, type StandingsPreset } from '@pailei/domain/tournament/standings/presets';
import { TIEBREAKERS, type Tiebreaker } from '@pailei/domain/tournament/standings/types';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../shared/ui/actions/IconButton.tsx';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { SortableList } from '../../../../shared/ui/data/SortableList.tsx';
import { Select } from '../../../../shared/ui/forms/Select.tsx';
import { tiebreakOrder } from './standings.ts';

const OWN = 'own';
const PRESETS = Object.keys(STANDINGS_PRESETS) as StandingsPreset[];
const OPTIONS = [
  ...PRESETS.map((preset) => ({ value: preset, label: STANDINGS_PRESET_NAMES[preset] })),
  { value: OWN, label: '自定顺序' },
] as const;

type TiebreakerFieldsProps = {
  label: string;
  value: readonly Tiebreaker[];
  onChange: (tiebreakers: readonly Tiebreaker[]) => void;
};

/** The order of a table: a preset, or its parts in an order of one's own. */
export function TiebreakerFields({ label, value, onChange }: TiebreakerFieldsProps) {
  const [isOwn, setOwn] = useState(presetOf(value) === null);
  const chosen = isOwn ? OWN : (presetOf(value) ?? OWN);
  const choose = (option: StandingsPreset | typeof OWN) => {
    setOwn(option === OWN);
    if (option !== OWN) onChange(STANDINGS_PRESETS[option]);
  };
  return (
    <div className="grid gap-2">
      <div>
        <Select label={label} options={OPTIONS} value={chosen} onChange={choose} />
      </div>
      <p className="text-12 text-text-3">{tiebreakOrder(value)}</p>
      {chosen === OWN && <OwnOrder value={value} onChange={onChange} />}
    </div>
  );
}

function OwnOrder({ value, onChange }: Omit<TiebreakerFieldsProps, 'label'>) {
  const move = (id: string, to: number) => {
    const held = value.filter((each) => each === id);
    onChange(value.filter((each) => each !== id).toSpliced(to, 0, ...held));
  };
  const rest = TIEBREAKERS.filter((each) => !value.includes(each));
  return (
    <div className="grid gap-2">
      <SortableList label="同分排序" items={value.map((id) => ({ id, name: TIEBREAKER_NAMES[id] }))} onMove={move}>
        {({ id, name }, index, handle) => (
          <div className="flex items-center gap-1.5 bg-inherit">
            {handle}
            <span className="min-w-0 flex-1">
              {index + 1}. {name}
            </span>
            <IconButton label={`上移 ${name}`} disabled={index === 0} onClick={() => move(id, index - 1)}>
              <ArrowUp size={16} />
            </IconButton>
            <IconButton
              label={`下移 ${name}`}
              disabled={index === value.length - 1}
              onClick={() => move(id, index + 1)}
            >
              <ArrowDown size={16} />
            </IconButton>
            <IconButton label={`移除 ${name}`} onClick={() => onChange(value.filter((each) => each !== id))}>
              <X size={16} />
            </IconButton>
          </div>
        )}
      </SortableList>
      {rest.length > 0 && (
        <div>
          <Menu
            align="start"
            trigger={
              <Button variant="ghost" icon={<Plus size={16} />}>
                添加一项
              </Button>
            }
            items={rest.map((each) => ({
              label: TIEBREAKER_NAMES[each],
              onSelect: () => onChange([...value, each]),
            }))}
          />
        </div>
      )}
    </div>
  );
}
