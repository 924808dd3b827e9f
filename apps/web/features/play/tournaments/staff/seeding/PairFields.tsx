import type { Participant } from '@pailei/domain/tournament/types';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { IconButton } from '../../../../../shared/ui/actions/IconButton.tsx';
import { Select } from '../../../../../shared/ui/forms/Select.tsx';

type Pairs = readonly (readonly [string, string])[];
type PairFieldsProps = { entrants: readonly Participant[]; pairs: Pairs; onChange: (pairs: Pairs) => void };

/** Named pairs that meet as late as possible. */
export function PairFields({ entrants, pairs, onChange }: PairFieldsProps) {
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const nameOf = (id: string) => entrants.find((entrant) => entrant.id === id)?.name ?? '';
  const options = [{ value: '', label: '选手' }, ...entrants.map(({ id, name }) => ({ value: id, label: name }))];
  const isPair = one !== '' && other !== '' && one !== other;
  const add = () => {
    onChange([...pairs, [one, other]]);
    setOne('');
    setOther('');
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Select label="分开" options={options} value={one} onChange={setOne} />
        <Select label="与" options={options} value={other} onChange={setOther} />
        <Button size="sm" disabled={!isPair} onClick={add}>
          <Plus size={16} />
          增加一对
        </Button>
      </div>
      {pairs.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {pairs.map(([a, b], index) => (
            <li key={`${a} ${b}`} className="flex items-center gap-1">
              {nameOf(a)} 与 {nameOf(b)}
              <IconButton
                label={`不再分开 ${nameOf(a)} 与 ${nameOf(b)}`}
                size="sm"
                onClick={() => onChange(pairs.filter((_, at) => at !== index))}
              >
                <X size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
