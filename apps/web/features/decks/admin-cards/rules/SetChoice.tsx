import { useState } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Checkbox } from '../../../../shared/ui/forms/Checkbox.tsx';
import { FieldGroup } from '../../../../shared/ui/forms/Field.tsx';
import { PickInput } from '../../../../shared/ui/forms/Input.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
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
  const [remembered, setRemembered] = useState(sets ?? []);
  const known = useSets().data?.map(({ set }) => set) ?? [];
  const choose = (next: string[]) => {
    setRemembered(next);
    onChange(next);
  };
  return (
    <FieldGroup label="系列" error={error}>
      <div>
        <Segmented
          label="系列"
          options={KINDS}
          value={sets === null ? 'all' : 'some'}
          onChange={(kind) => onChange(kind === 'all' ? null : remembered)}
        />
      </div>
      {sets !== null && (
        <>
          <ul className="grid max-h-44 grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-4 gap-y-0.5 overflow-y-auto rounded-control bg-sunken px-3 py-2">
            {[...new Set([...sets, ...remembered, ...known])].map((set) => (
              <li
                key={set}
                className="flex min-h-7 min-w-0 items-center gap-2 text-12 wrap-anywhere max-tablet:min-h-10"
              >
                <Checkbox
                  label={set}
                  checked={sets.includes(set)}
                  onChange={(isOn) => choose(isOn ? [...sets, set] : sets.filter((one) => one !== set))}
                />
                <span className="font-mono" aria-hidden="true">
                  {set}
                </span>
              </li>
            ))}
          </ul>
          <OtherSet onAdd={(set) => choose([...new Set([...sets, set])])} />
        </>
      )}
    </FieldGroup>
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
    <div className="flex items-center gap-2">
      <PickInput
        isCode
        className="flex-1"
        aria-label="目录里没有的系列"
        placeholder="目录里没有的系列"
        maxLength={40}
        value={text}
        onChange={setText}
        onEnter={add}
      />
      <Button disabled={set === ''} onClick={add}>
        添加系列
      </Button>
    </div>
  );
}
