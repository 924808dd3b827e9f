import { CircleAlert } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../shared/ui/Button.tsx';
import { Checkbox } from '../../../shared/ui/Checkbox.tsx';
import { Input } from '../../../shared/ui/Field.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { useSets } from './rules.api.ts';

type SetChoiceProps = {
  /** Null: all. */
  sets: string[] | null;
  error: string | undefined;
  onChange: (sets: string[] | null) => void;
};

const KINDS = [
  { value: 'all', label: '全部系列' },
  { value: 'some', label: '指定系列' },
] as const;

/** The sets whose cards a format allows; one that the catalogue does not have yet is typed. */
export function SetChoice({ sets, error, onChange }: SetChoiceProps) {
  const [kept, setKept] = useState(sets ?? []);
  const known = useSets().data?.map(({ set }) => set) ?? [];
  const choose = (next: string[]) => {
    setKept(next);
    onChange(next);
  };
  return (
    <div className="fld" role="group" aria-label="系列">
      <span className="fld__l">系列</span>
      <div>
        <Segmented
          label="系列"
          options={KINDS}
          value={sets === null ? 'all' : 'some'}
          onChange={(kind) => onChange(kind === 'all' ? null : kept)}
        />
      </div>
      {sets !== null && (
        <>
          <ul className="ac-choice">
            {[...new Set([...sets, ...kept, ...known])].map((set) => (
              <li key={set}>
                <Checkbox
                  label={set}
                  checked={sets.includes(set)}
                  onChange={(isOn) => choose(isOn ? [...sets, set] : sets.filter((one) => one !== set))}
                />
                <span className="mono" aria-hidden="true">
                  {set}
                </span>
              </li>
            ))}
          </ul>
          <OtherSet onAdd={(set) => choose([...new Set([...sets, set])])} />
        </>
      )}
      {error !== undefined && (
        <span className="fld__e" role="alert">
          <CircleAlert size={14} />
          {error}
        </span>
      )}
    </div>
  );
}

function OtherSet({ onAdd }: { onAdd: (set: string) => void }) {
  const [text, setText] = useState('');
  const set = text.trim().toUpperCase();
  const add = () => {
    if (set !== '') onAdd(set);
    setText('');
  };
  return (
    <div className="row">
      <Input
        className="mono flex-1"
        aria-label="目录里没有的系列"
        placeholder="目录里没有的系列"
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // in this field it adds the set, elsewhere it saves the form
          event.preventDefault();
          add();
        }}
      />
      <Button disabled={set === ''} onClick={add}>
        添加系列
      </Button>
    </div>
  );
}
